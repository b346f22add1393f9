/* What is wrong with a table as it is laid out: a list of [check, detail]. `wanted`: ids of things one may point at;
   `held`: how the ids of own things begin; `covered`: a sheet lies over the table, so only itself and the regions are looked at. */
async ([wanted, held, covered]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  /* a board that is laid out anew comes part by part */
  for (let i = 0; i < 4 || (i < 200 && !document.querySelector('.table[data-ready]')); i++) await frame()
  const faults = []
  const table = document.querySelector('.table')
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const box = (one) => one.getBoundingClientRect()
  const area = (r) => Math.max(0, r.right - r.left) * Math.max(0, r.bottom - r.top)
  const cut = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const inside = (a, b, by = 1) =>
    a.left >= b.left - by && a.top >= b.top - by && a.right <= b.right + by && a.bottom <= b.bottom + by
  const said = (one) => (one.dataset?.target ?? one.className?.baseVal ?? one.className) || one.tagName
  /** Asked once for each: there are thousands of questions. */
  const once = (ask, known = new Map()) => (one) => {
    if (!known.has(one)) known.set(one, ask(one))
    return known.get(one)
  }
  const styleOf = once((one) => getComputedStyle(one))
  const hides = once((one) => [styleOf(one).overflowX !== 'visible', styleOf(one).overflowY !== 'visible'])
  /** What is seen of a box through everything that cuts it off; `within` ends the way up. */
  const seen = (one, rect, ends = () => false) => {
    let left = cut(rect, room)
    for (let up = one.parentElement; up && !ends(up); up = up.parentElement) {
      const [x, y] = hides(up)
      if (!x && !y) continue
      const edge = box(up)
      left = cut(left, {
        left: x ? edge.left : -1e9,
        right: x ? edge.right : 1e9,
        top: y ? edge.top : -1e9,
        bottom: y ? edge.bottom : 1e9,
      })
    }
    return left
  }
  const scrolls = once((one) => {
    const style = styleOf(one)
    const [x, y] = [/auto|scroll/.test(style.overflowX), /auto|scroll/.test(style.overflowY)]
    return (x && one.scrollWidth > one.clientWidth + 1) || (y && one.scrollHeight > one.clientHeight + 1)
  })
  const hidden = once((one) => /inset\(50%/.test(styleOf(one).clipPath))
  const shortens = once((one) => styleOf(one).textOverflow === 'ellipsis' || /\d/.test(styleOf(one).webkitLineClamp))

  /* regions */
  const regions = {}
  for (const name of ['bar', 'seats', 'board', 'own', 'prompt', 'log']) {
    const all = document.querySelectorAll(`[data-region=${name}]`)
    if (all.length !== 1) faults.push(['regions', `${name} is there ${all.length} times`])
    if (all[0] && all[0].getClientRects().length > 0) regions[name] = box(all[0])
    else if (name !== 'log' || table.dataset.log === 'panel') faults.push(['regions', `${name} is not shown`])
  }
  for (const [name, rect] of Object.entries(regions)) {
    if (!inside(rect, room)) faults.push(['regions', `${name} is not on the screen`])
    if (covered) continue
    for (const [other, second] of Object.entries(regions))
      if (name < other && area(cut(shrunk(rect), shrunk(second))) > 4)
        faults.push(['regions', `${name} and ${other} overlap`])
  }
  function shrunk(r) {
    return { left: r.left + 5, top: r.top + 5, right: r.right - 5, bottom: r.bottom - 5 }
  }
  if (regions.prompt && table.dataset.mode !== 'low') {
    const high = parseFloat(getComputedStyle(table).getPropertyValue('--prompt'))
    if (Math.abs(regions.prompt.bottom - regions.prompt.top - high) > 1)
      faults.push(['regions', `the prompt is ${regions.prompt.height} high, not ${high}`])
  }

  /* no text is cut off or hangs over */
  const texts = document.createTreeWalker(covered ? document.querySelector('[data-region=log]') : table, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const holder = node.parentElement
    if (!node.data.trim() || holder.closest('svg, .skip, .visually-hidden, [data-name], [hidden], .ghost')) continue
    const ups = []
    for (let up = holder; up && up !== table; up = up.parentElement) ups.push(up)
    if (ups.some(hidden) || styleOf(holder).visibility === 'hidden') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rect = range.getBoundingClientRect()
    if (rect.width === 0) continue
    const short = `${node.data.trim().slice(0, 40)} in .${said(holder)}`
    const shortened = ups.find(shortens)
    if (shortened) {
      if (holder.matches('.ask b') && box(holder).bottom > box(shortened).bottom + 2) faults.push(['text', `${short} is cut`])
      continue
    }
    const region = holder.closest('[data-region]')
    const knob = holder.closest('button, .btn, .pill, .tag, .slot')
    if (knob && !inside(rect, box(knob), 2)) faults.push(['text', `${short} hangs over its button`])
    if (ups.some((one) => one !== region && scrolls(one)) || (region && scrolls(region))) continue
    if (region && !inside(rect, box(region), 2)) faults.push(['text', `${short} hangs over ${region.dataset.region}`])
    else if (area(seen(holder, rect)) < 0.85 * area(rect)) faults.push(['text', `${short} is cut off`])
  }
  if (covered) return faults

  /* one's own things */
  const own = document.querySelector('[data-region=own]') ?? document.createElement('div')
  for (const kind of held) {
    const things = [...table.querySelectorAll(`[data-target^="${kind}"]`)].filter((one) => one.getClientRects().length > 0)
    if (things.length === 0) faults.push(['own', `${kind} is nowhere`])
    if (things.some((one) => !own.contains(one))) faults.push(['own', `${kind} lies outside of one's own region`])
  }
  for (const one of own.querySelectorAll('*'))
    if (scrolls(one)) faults.push(['own', `.${said(one)} of one's own things must be scrolled`])
  for (const one of own.querySelectorAll('[data-target], [role=img]')) {
    const rect = box(one)
    if (area(rect) > 0 && area(seen(one, rect)) < 0.9 * area(rect)) faults.push(['own', `${said(one)} is cut off`])
  }

  /* what one may point at is visible, or one scroll away, and nothing lies over it */
  const all = [...table.querySelectorAll('[data-target]')].filter((one) => one.getClientRects().length > 0)
  const pages = document.querySelector('.dot, .lit, .glow, .fold > button') !== null
  for (const id of wanted)
    if (!pages && !all.some((one) => one.dataset.target === id)) faults.push(['targets', `${id} is nowhere`])
  for (const one of all.filter((each) => /legal|soft/.test(each.dataset.state))) {
    const ways = []
    for (let up = one.parentElement; up; up = up.parentElement) ways.push([up, up.scrollLeft, up.scrollTop])
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const moved = ways.filter(([up, x, y]) => Math.abs(up.scrollLeft - x) > 1 || Math.abs(up.scrollTop - y) > 1)
    if (moved.some(([up]) => !scrolls(up))) faults.push(['targets', `${said(one)} is hidden where nobody can scroll`])
    else if (moved.length > 1) faults.push(['targets', `${said(one)} is ${moved.length} scrolls away`])
    const rect = box(one)
    if (area(seen(one, rect)) < 0.75 * area(rect)) faults.push(['clipped', `${said(one)} is cut off`])
    const hit = [0.5, 0.25, 0.75].some((x) =>
      [0.5, 0.25, 0.75].some((y) => {
        const top = document.elementFromPoint(rect.left + rect.width * x, rect.top + rect.height * y)
        return top && (one.contains(top) || top.closest('[data-target]') === one)
      }),
    )
    if (!hit) faults.push(['overlap', `${said(one)} is covered`])
    if (Math.min(rect.width, rect.height) < 24) faults.push(['targets', `${said(one)} is smaller than a finger tip`])
    for (const [up, x, y] of ways) if (up.scrollLeft !== x || up.scrollTop !== y) up.scrollTo(x, y)
  }

  /* nothing lies over another thing: blocks of a board, and panels */
  const blocks = [...table.querySelectorAll('.seats > *, .boardarea .cell, .boardarea .deck, .boardarea .tile, .bank > *, .market > *, .centre > *, .rc > *, .own > *, .btns > *')]
    .filter((one) => one.getClientRects().length > 0 && styleOf(one).position !== 'absolute')
  for (let i = 0; i < blocks.length; i++)
    for (let j = i + 1; j < blocks.length; j++) {
      const [a, b] = [blocks[i], blocks[j]]
      if (a.parentElement !== b.parentElement) continue
      const [p, q] = [box(a), box(b)]
      if (area(cut(p, q)) > 0.12 * Math.min(area(p), area(q)) && area(p) > 0 && area(q) > 0)
        faults.push(['overlap', `${said(a)} and ${said(b)}`])
    }
  return faults
}
