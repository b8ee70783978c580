/** Opening a table, in English. */
export const en = {
  title: (game: string) => `A table for ${game}`,
  opening: 'Opening the table…',
  failed: 'Can’t reach the server right now. You can still play on one device.',
  again: 'Try again',
};
