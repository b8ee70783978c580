declare module 'virtual:game-colours.css';

declare module 'virtual:icons/*' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: a virtual module of Vite has its address as default
  export default url;
  /** The names of the icons in it. */
  export const names: ReadonlySet<string>;
}

declare module 'virtual:pictures/*' {
  const pictures: { folder: string; names: ReadonlySet<string> };
  // biome-ignore lint/style/noDefaultExport: a virtual module of Vite has its pictures as default
  export default pictures;
}

declare module 'virtual:pictures/books' {
  const byGame: Readonly<Record<string, { folder: string; names: ReadonlySet<string> }>>;
  // biome-ignore lint/style/noDefaultExport: a virtual module of Vite has its pictures as default
  export default byGame;
}
