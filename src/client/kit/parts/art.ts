/** A game's painted pictures, as listed by `virtual:pictures/...`. */
export interface PaintedPictures {
  folder: string;
  names: ReadonlySet<string>;
}

/** The pictures of tables. `fetch` is there once a table is open. */
export const art: {
  /** Not yet asked for. */
  wanted: PaintedPictures[];
  /** By address; kept, so that the browser keeps them too. */
  decoded: Map<string, HTMLImageElement>;
  fetch?: () => void;
} = { wanted: [], decoded: new Map() };

/** Has the pictures fetched and decoded with the next table that opens, or at once if one is open. */
export function fetchWithTable(pictures: PaintedPictures): PaintedPictures {
  art.wanted.push(pictures);
  art.fetch?.();
  return pictures;
}
