/** The animals people can choose as their crest. Whoever has not chosen gets one by the place of their seat. */
export const CRESTS = [
  'wolf',
  'raven',
  'fox',
  'bear',
  'owl',
  'stag',
  'cat',
  'hedgehog',
  'boar',
  'hare',
  'lion',
  'eagle',
] as const;
export type Crest = (typeof CRESTS)[number];
