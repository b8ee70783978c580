// Where a build has a game's painted pictures, tests have none.
// biome-ignore lint/style/noDefaultExport: a virtual module of Vite has its pictures as default
export default { folder: '', names: new Set<string>() };
