// Where a build has the address of a sprite, tests have none.
// biome-ignore lint/style/noDefaultExport: a virtual module of Vite has its address as default
export default '';
