/** The animals people can choose as their crest. Others get one by the number of their seat. */
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
