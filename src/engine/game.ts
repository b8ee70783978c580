import type { OptionFields, Options } from './options.ts';
import type { Rng } from './rng.ts';
import type { Locale, Teller } from './text.ts';

/** A place in a running game, counted from 0 in playing order. */
export type Seat = number;

/** The viewer of a table: the player of a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/** The id of a rule in a game's book, such as `DA-15`. */
export type RuleId = `${string}-${number}`;

/**
 * A function of one game as the platform calls it: with a view, an event or a move whose type only the game knows. As a
 * method its parameters may be narrower than the platform's.
 */
export type OfGame<Call extends (...given: never[]) => unknown> = {
  call(...given: Parameters<Call>): ReturnType<Call>;
}['call'];

/** How a game ended: no winner in a lost co-operative game, several in a shared win. */
export interface Outcome {
  winners: Seat[];
  /** One number per seat, in games that score. */
  scores?: number[] | undefined;
}

/** How long bots wait for people before one of them makes a team move. */
export interface Rest {
  /** How long the open cards take to read, in ms. */
  reading: number;
  /** Whether there is a choice to make, not only a card to turn. */
  isChoice: boolean;
  /**
   * Seats that may act on their own before the team goes on. Bots do so first, and do not go on before connected people
   * have.
   */
  first: readonly Seat[];
  /** Whether the team goes on only when a connected person says so. */
  isPaused: boolean;
}

/** What a rule may use besides the state: random numbers, the table's time in ms, and an optional event listener. */
export interface RuleContext<Event> {
  rng: Rng;
  now: number;
  emit?: (event: Event) => void;
}

/**
 * The rules of one game with one pack of cards: pure functions over plain JSON data.
 * No function reads a clock or a random source of its own, and no state holds a function or a class.
 */
export interface Game<State = unknown, Move = unknown, Event = unknown, View = unknown> {
  id: string;
  /**
   * Real time: everybody acts at once against a clock, so a page may send a move before the previous one is answered.
   */
  realTime?: boolean;
  setup(seats: number, options: Options, context: RuleContext<Event>): State;
  /** Who can act now: one seat in turn games, several if all choose at once, none when the game is over. */
  toAct(state: State): readonly Seat[];
  /** All moves a seat can make, written into `moves` so that a playout allocates nothing. */
  legalMoves(state: State, seat: Seat, moves?: Move[]): Move[];
  /** Parses a move from outside; undefined if it does not have the shape of a move. */
  parseMove(raw: unknown): Move | undefined;
  /** Parses a move from the journal or record of an older version, in a form that pages may no longer send. */
  parseOldMove?(raw: unknown): Move | undefined;
  /** The rule that forbids a move, or undefined if it is legal. */
  refusal(state: State, seat: Seat, move: Move): RuleId | undefined;
  /** Whether a move may be legal although `legalMoves` never lists its kind: several cards at once, a chat phrase. */
  unlisted?(move: Move): boolean;
  /** If any player may make the next move for the team (a reveal, a decision): how long bots leave it to people. */
  rest?(state: State): Rest | undefined;
  /** Whether a move lets the team go on. Bots leave such moves to people who may act before it. */
  goesOn?(move: Move): boolean;
  /** The moves the platform makes when a player leaves and returns; only in games that react to it. */
  presence?: { gone: Move; back: Move };
  /** Moves that can be repeated without progress, such as dropping things: random bots rarely choose them. */
  idle?(move: Move): boolean;
  /** Changes the state in place; the caller has checked the move. */
  play(state: State, seat: Seat, move: Move, context: RuleContext<Event>): void;
  /** A deep copy; bots call it for every move they try. */
  clone(state: State): State;
  /** What this viewer may know, built field by field. */
  view(state: State, viewer: Viewer): View;
  /** Whether all viewers see the same, so that one view and one list of events serve all. */
  isOpen?: boolean;
  /**
   * Whether nothing is hidden, not even the order of a deck: dice are rolled when needed, and `sample` returns the
   * state.
   */
  hasNoSecrets?: boolean;
  /** The event as this viewer may see it; undefined if they must not see it at all. */
  viewEvent(event: Event, viewer: Viewer): Event | undefined;
  /** The event for somebody who joins or reconnects later, without cards covered since. Default: `viewEvent`. */
  retell?(event: Event, viewer: Viewer): Event | undefined;
  /** Whether cards open in `then` are covered in `now`, so that looking back must not show them. Default: never. */
  isCovered?(then: State, now: State): boolean;
  outcome(state: State): Outcome | undefined;
  /** The score of a finished game as the dungeon of the day, if the outcome's score is too coarse. */
  dailyScore?(state: State, seat: Seat): number;
  /**
   * Adds an event, as shown to this viewer, to what the viewer remembers beyond the view: plain JSON. Starts from
   * undefined; must not change the old knowledge.
   */
  remember?(knowledge: unknown, event: Event, viewer: Viewer): unknown;
  /**
   * A random state consistent with what this viewer sees and remembers, for bots that search. Each such state must be
   * as likely as under a real deal.
   */
  sample(view: View, viewer: Viewer, rng: Rng, knowledge?: unknown): State;
  /** When the clock must advance next, in the table's time; only in games with a clock. */
  deadline?(state: State): number | undefined;
  /** Called when the deadline is reached. */
  expire?(state: State, context: RuleContext<Event>): void;
  /** Calls `count` for each card an event shows or uses, for the statistics of a simulation. */
  tally?(event: Event, count: CountCard): void;
}

/** Counts a card, by its id, as seen or as used. */
export type CountCard = (card: string, what: 'seen' | 'used') => void;

/** A game before it is set up: its options, seats and packs. */
export interface Box<Pack = unknown> {
  id: string;
  seats: { min: number; max: number };
  options: OptionFields;
  standardPack: Pack;
  /** Parses a pack from outside, or lists everything that is wrong with it, in words. */
  checkPack(raw: unknown): PackCheck<Pack>;
  /** The game with the cards of this pack. */
  open(pack: Pack): Game;
  /** Turns its events into sentences of a language, with the names of the pack's cards. */
  teller(pack: Pack, locale: Locale): Teller;
  /** The pack's campaign, if the game has one. */
  campaign?(pack: Pack): Campaign;
}

/** A series of games, each leading to the next. The journey is the state kept between them: plain JSON. */
export interface Campaign<Journey = unknown> {
  begin(): Journey;
  /** What can be played next, one id each. */
  choices(journey: Journey): string[];
  /** The options a table needs for this choice. */
  optionsFor(journey: Journey, choice: string): Options;
  /** The journey after a game of this choice; `view` is the spectator's view of its last state. */
  after(journey: Journey, choice: string, view: unknown): Journey;
}

/** The result of checking a pack: the pack with advice, or its mistakes with their places. */
export type PackCheck<Pack> =
  | { kind: 'valid'; pack: Pack; advice?: PackMistake[] }
  | { kind: 'invalid'; mistakes: PackMistake[] };

/** One mistake in a pack: where (`dungeon[3].ap`) and what, in a sentence. */
export interface PackMistake {
  at: string;
  what: string;
}
