import type { Crest } from '../../../protocol/crests.ts';

/** The pictures of crests, by their names at game-icons.net. */
export const CREST_ICONS: Readonly<Record<Crest, string>> = {
  wolf: 'wolf-head',
  raven: 'bird-twitter',
  fox: 'fox',
  bear: 'bear-head',
  owl: 'owl',
  stag: 'stag-head',
  cat: 'cat',
  hedgehog: 'hedgehog',
  boar: 'boar',
  hare: 'rabbit-head',
  lion: 'lion',
  eagle: 'eagle-head',
};
