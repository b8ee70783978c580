import type { Bot, BotPlayer } from '../../../engine/bot.ts';
import { elementAt } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { CardNumber, ItemNumber, TimePack } from '../rules/content.ts';
import { lookUp } from '../rules/lookup.ts';
import type { TimeEvent, TimeMove } from '../rules/state.ts';
import type { TimeView } from '../rules/view.ts';
import { PATIENCE, restAfter, thinkAdventure, thinkMeanwhile } from './adventure.ts';
import { lacking } from './foresight.ts';
import { newMemory, passThought, remember, type Strength, settle, stillness } from './memory.ts';
import type { Mind } from './mind.ts';
import { believe } from './mind.ts';
import { thinkResolution } from './resolution.ts';

/** A team partner: plays from what it sees, hears and remembers, at the pace of a person. */
function partner(id: string, level: Strength): Bot<TimeView, TimeMove, TimeEvent> {
  return { id, sit: (seat, pack) => sitDown(level, newMemory(seat), lookUp(pack as TimePack)) };
}

/**
 * Remembers nearly everything, at the pace of a person who knows the game: four of these win level 1 about four times
 * in five.
 */
export const carefulTime = partner('careful', { forgets: 6, pace: 3_400 });
/** Remembers everything, and is a little quicker: four of these win level 1 nineteen times in twenty, and level 4 three times in five. */
export const cunningTime = partner('cunning', { forgets: 0, pace: 3_000 });
/** Forgets sometimes, and is slower. */
export const forgetfulTime = partner('forgetful', { forgets: 8, pace: 4_500 });

function sitDown(
  level: Strength,
  memory: Mind['memory'],
  lookup: Mind['lookup'],
): BotPlayer<TimeView, TimeMove, TimeEvent> {
  const mind: Mind = { lookup, level, memory, idle: 0, rest: 0, isStill: false, last: 'nothing' };
  return {
    see: (event) => remember(memory, event),
    pause: (rng) => pauseOf(mind, rng),
    act: (look, moves, rng) => act(mind, look(), moves, rng),
    choose: (look, moves, rng) => {
      // Asked for a move at once, it must not wait.
      memory.waits = 0;
      mind.rest = 0;
      const idea = act(mind, look(), moves, rng);
      return (idea && among(moves, idea)) ?? otherwise(moves);
    },
  };
}

/** Thoughts without a word or a card at the table after which it says something, and without a card until it plays one. */
const STILL = 2;
const CARDLESS = 6;
/** The longest pause between two thoughts, in ms. */
const LONGEST_PAUSE = 5_200;

function act(mind: Mind, view: TimeView, moves: readonly TimeMove[], rng: Rng): TimeMove | undefined {
  settle(mind.memory, mind.level, { rng, recall: (mission, still) => recalled(mind, view, { mission, still }) });
  passThought(mind.memory);
  if (mind.memory.waits > 0) {
    mind.memory.waits -= 1;
    return undefined;
  }
  if (mind.memory.mindful > 0) mind.memory.mindful -= 1;
  mind.isStill = view.phase === 'adventure' && stillness(mind.memory) >= STILL;
  if (view.phase === 'adventure' && mind.memory.cardless >= CARDLESS) {
    mind.rest = 0;
    mind.idle = Math.max(mind.idle, PATIENCE);
  }
  const isResting = view.phase === 'adventure' && mind.rest > 0;
  mind.rest -= isResting ? 1 : 0;
  const move = isResting ? thinkMeanwhile(mind, view) : think(mind, view, moves);
  if (move?.kind === 'play' || move?.kind === 'discard') mind.rest = restAfter(view);
  mind.last = move === undefined ? 'nothing' : move.kind === 'call' ? 'call' : 'move';
  // Resting does not count as idle.
  if (!isResting || move !== undefined) mind.idle = move === undefined || move.kind === 'call' ? mind.idle + 1 : 0;
  return move;
}

function think(mind: Mind, view: TimeView, moves: readonly TimeMove[]): TimeMove | undefined {
  switch (view.phase) {
    case 'heroes':
    case 'ready':
      return moves[0];
    case 'adventure':
      return thinkAdventure(mind, view);
    case 'resolution':
      return thinkResolution(mind, view, moves);
    case 'over':
      return undefined;
  }
}

/** A human-like pause: usually near the normal one, sometimes much longer; talking is quicker than playing. */
function pauseOf({ level, last }: Mind, rng: Rng): number {
  const spread = (rng.int(1000) + rng.int(1000) + rng.int(1000) - 1500) / 1000;
  const usual = last === 'call' ? level.pace * 0.4 : level.pace;
  return Math.min(LONGEST_PAUSE, Math.round(usual * Math.exp(spread * 0.7)));
}

/** The legal move that matches an idea; for several cards at once, the first of them. */
function among(moves: readonly TimeMove[], idea: TimeMove): TimeMove | undefined {
  const one = idea.kind === 'play' || idea.kind === 'discard' ? { ...idea, cards: idea.cards.slice(0, 1) } : idea;
  const wanted = JSON.stringify(one);
  return moves.find((move) => JSON.stringify(move) === wanted);
}

/** If a move must be made without an idea: the least harmful one. */
function otherwise(moves: readonly TimeMove[]): TimeMove {
  return moves.find(({ kind }) => kind === 'done' || kind === 'undone' || kind === 'reveal') ?? elementAt(moves, 0);
}

/**
 * Trusts a player who plays a Mission: if it lacks something as far as the bot remembers, and the Story has that many
 * more cards than it remembers, those are the forgotten ones. `still`: cards of the Story that it has seen but not
 * thought about.
 */
function recalled(
  mind: Mind,
  view: TimeView,
  { mission, still }: { mission: CardNumber; still: number },
): ItemNumber[] {
  const missing = lacking(mind.lookup, believe(mind, view), mission);
  return missing.length <= view.story.size - mind.memory.story.length - still ? missing : [];
}
