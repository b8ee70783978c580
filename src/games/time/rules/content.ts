import { elementAt } from '../../../engine/list.ts';
import type { PackHead, Printed } from '../../../engine/pack.ts';
import type { Bilingual } from '../../../engine/text.ts';

/** DT-1 to DT-5 The contents of the box. */
export const ITEM_KINDS = 12;
export const ITEM_COPIES = 4;
export const TOKEN_COPIES = 2;
export const DECKS = 4;
export const DECK_SIZE = 12;
export const MISSIONS = DECKS * DECK_SIZE;
export const ADVENTURES = 4;
export const HEROES = 10;
/** DT-11 A game is played with this many Missions. */
export const GAME_MISSIONS = 12;

/** DT-1 A kind of Item, with the word forms that sentences need. */
export interface ItemKind extends Omit<Printed, 'flavour'> {
  /** The plural. */
  plural: Bilingual;
  /** One of it with its article: `a Sword`, `una Spada`. */
  one: Bilingual;
  /** It with its article: `the Sword`, `la Spada`. */
  the: Bilingual;
}

/** DT-3 The reward of a Mission; Items by id. Only `optional` may be refused. */
export type Reward =
  | { kind: 'none' }
  | { kind: 'mandatory'; item: string }
  | { kind: 'optional'; item: string }
  | { kind: 'either'; items: readonly string[] }
  | { kind: 'any' };

/** A card with flavour text. */
interface PrintedCard extends Printed {
  /** Shown in the Resolution phase, where there is time to read it. */
  flavour: Bilingual;
}

/** DT-2 A Mission: its needs (an Item listed twice means two of it) and its reward. */
export interface MissionCard extends PrintedCard {
  /** 1 to 4. */
  deck: number;
  needs: readonly string[];
  reward: Reward;
}

/** DT-63 to DT-72 Each Hero's skill, usable once; the Items it costs, by id. */
export const SKILLS = [
  'copy',
  'look-and-discard',
  'extra-slot',
  'return-failed',
  'waive',
  'look-and-arrange',
  'exchange',
  'name-item',
  'remove-tokens',
  'solve',
] as const;
export type Skill = (typeof SKILLS)[number];

export interface HeroCard extends PrintedCard {
  skill: Skill;
  /** Items that leave the Backpack for it, besides those a player chooses. */
  cost: readonly string[];
}

/** DT-56 The effect of an accomplished Adventure for the rest of the Resolution phase. */
export type AdventureEffect =
  /** A Mission that lists the same Item twice needs it only once. */
  | { kind: 'merge-duplicates' }
  /** A slot holds this many pieces. */
  | { kind: 'bigger-slots'; pieces: number }
  /** One Item of this kind replaces any one missing Item. */
  | { kind: 'stand-in'; item: string }
  /** In place of any printed reward, players take any Item, or none. */
  | { kind: 'free-rewards' };

/** DT-85 Possible requirements after the last reveal, besides enough Missions accomplished. */
export type VictoryCondition =
  /** The Adventure card has succeeded. */
  | { kind: 'adventure-accomplished' }
  /** The Backpack holds these Items. */
  | { kind: 'hold-items'; items: readonly string[] }
  /** At least this many slots are free. */
  | { kind: 'free-slots'; slots: number }
  /** At least this many Missions were accomplished after the Adventure card has succeeded. */
  | { kind: 'missions-after'; missions: number };

/** DT-50 The scroll that goes with an Adventure card; Missions by id. */
export interface AdventureScroll {
  story: Bilingual;
  missions: readonly string[];
  reputation: number;
  /** Missions to accomplish. */
  goal: number;
  /** All of these must hold; earlier packs have a single condition. */
  victory: readonly VictoryCondition[] | VictoryCondition;
}

/**
 * DT-54, DT-85 All conditions of a scroll. A list is complete. A single condition is the form of earlier packs, where
 * the Adventure card also had to succeed in every Adventure.
 */
export function victoryOf({ victory }: Pick<AdventureScroll, 'victory'>): readonly VictoryCondition[] {
  if (isList(victory)) return victory;
  const succeeds: VictoryCondition = { kind: 'adventure-accomplished' };
  return victory.kind === succeeds.kind ? [victory] : [succeeds, victory];
}

function isList(victory: AdventureScroll['victory']): victory is readonly VictoryCondition[] {
  return Array.isArray(victory);
}

export interface AdventureCard extends PrintedCard {
  needs: readonly string[];
  effect: AdventureEffect;
  scroll: AdventureScroll;
}

/** DT-40 to DT-43 The scenarios, in the order of the rulebook. */
export const SCENARIOS = [
  'training-grounds',
  'level-1',
  'my-first-dungeon',
  'level-2',
  'the-darkest-dungeon',
  'level-3',
  'unnatural-foes',
  'level-4',
  'good-luck',
  'the-book-of-fate',
] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** DT-44 Missions drawn at random from some decks together. */
export interface MissionDraw {
  decks: readonly number[];
  missions: number;
}

export interface Scenario {
  id: ScenarioId;
  name: Bilingual;
  flavour: Bilingual;
  draws: readonly MissionDraw[];
  /** DT-91 In a campaign it leaves out the Missions of the last won game of this scenario. */
  without?: ScenarioId;
  goal: number;
  /** DT-42 What can be played next in a campaign; empty if the campaign is won, missing outside of one. */
  afterWin?: readonly ScenarioId[];
  afterLoss?: readonly ScenarioId[];
}

/** The content of the box. */
export interface TimePack extends PackHead<'time'> {
  items: readonly ItemKind[];
  missions: readonly MissionCard[];
  heroes: readonly HeroCard[];
  adventures: readonly AdventureCard[];
  scenarios: readonly Scenario[];
}

/** A kind of Item, as its index in `pack.items`; the four cards and two tokens of a kind are alike. */
export type ItemNumber = number;
/** A Hero, as its index in `pack.heroes`. */
export type HeroNumber = number;
/** A card: Items come first, as their `ItemNumber`, then the Missions, then the Adventures. */
export type CardNumber = number;

/** DT-13 The possible backs of a card. */
export const BACKS = ['item', 'mission', 'adventure'] as const;
export type Back = (typeof BACKS)[number];

/** How long a card is shown in the Resolution phase, in ms: a Mission has needs and a text to read. */
const SHOW_MS: Readonly<Record<Back, number>> = { item: 1_300, mission: 4_600, adventure: 4_600 };
/** How long turning over the Story is shown, in ms. */
export const TURNED_MS = 3_000;
/** The average time of a card, and the maximum for all of them together; decisions and pauses come on top. */
const AVERAGE_SHOW_MS = 2_060;
const LONGEST_SHOW_MS = 72_000;

/**
 * The factor on a card's time in a Story of this many cards: a long Story goes faster, and never takes more than a
 * minute and a half.
 */
export function showPace(cards: number): number {
  return Math.min(1, LONGEST_SHOW_MS / (AVERAGE_SHOW_MS * Math.max(1, cards)));
}

/** How long a revealed card is shown before the next one, in ms, in a Story of this many cards. */
export function showTime(card: CardNumber, cards: number): number {
  return Math.round(SHOW_MS[backOf(card)] * showPace(cards));
}

/** All kinds of Item. */
export const ALL_KINDS: readonly ItemNumber[] = Array.from({ length: ITEM_KINDS }, (_, item) => item);

/** How many card numbers there are. */
export const CARD_NUMBERS = ITEM_KINDS + MISSIONS + ADVENTURES;

/** DT-13 The back of a card. */
export function backOf(card: CardNumber): Back {
  if (card < ITEM_KINDS) return 'item';
  return card < ITEM_KINDS + MISSIONS ? 'mission' : 'adventure';
}

/** The card of the Mission at an index of `pack.missions`. */
export function missionCard(place: number): CardNumber {
  return ITEM_KINDS + place;
}

/** The index of a Mission's card in `pack.missions`. */
export function missionPlace(card: CardNumber): number {
  return card - ITEM_KINDS;
}

/** The card of the Adventure at an index of `pack.adventures`. */
export function adventureCard(place: number): CardNumber {
  return ITEM_KINDS + MISSIONS + place;
}

/** The index of an Adventure's card in `pack.adventures`. */
export function adventurePlace(card: CardNumber): number {
  return card - ITEM_KINDS - MISSIONS;
}

/** A card as it is printed. */
export function printedOn(pack: TimePack, card: CardNumber): ItemKind | MissionCard | AdventureCard {
  switch (backOf(card)) {
    case 'item':
      return elementAt(pack.items, card);
    case 'mission':
      return elementAt(pack.missions, missionPlace(card));
    case 'adventure':
      return elementAt(pack.adventures, adventurePlace(card));
  }
}

/** DT-50 The Mission cards that an Adventure's scroll names. */
export function missionsOnScroll(pack: TimePack, { missions }: AdventureScroll): CardNumber[] {
  return missions.map((id) => missionCard(pack.missions.findIndex((mission) => mission.id === id)));
}

/** DT-44 All Mission cards of some decks. */
export function missionsInDecks({ missions }: TimePack, decks: readonly number[]): CardNumber[] {
  return missions.flatMap(({ deck }, place) => (decks.includes(deck) ? [missionCard(place)] : []));
}
