/** Where a file of the build lies: sounds and pictures name their game, so that a page can tell what each takes. */
export function assetName({ originalFileNames }: { originalFileNames: readonly string[] }): string {
  const [, game, kind] = /src\/games\/([\w-]+)\/(pictures|sounds)\//.exec(originalFileNames[0] ?? '') ?? [];
  return game === undefined ? 'assets/[name]-[hash][extname]' : `assets/${kind}-${game}-[name]-[hash][extname]`;
}
