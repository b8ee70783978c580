import { elementAt } from '../../../engine/list.ts';
import type { PackHead, Printed } from '../../../engine/pack.ts';
import type { Bilingual } from '../../../engine/text.ts';

/** DD-1 The three sorts of card; each kind is named as in packs, moves and texts, and has its own rule. */
export const SPELLS = ['terror', 'transportation', 'transformation', 'invisibility'] as const;
export const TRAPS = ['lava', 'boulder'] as const;
export const CREATURES = [
  'dragon',
  'dwarf',
  'elf',
  'pixie',
  'human',
  'halfling',
  'medusa',
  'orc',
  'troll',
  'sprite',
  'goblin',
  'mimic',
] as const;
export const CARDS = [...SPELLS, ...TRAPS, ...CREATURES] as const;
export type CardId = (typeof CARDS)[number];

/** A kind of card, as its index in both `CARDS` and `pack.cards`; copies are identical. */
export type CardNumber = number;

/** The id of a kind of card. */
export function idOf(card: CardNumber): CardId {
  return elementAt(CARDS, card);
}

export const TERROR = 0;
export const TRANSPORTATION = 1;
export const TRANSFORMATION = 2;
export const INVISIBILITY = 3;
export const LAVA = 4;
export const BOULDER = 5;
export const DRAGON = 6;
export const DWARF = 7;
export const ELF = 8;
export const PIXIE = 9;
export const HUMAN = 10;
export const HALFLING = 11;
export const MEDUSA = 12;
export const ORC = 13;
export const TROLL = 14;
export const SPRITE = 15;
export const GOBLIN = 16;
export const MIMIC = 17;

/** Whether a card is a creature; spells and traps come before them in the list. */
export function isCreature(card: CardNumber | undefined): boolean {
  return card !== undefined && card >= DRAGON;
}

/** DD-1 How many cards one deck has. */
export const DECK_SIZE = 39;

/** What every card of a pack has; its effect follows from its kind. */
interface PrintedCard extends Printed {
  copies: number;
  flavour: Bilingual;
}

export interface SpellCard extends PrintedCard {
  kind: 'spell';
  id: (typeof SPELLS)[number];
}

export interface TrapCard extends PrintedCard {
  kind: 'trap';
  id: (typeof TRAPS)[number];
}

/** DD-21 A creature is worth its value; only the Mimic takes a neighbour's (DD-47). */
export interface CreatureCard extends PrintedCard {
  kind: 'creature';
  id: (typeof CREATURES)[number];
  value: number | 'neighbour';
}

export type DaysCard = SpellCard | TrapCard | CreatureCard;

/** The content of the box: one deck, as the 18 kinds in the order of `CARDS` with a number of copies each. */
export interface DaysPack extends PackHead<'days'> {
  cards: readonly DaysCard[];
}

/** The card of this kind in a pack. */
export function cardAt(pack: DaysPack, card: CardNumber): DaysCard {
  return elementAt(pack.cards, card);
}

/** The printed values by card number; 0 for cards without one. */
export function printedValues(pack: DaysPack): number[] {
  return pack.cards.map((card) => (card.kind === 'creature' && card.value !== 'neighbour' ? card.value : 0));
}
