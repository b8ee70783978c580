import { botsFor } from '../../bots/index.ts';
import { elementAt } from '../../engine/list.ts';
import type { OptionFields, Options } from '../../engine/options.ts';
import { factsOf, type GameId, usualBot } from '../../games/catalogue.ts';
import { findBox } from '../../games/index.ts';
import { offered } from '../../games/kit.ts';
import type { LabParts } from '../../games/lab.ts';
import type { Given } from '../command.ts';
import { valueFor } from '../command.ts';
import { type Planned, packOf, planOf } from '../simulate/plan-from-arguments.ts';
import type { LabPlan, LevelPair } from './plan.ts';
import { FEWEST_DEALS } from './statistics.ts';

/** The share of games for each part. Cards get most: there are many, and each is measured separately. */
const SHARES = { table: 0.15, levels: 0.1, cards: 0.75 };
/** The cost of a game with a searching bot, in games with others. */
const COST_OF_THOUGHT = 40;
/** The minimum, however few games were requested. */
const FEWEST = 2;

/** Makes the plan of a lab from the arguments. */
export function labPlanOf(given: Given, game: GameId, parts: LabParts): Planned<LabPlan> {
  const planned = planOf(given, { bots: ({ id }) => [usualBot(id) ?? ''], seats: parts.seats, games: parts.games });
  if (planned.kind !== 'planned') return planned;
  const { plan, threads } = planned;
  const box = findBox(game);
  if (box === undefined) throw new Error(`a planned game has a box, and ${game} has none`);
  const against = valueFor(given, 'against') === undefined ? undefined : packOf(given, box, 'against');
  if (against?.kind === 'unreadable') return { kind: 'failure', sentence: against.sentence };
  const packs = { mine: plan.pack, ...(against && { other: against.pack }) };
  const sides = against === undefined ? 1 : 2;
  const games = plan.deals / sides;
  const swaps = parts.open(plan.pack).swaps;
  const cards = swaps.reduce((sum, swap) => sum + swap.cards.length, 0);
  return {
    kind: 'planned',
    threads,
    plan: {
      game,
      packs,
      seats: plan.seats,
      options: firstBegins(plan.options, box.options, given),
      isTogether: plan.isTogether,
      seed: plan.seed,
      bot: elementAt(plan.bots, 0),
      tableDeals: atLeast(games * SHARES.table),
      // Each card of each experiment is played in this many deals.
      swapDeals: swaps.map(() => atLeast((games * SHARES.cards) / cards)),
      levels: levelsOf(game, plan.deals * SHARES.levels, { isShort: plan.deals < parts.games }),
    },
  };
}

function atLeast(deals: number): number {
  return Math.max(FEWEST, Math.round(deals));
}

/** The first seat begins, unless the options say otherwise: drawing lots would hide the advantage of beginning. */
function firstBegins(options: Options, fields: OptionFields, given: Given): Options {
  const named = (given.values.get('options') ?? []).map((pair) => pair.split('=')[0]);
  const starters = Object.entries(fields).filter(([name, { kind }]) => kind === 'starter' && !named.includes(name));
  return { ...options, ...Object.fromEntries(starters.map(([name]) => [name, 0])) };
}

/** Each selectable level against the one below; in a short lab without those that would have too few games. */
function levelsOf(game: GameId, games: number, { isShort }: { isShort: boolean }): LevelPair[] {
  const choices = offered(factsOf(game).bots).map(({ id }) => id);
  const ladder = botsFor(game).filter(({ id }) => choices.includes(id));
  const pairs = ladder.slice(1).map((stronger, below) => {
    const cost = stronger.thinks === undefined ? 1 : COST_OF_THOUGHT;
    const paid = Math.round(games / 2 / (ladder.length - 1) / cost);
    return {
      weaker: elementAt(ladder, below).id,
      stronger: stronger.id,
      deals: isShort ? paid : Math.max(paid, FEWEST_DEALS),
    };
  });
  return pairs.filter(({ deals }) => deals >= FEWEST_DEALS);
}
