import type { Seat } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import type { Back, CardNumber, HeroNumber, ItemNumber, ScenarioId } from './content.ts';
import type { Quest } from './options.ts';

/** DT-31, DT-61, DT-5 The Backpack's slots, and pieces of one kind in a slot. */
export const SLOTS = 8;
export const EXTENDED_SLOTS = 7;
/** DT-65 The number of slots with Tonk, in Extended play too. */
export const TONKS_SLOTS = 9;
export const SLOT_PIECES = 3;
/** DT-64, DT-68 How many cards a Hero looks ahead. */
export const LOOK_AHEAD = 5;
/** DT-71 The most tokens one skill removes. */
export const MOST_TOKENS_REMOVED = 5;
/** DT-83 The longest hold, in ms. */
export const HOLD_MS = 60_000;
/** DT-39 How long a skill's user has for each choice before it becomes the team's, in ms. */
export const DECIDE_MS = 30_000;
/** DT-14 The countdown: from the last "ready" to the start of the clock, in ms. */
export const COUNTDOWN_MS = 3_000;

export type Phase = 'heroes' | 'ready' | 'adventure' | 'resolution' | 'over';

/** A Hero in play. */
export interface Hero {
  hero: HeroNumber;
  used: boolean;
}

export interface Player {
  hand: CardNumber[];
  /** DT-62 The Heroes to choose from, before the choice. */
  offered: HeroNumber[];
  hero?: Hero | undefined;
  ready: boolean;
  /** DT-25 Has said done. */
  done: boolean;
  /** DT-25, DT-83 Is away, and nobody waits for them. */
  away: boolean;
  /** DT-83 Has already held this reveal: pausing again blocks nobody. */
  held: boolean;
}

/** A seat's player, in a state or a view. */
export function playerAt<Someone>({ players }: { players: readonly Someone[] }, seat: Seat): Someone {
  return elementAt(players, seat);
}

/** DT-31 The contents of the Backpack, by kind of Item. */
export interface Backpack {
  cards: number[];
  tokens: number[];
}

/** DT-80 What applies to the next Mission or Adventure card. */
export interface NextMission {
  solved: boolean;
  /** Items that were named; a card that lists one is solved. */
  named: ItemNumber[];
  waived: number;
}

/**
 * The choice the Resolution phase waits for. `seat`: the user of a skill decides; without it, or once `passed`, any
 * player may.
 */
export type Pending =
  /** DT-36 Choose a reward. */
  | { kind: 'reward'; card: CardNumber; items: ItemNumber[]; refusable: boolean }
  /** DT-37 Choose the Items discarded with a failed card. */
  | { kind: 'failed'; card: CardNumber; items: ItemNumber[] }
  /** DT-67 Choose the listed Items a card is waived. */
  | { kind: 'waive'; card: CardNumber; count: number }
  /** DT-64 Choose which of the cards seen are discarded; the next one first. */
  | { kind: 'look-and-discard'; seat: Seat; passed?: true; cards: CardNumber[] }
  /** DT-68 Order the cards seen: those without a place yet, and those placed, the next one first. */
  | { kind: 'look-and-arrange'; seat: Seat; passed?: true; cards: CardNumber[]; placed: CardNumber[] }
  /** DT-67, DT-69 Pay Items from the Backpack one by one. */
  | { kind: 'pay'; seat: Seat; passed?: true; skill: 'waive' | 'exchange'; paid: number }
  /** DT-71 Remove tokens one by one. */
  | { kind: 'remove-tokens'; seat: Seat; passed?: true; removed: number }
  /** DT-69 Choose the token. */
  | { kind: 'exchange'; seat: Seat; passed?: true }
  /** DT-70 Name an Item. */
  | { kind: 'name-item'; seat: Seat; passed?: true };

/** DT-38 How it ended. */
export type Ending = 'won' | 'too-few-missions' | 'backpack-broke' | 'condition-not-met' | 'adventure-not-accomplished';

/** The part of a table that everybody sees as it is. */
export interface OpenTable {
  phase: Phase;
  quest: Quest;
  /** Missions to accomplish. */
  goal: number;
  /** The clock in ms, 0 for none. */
  clock: number;
  draw: 'auto' | 'manual';
  /** A table from before the second edition: its journal and record replay with the rulings of that time. */
  firstEdition?: true | undefined;
  handSize: number;
  /** DT-14 When the countdown ends and the clock starts; set once all are ready. */
  startsAt?: number | undefined;
  /** When the time is up. */
  endsAt?: number | undefined;
  backpack: Backpack;
  /** DT-4 Tokens that can still be gained. */
  supply: number[];
  completed: CardNumber[];
  /** DT-66 The failed card that can be returned; in the first edition none until another card failed. */
  lastFailed?: CardNumber | undefined;
  /** DT-53 The number of Missions accomplished when the Adventure was. */
  adventureAfter?: number | undefined;
  next: NextMission;
  /** DT-39 Counts reveals and choices; a decision names it, so that a late one is recognised. */
  moment: number;
  pending?: Pending | undefined;
  /** DT-39 When a choice of one player becomes the team's. */
  decideBy?: number | undefined;
  hold?: { seat: Seat; until: number } | undefined;
  /** DT-39 The player for whom nothing is revealed automatically, until the pause is lifted. */
  pausedBy?: Seat | undefined;
  ending?: Ending | undefined;
  /** DT-33 The piece that broke the Backpack. */
  brokenBy?: { item: ItemNumber; piece: 'card' | 'token' } | undefined;
}

export interface TimeState extends OpenTable {
  storyLog: boolean;
  /** The twelve Missions of this game. */
  missions: CardNumber[];
  players: Player[];
  /** The draw deck, the next card last. */
  deck: CardNumber[];
  /** The Story deck with its top card last; turned over at the end of the Adventure phase (DT-30). */
  story: CardNumber[];
  /** The discard pile, its top card last. */
  discard: CardNumber[];
  /** DT-84 Mission cards played. */
  missionsPlayed: number;
  slots: number;
  /** DT-65 Nine slots until a Mission is solved. */
  extraSlot: boolean;
  /** The failed cards, the last one last. */
  failed: CardNumber[];
  /** DT-30 The card revealed last. */
  told?: CardNumber | undefined;
}

/** DT-26 Phrases that can be said with one tap. */
export const SAYINGS = ['wait', 'now', 'careful', 'yes', 'no', 'thanks', 'nothing'] as const;
export type Saying = (typeof SAYINGS)[number];

/** DT-26 A callout: about an Item, or a phrase. */
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
  /** A player leaves, and nobody waits for them; any other move brings them back. */
  | { kind: 'away' }
  | { kind: 'back' }
  /** DT-30, DT-83 Reveals the next card, naming how many are left: of two at once, only one counts. */
  | { kind: 'reveal'; left: number }
  /** DT-81 Ends the phase after the last reveal. */
  | { kind: 'finish' }
  /** DT-39 Pauses the reveals, or lifts the pause. */
  | { kind: 'hold' }
  | { kind: 'release' }
  | Decision;

/**
 * A decision in the Resolution phase. It names its `moment`: one that arrives after another reveal, or after the choice
 * was made, is refused. Only moves of old journals and records have none.
 */
export type Decision = { moment?: number } /** Takes a token: a reward, or Garynor's. */ & (
  | { kind: 'take'; item: ItemNumber }
  | { kind: 'refuse' }
  /** DT-37 Discards Items with a failed card; sorted. */
  | { kind: 'drop'; items: readonly ItemNumber[] }
  /** DT-67 Waives these Items of a card; sorted. */
  | { kind: 'waive'; items: readonly ItemNumber[] }
  /** DT-62 Uses the skill of a Hero: the player's own, or another's through Ro's Thanir. */
  | { kind: 'use'; hero: HeroNumber }
  /** DT-64 Discards these of the cards seen, by index; sorted. */
  | { kind: 'sift'; places: readonly number[] }
  /** DT-68 The card at this index comes next. */
  | { kind: 'arrange'; place: number }
  | { kind: 'pay'; item: ItemNumber }
  | { kind: 'remove'; item: ItemNumber; from: 'backpack' | 'supply' }
  /** Stops paying or removing. */
  | { kind: 'enough' }
  | { kind: 'name'; item: ItemNumber }
);

/**
 * A choice in real time, as advice weighs it: a move, to wait, or to keep a card for a while although it was wanted.
 * `succeeded`: Missions of a play that were accomplished in the end.
 */
export type TimeChoice =
  | TimeMove
  | { kind: 'play'; cards: CardNumber[]; succeeded: readonly CardNumber[] }
  | { kind: 'wait' }
  | { kind: 'keep-back'; card: CardNumber; ms: number };

/** A card as an event shows it: its face, its back, or nothing. */
export type ShownCard = CardNumber | Back | 'face-down';

/** Why the Adventure phase ended. */
export type AdventureEnd = 'time-up' | 'all-done';

export type TimeEvent =
  | { kind: 'heroes-dealt'; offered: HeroNumber[][] }
  | { kind: 'hero-kept'; seat: Seat; hero: HeroNumber }
  | { kind: 'dealt'; seat: Seat; cards: ShownCard[] }
  | { kind: 'made-ready'; seat: Seat }
  /** DT-14 All are ready: the countdown starts. */
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
  /** `used` of `slots` are in use afterwards. */
  | { kind: 'packed'; item: ItemNumber; piece: 'card' | 'token'; used: number; slots: number }
  | { kind: 'accomplished'; card: CardNumber; spent: ItemNumber[]; solved: boolean }
  | { kind: 'failed'; card: CardNumber; missing: ItemNumber[] }
  | { kind: 'dropped'; seat: Seat; card: CardNumber; items: ItemNumber[] }
  /** Chosen by a seat, or the only possibility. */
  | { kind: 'waived'; seat?: Seat; card: CardNumber; items: ItemNumber[] }
  | { kind: 'effect-began'; card: CardNumber }
  /** Chosen by a seat, or the only possibility. */
  | { kind: 'reward-taken'; seat?: Seat; item: ItemNumber }
  | { kind: 'reward-refused'; seat: Seat }
  /** DT-69 The token that Garynor's Items were exchanged for. */
  | { kind: 'exchanged'; seat: Seat; item: ItemNumber }
  | { kind: 'no-reward-left'; card: CardNumber }
  /** DT-83 `until`: nobody can reveal the next card before. */
  | { kind: 'held'; seat: Seat; until?: number }
  | { kind: 'released'; seat: Seat; why: 'released' | 'time-up' | 'gone' }
  /** DT-39 A player has left a choice open too long: any player may make it now. */
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
  /** `untold`: the cards left in the Story when the Backpack broke, the next one first. */
  | {
      kind: 'game-over';
      ending: Ending;
      completed: number;
      goal: number;
      missions: CardNumber[];
      untold: CardNumber[];
    };

/** DT-40, DT-45 A campaign in progress: everything needed to continue weeks later. */
export interface Journey {
  /** DT-42 Whether it is played in Extended play, after it was won. */
  extended: boolean;
  /** What can be played next; none when the campaign is won. */
  next: ScenarioId[];
  /** Every game so far, in order. */
  played: CampaignGame[];
}

/** One game of a campaign. */
export interface CampaignGame {
  scenario: ScenarioId;
  won: boolean;
  completed: number;
  /** DT-61 It was played with 7 slots. */
  extended?: true;
  /** DT-91 The indices of its twelve Missions in the pack. */
  missions: number[];
}
