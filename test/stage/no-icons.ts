// Tests have no sprite.
// biome-ignore lint/style/noDefaultExport: a virtual module of Vite has its address as default
export default '';
