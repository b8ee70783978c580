/** Where the people of a table are: each somewhere, all in one room, or at one device. */
export const WAYS = ['online', 'room', 'here'] as const;
export type Way = (typeof WAYS)[number];

/** The words of the sheet on which a table is made. */
export interface CreateText {
  title(game: string): string;
  ways: string;
  way: Record<Way, string>;
  wayHint: Record<Way | 'hereAlone', string>;
  pace: string;
  paces: Record<'live' | 'slow', string>;
  paceHint: Record<'live' | 'slow', string>;
  bots: string;
  noBots: string;
  upTo(players: number): string;
  noBotsHint: string;
  /** On one device nobody comes later. */
  noBotsHereHint: string;
  botsHint(players: number): string;
  level: string;
  open: Record<Way, string>;
  opening: string;
  failed: string;
}
