import type { OptionFields, Options } from './options.ts';
import type { Rng } from './rng.ts';
import type { Locale, Teller } from './text.ts';

/** A place in a running game, counted from 0 in playing order. */
export type Seat = number;

/** Whoever looks at a table: the player of a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** The id of a rule as a game's book has it, such as `DA-15`. */
export type RuleId = `${string}-${number}`;

/** How a game ended: nobody wins a lost co-operative game, several may share a win. */
export interface Outcome {
  winners: Seat[];
  /** One figure per seat, where the game counts them. */
  scores?: number[];
}

/** What people have time for before a bot makes a move that is the team's. */
export interface Rest {
  /** How long what lies open takes to read, in ms. */
  reading: number;
  /** Whether there is something to decide. */
  isChoice: boolean;
}

/** What a rule may use besides the state: chance, the table's time in ms, and an optional event listener. */
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
  /** Moves may be sent before the one before was answered: everybody acts at once against a clock. */
  realTime?: boolean;
  setup(seats: number, options: Options, context: RuleContext<Event>): State;
  /** Who can act now: one seat in turn games, several where all choose at once, none when it is over. */
  toAct(state: State): readonly Seat[];
  /** All moves a seat can make, filled into `moves` so that a playout allocates nothing. */
  legalMoves(state: State, seat: Seat, moves?: Move[]): Move[];
  /** Reads a move that came from outside; undefined where it is not even the shape of one. */
  parseMove(raw: unknown): Move | undefined;
  /** Reads a move of a journal or record of an older version, in a form that no page may send any more. */
  parseOldMove?(raw: unknown): Move | undefined;
  /** The rule that forbids a move, or undefined where it is legal. */
  refusal(state: State, seat: Seat, move: Move): RuleId | undefined;
  /** Whether a move may be legal though `legalMoves` never lists its kind: several cards at once, something said. */
  unlisted?(move: Move): boolean;
  /** Where the next move is the team's, whoever makes it (a reveal, a decision): what bots leave to people for a while. */
  rest?(state: State): Rest | undefined;
  /** The moves the platform makes when a player leaves and when they return; only games that react to it have them. */
  presence?: { gone: Move; back: Move };
  /** Moves that can be repeated without progress, such as dropping things: random bots choose them rarely. */
  idle?(move: Move): boolean;
  /** Changes the state in place; the caller has checked the move. */
  play(state: State, seat: Seat, move: Move, context: RuleContext<Event>): void;
  /** A deep copy; bots call it for every move they try. */
  clone(state: State): State;
  /** What this viewer may know, built field by field. */
  view(state: State, viewer: Viewer): View;
  /** Whether all see the same of the table and of what happens, so that everybody is shown what a spectator sees. */
  isOpen?: boolean;
  /** Whether nothing at all lies hidden, not even the order of a deck: chance is drawn as it is needed, and `sample` gives the state back. */
  hasNoSecrets?: boolean;
  /** The event as this viewer may see it, or undefined where it is none of theirs. */
  viewEvent(event: Event, viewer: Viewer): Event | undefined;
  /** The event as it may be told to who comes back later, without what was covered since; where missing, as `viewEvent`. */
  retell?(event: Event, viewer: Viewer): Event | undefined;
  /** Whether what lay open `then` has been covered by now, so that before the end nobody is shown it again; where missing, never. */
  isCovered?(then: State, now: State): boolean;
  outcome(state: State): Outcome | undefined;
  /** A state that looks the same to this viewer and is otherwise drawn by chance, for bots that search. */
  sample(view: View, viewer: Viewer, rng: Rng): State;
  /** When the clock itself must move, in the table's time; only games with a clock have it. */
  deadline?(state: State): number | undefined;
  /** The clock moves: what happens when the deadline has come. */
  expire?(state: State, context: RuleContext<Event>): void;
  /** Names each card an event shows or uses, so that a simulation can count them. */
  tally?(event: Event, count: CountCard): void;
}

/** Counts a card, by its id, as seen or as used. */
export type CountCard = (card: string, what: 'seen' | 'used') => void;

/** The box a game comes in: what can be said of it before anybody sits down. */
export interface Box<Pack = unknown> {
  id: string;
  seats: { min: number; max: number };
  options: OptionFields;
  standardPack: Pack;
  /** Reads a pack that came from outside, or says everything that is wrong with it, in words. */
  checkPack(raw: unknown): PackCheck<Pack>;
  /** The game as it is played with this pack. */
  open(pack: Pack): Game;
  /** Tells its events in a language, with the names of the pack's cards. */
  teller(pack: Pack, locale: Locale): Teller;
  /** The campaign of the pack's games, where the box has one. */
  campaign?(pack: Pack): Campaign;
}

/** Several games that lead from one to the next. A journey through them is plain JSON data, kept between the games. */
export interface Campaign<Journey = unknown> {
  begin(): Journey;
  /** What can be played next, each in a word. */
  choices(journey: Journey): string[];
  /** The options that a table of this choice must have. */
  optionsFor(journey: Journey, choice: string): Options;
  /** The journey after a game of this choice, of which a spectator saw this in the end. */
  after(journey: Journey, choice: string, view: unknown): Journey;
}

/** What a look at a pack found: the pack (and what may be better about it), or its mistakes with their places. */
export type PackCheck<Pack> =
  | { kind: 'sound'; pack: Pack; advice?: PackMistake[] }
  | { kind: 'unsound'; mistakes: PackMistake[] };

/** One mistake in a pack: where (`dungeon[3].ap`) and what, in a sentence. */
export interface PackMistake {
  at: string;
  what: string;
}
