import { elementAt } from '../../../engine/list.ts';
import type { Counting } from '../rules/board/score.ts';
import { CARDS, type CardId, type DaysPack, printedValues } from '../rules/content.ts';
import type { SpriteRule } from '../rules/state.ts';

/** The value of a pack's cards and days to a bot, in points. */
export interface Appraisal extends Counting {
  /** The value of a card in hand, by number. */
  held: readonly number[];
  /** The value of a card to be drawn. */
  drawn: number;
  /** The value of an average creature, relative to the pack that the tuned figures were found with. */
  scale: number;
}

/** The share of a creature's printed value that it has in hand. */
const IN_HAND = 0.75;

/**
 * The further value of a card in hand, in points: its effect, and how easily it finds a day. Tuned by games between
 * such bots, with the pack that `TUNED` describes.
 */
const EFFECT: Readonly<Record<CardId, number>> = {
  terror: 4,
  transportation: 4.5,
  transformation: 4,
  invisibility: 1,
  lava: 2,
  boulder: 1,
  dragon: 0.25,
  dwarf: -0.5,
  elf: -1,
  pixie: -2.75,
  human: -0.25,
  halfling: 5,
  medusa: 1,
  orc: -0.75,
  troll: 0.25,
  sprite: -1,
  goblin: 4.5,
  mimic: 1.5,
};

/** DD-45 With additive Sprites, a Sprite has its whole value. */
const SPRITE_THAT_ADDS = 1;

/** The pack these figures were found with: its average creature, its average card in hand, and a card to be drawn. */
const TUNED = { creature: 96 / 29, held: 107.5 / 39, drawn: 3.2 };

/** The appraisal of a pack. */
export function appraise(pack: DaysPack, sprite: SpriteRule): Appraisal {
  const values = printedValues(pack);
  let [value, creatures] = [0, 0];
  for (const [card, { kind, copies }] of pack.cards.entries()) {
    if (kind !== 'creature' || CARDS[card] === 'mimic') continue;
    value += elementAt(values, card) * copies;
    creatures += copies;
  }
  const scale = creatures === 0 ? 0 : value / creatures / TUNED.creature;
  const held = CARDS.map((card, number) => {
    const effect = card === 'sprite' && sprite === 'adds' ? SPRITE_THAT_ADDS : EFFECT[card];
    return IN_HAND * elementAt(values, number) + effect * scale;
  });
  const cards = pack.cards.reduce((sum, { copies }) => sum + copies, 0);
  const average = pack.cards.reduce((sum, { copies }, card) => sum + elementAt(held, card) * copies, 0) / cards;
  return { values, sprite, held, drawn: (TUNED.drawn * average) / TUNED.held, scale };
}

/** Appraisals of a pack for both rules of Sprites. */
export function appraisals(pack: DaysPack): Readonly<Record<SpriteRule, Appraisal>> {
  return { adds: appraise(pack, 'adds'), covers: appraise(pack, 'covers') };
}
