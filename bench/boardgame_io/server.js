// boardgame.io with the benchmark's trivial game: seats take turns to say `next`.
// node server.js memory|files FOLDER: prints its address when it listens on a free port.
const { Server, FlatFile, Origins } = require('boardgame.io/server')

const trivial = {
  name: 'trivial',
  setup: () => ({ done: 0 }),
  moves: {
    next: ({ G }) => {
      G.done += 1
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
}

async function main() {
  const [kind = 'memory', folder = ''] = process.argv.slice(2)
  const db = kind === 'files' ? new FlatFile({ dir: folder, logging: false }) : undefined
  const server = Server({ games: [trivial], db, origins: [Origins.LOCALHOST] })
  const running = await server.run({ port: 0 })
  console.log(`listening at http://127.0.0.1:${running.appServer.address().port}`)
}

main()
