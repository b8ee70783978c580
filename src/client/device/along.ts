/** Tables this page followed to with a tap: their people are ready. */
export const along = new Set<string>();
