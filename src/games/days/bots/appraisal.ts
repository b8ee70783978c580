import type { Counting } from '../rules/board/score.ts';
import { CARDS, type CardId, type DaysPack, printedValues } from '../rules/content.ts';
import type { SpriteRule } from '../rules/state.ts';

/** What cards and days of a pack are worth to a bot, in points. */
export interface Appraisal extends Counting {
  /** The worth of a card in hand, by number. */
  held: readonly number[];
  /** The worth of a card to be drawn. */
  drawn: number;
  /** The printed value of an average creature, by which everything that is no printed value is measured. */
  typical: number;
}

/** Of a creature's printed value, what it is worth while it is still in hand. */
const IN_HAND = 0.75;

/**
 * What else a card in hand is worth, in values of an average creature: its effect, and how easily it finds a day. Tuned
 * by playing such bots against each other.
 */
const EFFECT: Readonly<Record<CardId, number>> = {
  terror: 1.2,
  transportation: 1.35,
  transformation: 1.2,
  invisibility: 0.3,
  lava: 0.6,
  boulder: 0.3,
  dragon: 0.07,
  dwarf: -0.15,
  elf: -0.3,
  pixie: -0.83,
  human: -0.08,
  halfling: 1.5,
  medusa: 0.3,
  orc: -0.23,
  troll: 0.07,
  sprite: -0.3,
  goblin: 1.35,
  mimic: 0.45,
};

/** DD-45 Where Sprites add, a Sprite is worth its whole value. */
const SPRITE_THAT_ADDS = 0.3;

/** A card that is drawn can be chosen for when it fits, so it is worth more than the average card in hand. */
const CHOICE = 1.16;

/** The appraisal of a pack. */
export function appraise(pack: DaysPack, sprite: SpriteRule): Appraisal {
  const values = printedValues(pack);
  let [value, creatures] = [0, 0];
  for (const [card, { kind, copies }] of pack.cards.entries()) {
    if (kind !== 'creature' || CARDS[card] === 'mimic') continue;
    value += values[card] * copies;
    creatures += copies;
  }
  const typical = creatures === 0 ? 0 : value / creatures;
  const held = CARDS.map((card, number) => {
    const effect = card === 'sprite' && sprite === 'adds' ? SPRITE_THAT_ADDS : EFFECT[card];
    return IN_HAND * values[number] + effect * typical;
  });
  const cards = pack.cards.reduce((sum, { copies }) => sum + copies, 0);
  const average = pack.cards.reduce((sum, { copies }, card) => sum + held[card] * copies, 0) / cards;
  return { values, sprite, held, drawn: CHOICE * average, typical };
}

/** Appraisals of a pack for both rules of Sprites. */
export function appraisals(pack: DaysPack): Readonly<Record<SpriteRule, Appraisal>> {
  return { adds: appraise(pack, 'adds'), covers: appraise(pack, 'covers') };
}
