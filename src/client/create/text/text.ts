/** The texts of opening a table. */
export interface CreateText {
  title(game: string): string;
  opening: string;
  failed: string;
  again: string;
}
