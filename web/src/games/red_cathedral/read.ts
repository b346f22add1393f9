/**
 * From the game's view to the table as it is drawn. No rule is worked out here: sums of what the view says, and
 * names.
 */
import { MATERIALS } from './draw'
import type { Bench, City, Ivan, IvanCard, Landing, Model, Section, Side } from './model'
import type { Bundle, CathedralComponents, CathedralView, ViewMove, ViewSection, ViewSide } from './view'

const PERMITS = 6

function section(one: ViewSection, colours: string[], seats: number, variant: number): Section {
  const units = MATERIALS.flatMap((kind) => Array<string>(one.needs[kind] ?? 0).fill(kind))
  const any = one.owner !== null && one.owner >= seats
  let anything = any ? units.length - (one.missing.any ?? 0) : 0
  const left: Bundle = { ...one.missing }
  const diamonds: Bundle = { ...one.substitutes }
  // those still missing are the last of their kind
  const open = units.map((kind, i) => {
    if (one.state === 'unclaimed') return true
    if (any) return anything-- <= 0
    const later = units.slice(i).filter((other) => other === kind).length
    return later <= (left[kind] ?? 0)
  })
  const slots = units.map((kind, i) => {
    const diamond = !open[i] && (diamonds[kind] ?? 0) > 0
    if (diamond) diamonds[kind]!--
    return { kind, done: !open[i], diamond }
  })
  return {
    id: one.id,
    kind: one.type,
    card: one.card,
    slots,
    rp: one.rp,
    rubles: one.rubles,
    tile: one.tile,
    owner: one.owner === null ? null : colours[one.owner]!,
    finished: one.state === 'finished',
    available: one.available,
    ornament: one.ornament
      ? { colour: colours[one.ornament.owner]!, jewels: one.ornament.jewels.map((jewel) => `${jewel}_jewel`) }
      : null,
    variant,
  }
}

function landing(
  die: string,
  extra: number,
  space: number,
  dice: number,
  gives: Bundle,
  side: ViewSide | undefined,
  supply: Bundle,
): Landing {
  const [kind = 'rp', amount = 0] = Object.entries(gives)[0] ?? []
  let fits = amount
  if (side && (MATERIALS as readonly string[]).includes(kind)) fits = Math.min(amount, side.room, supply[kind] ?? 0)
  if (side && kind === 'permit') fits = Math.min(amount, PERMITS - side.permits)
  return { die, extra, space: space - 1, dice, kind, amount, fits: Math.max(0, fits) }
}

function side(one: ViewSide, parts: CathedralComponents): Side {
  const benches: Bench[] = one.workshop.map((bench) => ({
    name: bench.space,
    colour: bench.space.split('-')[0]!,
    cost: bench.cost,
    effect: bench.tile && bench.up ? parts.workshop_tiles[bench.tile]!.effect : null,
    down: bench.tile !== null && !bench.up,
    banner: one.banners.white.includes(bench.space),
  }))
  const { count, cards } = one.objectives
  return {
    number: one.side + 1,
    seat: one.seat,
    colour: one.colour,
    rp: one.pos,
    pp: one.pp,
    rubles: one.rubles,
    goods: one.inventory,
    covering: one.banners.inventory,
    outside: one.banners.outside - one.banners.white.length,
    finished: one.finished,
    benches,
    pieces: one.pieces,
    permits: one.permits,
    contractors: one.contractors,
    specialist: one.specialist,
    tools: one.tokens.map((token) => parts.specialist_tokens[token]!.tool).sort(),
    objectives: cards ?? Array<null>(count).fill(null),
    services: Object.entries(one.services).flatMap(([name, n]) => Array<string>(n).fill(name)),
  }
}

function ivan(view: CathedralView, parts: CathedralComponents): Ivan | null {
  if (!view.ivan) return null
  const effects = new Map(Object.values(parts.solitaire_cards).map((row) => [row.name.toLowerCase(), row.effect]))
  const goods: Record<string, Bundle> = { inventory: view.ivan.inventory, construction: view.ivan.construction }
  const cards: IvanCard[] = view.ivan.cards.map(({ card, die }) => ({
    id: card,
    effect: effects.get(card) ?? '',
    die,
    goods: goods[card] ?? {},
    current: view.ivan!.card === card,
  }))
  return { cards }
}

function cities(view: CathedralView, parts: CathedralComponents, colours: string[]): City[] {
  const rings = new Map(parts.contractors.city.map((city) => [city.name.toLowerCase().replaceAll(' ', '_'), city.ring]))
  return (view.map?.cities ?? []).map((city) => ({
    name: city.city,
    ring: rings.get(city.city) ?? 0,
    stands: city.stands,
    closed: !city.open,
    people: city.contractors.flatMap((n, i) => Array<string>(n).fill(colours[i]!)),
    price: city.cost,
  }))
}

function effects(view: CathedralView, parts: CathedralComponents): Model['effects'] {
  const few = view.sides.length < 3
  const entries = <T, U>(rows: Record<string, T>, of: (row: T) => U) =>
    Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, of(row)]))
  return {
    objective: entries(parts.objectives, (row) => (few && row.effect_2p) || row.effect),
    service: entries(parts.services, (row) => row.effect),
    section: entries(parts.cathedral_cards, (row) =>
      MATERIALS.flatMap((kind) => Array<string>(Number(row[kind] ?? 0)).fill(kind)),
    ),
  }
}

export function read(view: CathedralView, parts: CathedralComponents): Model {
  const colours = view.sides.map((one) => one.colour)
  const seats = view.sides.filter((one) => one.seat !== null).length
  const { market } = view
  const active = view.sides[view.active]
  const move = (one: ViewMove) => landing(one.die, one.extra, one.space, one.dice, one.gives, active, view.supply)
  const stood = market.landed === null ? undefined : market.spaces[market.landed - 1]
  const times = stood?.dice.length ?? 0
  const there: Bundle = Object.fromEntries(Object.entries(stood?.gives ?? {}).map(([kind, n]) => [kind, n * times]))
  return {
    contractors: view.options.contractors,
    towers: view.towers.map((tower) => ({
      number: tower.tower,
      sections: tower.sections.map((one, i) =>
        section(one, colours, seats, tower.tower - 1 + (one.type === 'dome' ? 0 : i)),
      ),
      city: tower.city,
      complete: tower.complete,
      value: tower.worth,
      presence: tower.presence
        .map((count, i) => ({ colour: colours[i]!, count }))
        .filter((one) => one.count > 0)
        .sort((a, b) => b.count - a.count),
      pawn: tower.pawn,
    })),
    market: {
      tiles: market.spaces.map((space) => parts.resource_tiles[space.tile]!.per_die),
      dice: Object.entries(market.dice).map(([colour, die]) => ({ colour, value: die.value, space: die.space - 1 })),
      cards: market.cards.map((card) => ({
        id: card.card,
        guild: card.group,
        actions: card.actions.map((action) => ({
          effect: action.effect,
          once: action.repeat === 'once',
          spent: action.used,
        })),
      })),
      landings: market.moves.map(move),
      moved: market.moved ?? view.ivan?.die ?? null,
      landed: market.landed === null ? null : market.landed - 1,
      offer:
        market.moved && market.landed !== null
          ? landing(market.moved, 0, market.landed, times, there, active, view.supply)
          : null,
    },
    sides: view.sides.map((one) => side(one, parts)),
    marks: view.track.marks,
    supply: view.supply,
    foreman: view.guild.foreman,
    cities: cities(view, parts, colours),
    stands: Object.fromEntries(
      (view.map?.stands ?? []).map(({ stand, token }) => [
        stand,
        token ? { token, ...parts.specialist_tokens[token]! } : null,
      ]),
    ),
    bonuses: parts.contractors.bonus.map((bonus) => bonus.effect),
    services: Object.entries(view.guild.services).flatMap(([name, n]) => Array<string>(n).fill(name)),
    objectivesLeft: view.options.guild === 'scribes' ? view.guild.objectives : null,
    sectionsLeft: view.options.guild === 'architects' ? view.guild.sections.deck : null,
    drawn: [
      ...(view.drawn ?? []).map((id) => ({ kind: 'objective' as const, id })),
      ...view.guild.sections.drawn.map((id) => ({ kind: 'section' as const, id })),
    ],
    effects: effects(view, parts),
    ivan: ivan(view, parts),
  }
}
