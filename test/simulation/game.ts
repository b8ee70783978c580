import type { Bot } from '../../src/engine/bot.ts';
import type { Box, Game, RuleId, Seat } from '../../src/engine/game.ts';
import { elementAt } from '../../src/engine/list.ts';
import { pickStarter } from '../../src/engine/options.ts';
import type { Rng } from '../../src/engine/rng.ts';

/**
 * Two games in which every table fault shows. Each seat has a secret word, which is in no other seat's view; the view
 * has a digest of all moves so far, so that two orders give two views; and each move names the step at which it was
 * chosen, so that one carried out twice is detected. In `relay` people take turns of one to three moves, with an
 * optional clock; in `rush` everybody moves at any time, and the table says who is away.
 */
export interface RelayState {
  /** The number of moves made. */
  step: number;
  /** A digest of all of them in their order. */
  past: number;
  words: string[];
  turn: Seat;
  /** Moves left in this turn, and in the game. */
  turnLeft: number;
  left: number;
  gone: boolean[];
  /** When the turn passes on automatically; 0 without a clock. */
  deadline: number;
}

/** A move; `saw` is the step at which it was chosen, `mark` is the mover's own and new for each choice of a person. */
export type RelayMove =
  | { kind: 'keep' | 'draw' | 'show'; saw: number; mark: string }
  /** Made by the platform, in `rush`. */
  | { kind: 'gone' }
  | { kind: 'back' };

type RelayEvent =
  | { kind: 'kept' | 'late' | 'gone' | 'back'; seat: Seat }
  /** Another word, known only to its seat. */
  | { kind: 'drew'; seat: Seat; word: string }
  /** A word that becomes public. */
  | { kind: 'showed'; seat: Seat; word: string };

type RelayView = RelayState;

const HIDDEN = 'hidden';
const TURN_MS = 3000;
const KINDS = ['keep', 'draw', 'show'] as const;

/** The form of a secret word in any text. */
export const WORD = /W[0-9a-f]{12}/g;

function newWord(rng: Rng): string {
  const half = (): string =>
    rng
      .int(2 ** 24)
      .toString(16)
      .padStart(6, '0');
  return `W${half()}${half()}`;
}

function relay(realTime: boolean): Game<RelayState, RelayMove, RelayEvent, RelayView> {
  const canAct = (state: RelayState, seat: Seat): boolean => state.left > 0 && (realTime || state.turn === seat);
  return {
    id: realTime ? 'rush' : 'relay',
    ...(realTime && { realTime, presence: { gone: { kind: 'gone' }, back: { kind: 'back' } } }),
    setup(seats, options, { rng, now, emit }) {
      const words = Array.from({ length: seats }, () => newWord(rng));
      words.forEach((word, seat) => {
        emit?.({ kind: 'drew', seat, word });
      });
      const turn = pickStarter(options.starter, seats, rng);
      const deadline = options.clock === true ? now + TURN_MS : 0;
      const left = Number(options.moves);
      return { step: 0, past: 0, words, turn, turnLeft: 2, left, gone: words.map(() => false), deadline };
    },
    toAct: (state) =>
      realTime
        ? state.words.map((_, seat) => seat).filter((seat) => canAct(state, seat))
        : state.left > 0
          ? [state.turn]
          : [],
    legalMoves(state, seat, moves = []) {
      moves.length = 0;
      if (canAct(state, seat)) for (const kind of KINDS) moves.push({ kind, saw: state.step, mark: '' });
      return moves;
    },
    parseMove(raw) {
      if (typeof raw !== 'object' || raw === null || !('kind' in raw)) return undefined;
      const move = raw as RelayMove;
      if (move.kind === 'gone' || move.kind === 'back') return { kind: move.kind };
      const { kind, saw, mark } = move;
      return KINDS.includes(kind) && Number.isSafeInteger(saw) && typeof mark === 'string'
        ? { kind, saw, mark }
        : undefined;
    },
    refusal(state, seat, move): RuleId | undefined {
      if (state.left === 0) return 'SI-1';
      if (move.kind === 'gone') return state.gone[seat] ? 'SI-3' : undefined;
      if (move.kind === 'back') return state.gone[seat] ? undefined : 'SI-3';
      return canAct(state, seat) ? undefined : 'SI-2';
    },
    unlisted: (move) => 'mark' in move && move.mark !== '',
    play(state, seat, move, { rng, now, emit }) {
      note(state, `${seat} ${move.kind} ${'mark' in move ? move.mark : ''}`);
      if (move.kind === 'gone' || move.kind === 'back') {
        state.gone[seat] = move.kind === 'gone';
        emit?.({ kind: move.kind, seat });
        return;
      }
      if (move.kind === 'keep') emit?.({ kind: 'kept', seat });
      if (move.kind === 'show') emit?.({ kind: 'showed', seat, word: elementAt(state.words, seat) });
      if (move.kind !== 'keep') {
        state.words[seat] = newWord(rng);
        emit?.({ kind: 'drew', seat, word: elementAt(state.words, seat) });
      }
      state.left -= 1;
      state.turnLeft -= 1;
      if (state.turnLeft === 0) passOn(state, now);
    },
    clone: (state) => ({ ...state, words: [...state.words], gone: [...state.gone] }),
    view: ({ words, ...state }, viewer) => ({
      ...state,
      gone: [...state.gone],
      words: words.map((word, seat) => (seat === viewer || state.left === 0 ? word : HIDDEN)),
    }),
    viewEvent: (event, viewer) => (event.kind === 'drew' && event.seat !== viewer ? { ...event, word: HIDDEN } : event),
    outcome: ({ left, words, past }) => (left > 0 ? undefined : { winners: [Math.abs(past) % words.length] }),
    sample: ({ words, ...state }, _viewer, rng) => ({
      ...state,
      gone: [...state.gone],
      words: words.map((word) => (word === HIDDEN ? newWord(rng) : word)),
    }),
    deadline: ({ deadline, left }) => (deadline === 0 || left === 0 ? undefined : deadline),
    expire(state, { now, emit }) {
      note(state, 'clock');
      emit?.({ kind: 'late', seat: state.turn });
      passOn(state, now);
    },
  };
}

function note(state: RelayState, what: string): void {
  state.step += 1;
  for (const letter of what) state.past = (Math.imul(state.past, 33) ^ letter.charCodeAt(0)) | 0;
}

function passOn(state: RelayState, now: number): void {
  state.turn = (state.turn + 1) % state.words.length;
  state.turnLeft = 1 + (state.step % 3);
  if (state.deadline > 0) state.deadline = now + TURN_MS;
}

function boxOf(game: Game<RelayState, RelayMove, RelayEvent, RelayView>): Box {
  return {
    id: game.id,
    seats: { min: 2, max: 4 },
    options: {
      moves: { kind: 'choice', values: ['12', '30', '300'], byDefault: '30' },
      clock: { kind: 'switch', byDefault: false },
      starter: { kind: 'starter', byDefault: 'latest' },
    },
    standardPack: { format: 'undercroft-pack/1', game: game.id },
    checkPack: (raw) => ({ kind: 'valid', pack: raw }),
    open: () => game as Game,
    teller: () => ({ tell: () => undefined }),
  };
}

/** The boxes of both games. */
export const SIMULATED_BOXES: readonly Box[] = [boxOf(relay(false)), boxOf(relay(true))];

/** A bot that makes any move, and gets everything its seat may know. */
export const simulatedBot: Bot = {
  id: 'any',
  sit: () => ({
    see: () => undefined,
    choose: (_look, moves, rng) => moves[rng.int(moves.length)],
    pause: (rng) => 300 + rng.int(900),
  }),
};
