/** Made by `boards.ts` of the build. */
declare module 'virtual:boards' {
  const boards: Record<string, () => Promise<import('./lib/games').Brought>>
  export default boards
}
