declare module 'virtual:icons/*' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: a virtual module of Vite has its address as default
  export default url;
}

declare module 'zzfx' {
  export function zzfx(...parameters: readonly (number | undefined)[]): unknown;
}
