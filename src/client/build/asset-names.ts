/** The path of a file in the build: sounds and pictures include their game, so that a page can measure each. */
export function assetName({ originalFileNames }: { originalFileNames: readonly string[] }): string {
  const [, game, kind] = /src\/games\/([\w-]+)\/(pictures|sounds)\//.exec(originalFileNames[0] ?? '') ?? [];
  return game === undefined ? 'assets/[name]-[hash][extname]' : `assets/${kind}-${game}-[name]-[hash][extname]`;
}
