import type { Seat } from '../../../engine/game.ts';
import type { Back, CardNumber, HeroNumber, ItemNumber, ScenarioId } from './content.ts';
import type { Quest } from './options.ts';

/** DT-31, DT-61, DT-5 The Backpack's slots, and pieces of one kind in a slot. */
export const SLOTS = 8;
export const EXTENDED_SLOTS = 7;
/** DT-65 The slots there are with Tonk's, in Extended play too. */
export const TONKS_SLOTS = 9;
export const SLOT_PIECES = 3;
/** DT-64, DT-68 How far a Hero looks ahead. */
export const LOOK_AHEAD = 5;
/** DT-83 The longest hold, in ms. */
export const HOLD_MS = 60_000;
/** DT-39 How long a skill's user has for each choice before it is the team's, in ms. */
export const DECIDE_MS = 30_000;
/** DT-14 Three, two, one: from the last "ready" to the clock, in ms. */
export const COUNTDOWN_MS = 3_000;

export type Phase = 'heroes' | 'ready' | 'adventure' | 'resolution' | 'over';

/** A Hero on the table. */
export interface Hero {
  hero: HeroNumber;
  used: boolean;
}

export interface Player {
  hand: CardNumber[];
  /** DT-62 The Heroes to choose from, before the choice. */
  offered: HeroNumber[];
  hero?: Hero;
  ready: boolean;
  /** DT-25 Has said to be done. */
  done: boolean;
  /** DT-25, DT-83 Is away, and blocks nobody. */
  away: boolean;
  /** DT-83 Has held this reveal already. */
  held: boolean;
}

/** DT-31 What is in the Backpack, by kind of Item. */
export interface Backpack {
  cards: number[];
  tokens: number[];
}

/** DT-80 What waits for the next Mission or Adventure card. */
export interface NextMission {
  solved: boolean;
  /** Items that were named; listed on the card, they solve it. */
  named: ItemNumber[];
  waived: number;
}

/** What the Resolution phase waits for. `seat`: the user of a skill decides; without it, or once `passed`, any player may. */
export type Pending =
  /** DT-36 A reward is chosen. */
  | { kind: 'reward'; card: CardNumber; items: ItemNumber[]; refusable: boolean }
  /** DT-37 What is discarded with a failed card. */
  | { kind: 'failed'; card: CardNumber; items: ItemNumber[] }
  /** DT-67 Which listed Items a card is let off. */
  | { kind: 'waive'; card: CardNumber; count: number }
  /** DT-64 Which of the cards seen are discarded; the next one first. */
  | { kind: 'look-and-discard'; seat: Seat; passed?: true; cards: CardNumber[] }
  /** DT-68 The cards seen that have no place yet, and those that have, the next one first. */
  | { kind: 'look-and-arrange'; seat: Seat; passed?: true; cards: CardNumber[]; placed: CardNumber[] }
  /** DT-67, DT-69 Items leave the Backpack one by one. */
  | { kind: 'pay'; seat: Seat; passed?: true; skill: 'waive' | 'exchange'; paid: number }
  /** DT-71 Tokens leave the game one by one. */
  | { kind: 'remove-tokens'; seat: Seat; passed?: true; removed: number }
  /** DT-69 The token is chosen. */
  | { kind: 'exchange'; seat: Seat; passed?: true }
  /** DT-70 An Item is named. */
  | { kind: 'name-item'; seat: Seat; passed?: true };

/** DT-38 How it ended. */
export type Ending = 'won' | 'too-few-missions' | 'backpack-broke' | 'condition-not-met' | 'adventure-not-accomplished';

export interface TimeState {
  phase: Phase;
  quest: Quest;
  /** Missions to accomplish. */
  goal: number;
  /** The clock in ms, 0 for none. */
  clock: number;
  draw: 'auto' | 'manual';
  storyLog: boolean;
  /** The twelve Missions of this game. */
  missions: CardNumber[];
  players: Player[];
  handSize: number;
  /** The draw deck, the next card last. */
  deck: CardNumber[];
  /** The Story deck with its top card last; turned over at the end of the Adventure phase (DT-30). */
  story: CardNumber[];
  /** The discard pile, its top card last. */
  discard: CardNumber[];
  /** DT-84 Mission cards played. */
  missionsPlayed: number;
  /** DT-14 When three, two, one is over and the clock starts running; set once all are ready. */
  startsAt?: number;
  /** When the time is up. */
  endsAt?: number;
  slots: number;
  /** DT-65 Nine slots until a Mission is solved. */
  extraSlot: boolean;
  backpack: Backpack;
  /** DT-4 Tokens that can still be gained. */
  supply: number[];
  completed: CardNumber[];
  failed: number;
  /** DT-66 The last failed card, where it has not come back. */
  lastFailed?: CardNumber;
  /** DT-53 The Adventure was accomplished when this many Missions were. */
  adventureAfter?: number;
  next: NextMission;
  /** DT-39 Cards revealed and choices made so far: what a decision names, so that one that comes late is known. */
  moment: number;
  pending?: Pending;
  /** DT-39 When a choice that one player has left open becomes the team's. */
  decideBy?: number;
  hold?: { seat: Seat; until: number };
  /** DT-30 The card that was revealed last. */
  told?: CardNumber;
  ending?: Ending;
  /** DT-33 The piece that broke the Backpack. */
  brokenBy?: { item: ItemNumber; piece: 'card' | 'token' };
}

/** DT-26 What can be said with one tap. */
export const SAYINGS = ['wait', 'now', 'careful', 'yes', 'no', 'thanks', 'nothing'] as const;
export type Saying = (typeof SAYINGS)[number];

/** DT-26 A callout: about an Item, or a word. */
export type Call =
  | { kind: 'need'; item: ItemNumber; count: number }
  | { kind: 'have'; item: ItemNumber; count: number }
  /** "Take it as a reward." */
  | { kind: 'take'; item: ItemNumber }
  | { kind: 'say'; saying: Saying };

export type TimeMove =
  | { kind: 'keep'; hero: HeroNumber }
  | { kind: 'ready' }
  /** DT-20 Plays cards onto the Story deck, in this order. */
  | { kind: 'play'; cards: readonly CardNumber[] }
  /** DT-23 Discards cards and draws as many. */
  | { kind: 'discard'; cards: readonly CardNumber[] }
  | { kind: 'draw' }
  | { kind: 'done' }
  | { kind: 'undone' }
  | { kind: 'call'; call: Call }
  /** A player goes, and blocks nobody; any other move brings them back. */
  | { kind: 'away' }
  | { kind: 'back' }
  /** DT-30, DT-83 Reveals the next card, when so many are left: of two who do it at once, one turns it. */
  | { kind: 'reveal'; left: number }
  /** DT-81 Ends the phase after the last reveal. */
  | { kind: 'finish' }
  | { kind: 'hold' }
  | { kind: 'release' }
  | Decision;

/**
 * What is decided in the Resolution phase. Each names its moment, the card it is about: one that comes after another card
 * was revealed, or after the choice was made, is refused. Only moves of old journals and records name none.
 */
export type Decision = { moment?: number } /** Takes a token: a reward, or Garynor's. */ & (
  | { kind: 'take'; item: ItemNumber }
  | { kind: 'refuse' }
  /** DT-37 Discards Items with a failed card; sorted. */
  | { kind: 'drop'; items: readonly ItemNumber[] }
  /** DT-67 Lets a card off these Items; sorted. */
  | { kind: 'waive'; items: readonly ItemNumber[] }
  /** DT-62 Uses the skill of a Hero: one's own, or another's through Ro's Thanir. */
  | { kind: 'use'; hero: HeroNumber }
  /** DT-64 Discards these of the cards seen, by place; sorted. */
  | { kind: 'sift'; places: readonly number[] }
  /** DT-68 The card at this place comes next. */
  | { kind: 'arrange'; place: number }
  | { kind: 'pay'; item: ItemNumber }
  | { kind: 'remove'; item: ItemNumber; from: 'backpack' | 'supply' }
  /** Enough was paid or removed. */
  | { kind: 'enough' }
  | { kind: 'name'; item: ItemNumber }
);

/** A card as an event shows it: its face, its back, or nothing of it. */
export type ShownCard = CardNumber | Back | 'face-down';

/** Why the Adventure phase ended. */
export type AdventureEnd = 'time-up' | 'all-done';

export type TimeEvent =
  | { kind: 'heroes-dealt'; offered: HeroNumber[][] }
  | { kind: 'hero-kept'; seat: Seat; hero: HeroNumber }
  | { kind: 'dealt'; seat: Seat; cards: ShownCard[] }
  | { kind: 'made-ready'; seat: Seat }
  /** DT-14 All are ready: three, two, one. */
  | { kind: 'countdown'; startsAt: number }
  | { kind: 'clock-started'; startsAt: number; endsAt?: number }
  | { kind: 'played'; seat: Seat; cards: ShownCard[] }
  | { kind: 'discarded'; seat: Seat; cards: ShownCard[] }
  | { kind: 'drew'; seat: Seat; cards: ShownCard[] }
  | { kind: 'said-done'; seat: Seat }
  | { kind: 'took-back-done'; seat: Seat }
  | { kind: 'went-away'; seat: Seat }
  | { kind: 'came-back'; seat: Seat }
  | { kind: 'called'; seat: Seat; call: Call }
  | { kind: 'adventure-ended'; why: AdventureEnd }
  | { kind: 'revealed'; seat: Seat; card: CardNumber }
  /** `used` of `slots` are in use then. */
  | { kind: 'packed'; item: ItemNumber; piece: 'card' | 'token'; used: number; slots: number }
  | { kind: 'accomplished'; card: CardNumber; spent: ItemNumber[]; solved: boolean }
  | { kind: 'failed'; card: CardNumber; missing: ItemNumber[] }
  | { kind: 'dropped'; seat: Seat; card: CardNumber; items: ItemNumber[] }
  | { kind: 'waived'; seat: Seat; card: CardNumber; items: ItemNumber[] }
  | { kind: 'effect-began'; card: CardNumber }
  /** Chosen by a seat, or the only one that could be taken. */
  | { kind: 'reward-taken'; seat?: Seat; item: ItemNumber }
  | { kind: 'reward-refused'; seat: Seat }
  /** DT-69 The token that Garynor's Items were exchanged for. */
  | { kind: 'exchanged'; seat: Seat; item: ItemNumber }
  | { kind: 'no-reward-left'; card: CardNumber }
  | { kind: 'held'; seat: Seat; until: number }
  | { kind: 'released'; seat: Seat; why: 'released' | 'time-up' | 'gone' }
  /** DT-39 A player has left a choice open for too long: any player may make it now. */
  | { kind: 'passed-to-team'; seat: Seat }
  | { kind: 'skill-used'; seat: Seat; hero: HeroNumber; paid: ItemNumber[]; by?: HeroNumber }
  | { kind: 'looked'; seat: Seat; cards: ShownCard[] }
  | { kind: 'sifted'; seat: Seat; cards: CardNumber[] }
  | { kind: 'arranged'; seat: Seat }
  | { kind: 'paid'; seat: Seat; item: ItemNumber }
  | { kind: 'token-removed'; seat: Seat; item: ItemNumber; from: 'backpack' | 'supply' }
  | { kind: 'waiver-set'; seat: Seat; count: number }
  | { kind: 'item-named'; seat: Seat; item: ItemNumber }
  | { kind: 'slot-gained'; seat: Seat; slots: number }
  | { kind: 'slot-lost'; slots: number }
  | { kind: 'mission-returned'; seat: Seat; card: CardNumber }
  | { kind: 'backpack-broke'; item: ItemNumber; piece: 'card' | 'token' }
  /** `untold`: the cards of the Story that a broken Backpack left, the next one first. */
  | {
      kind: 'game-over';
      ending: Ending;
      completed: number;
      goal: number;
      missions: CardNumber[];
      untold: CardNumber[];
    };

/** DT-40, DT-45 A campaign on its way: all that must be kept to go on weeks later. */
export interface Journey {
  /** DT-42 Once won, the whole campaign can be played again in Extended play. */
  extended: boolean;
  /** What can be played next; none when the campaign is won. */
  next: ScenarioId[];
  /** Every game of it, the first one first. */
  played: CampaignGame[];
}

/** One game of a campaign. */
export interface CampaignGame {
  scenario: ScenarioId;
  won: boolean;
  completed: number;
  /** DT-61 It was played with 7 slots. */
  extended?: true;
  /** DT-91 The places of its twelve Missions in the pack. */
  missions: number[];
}
