import type { Box } from '../../engine/game.ts';
import { elementAt } from '../../engine/list.ts';
import { usualBot } from '../../games/catalogue.ts';
import type { Given } from '../command.ts';
import type { SimulationPlan } from '../simulate/plan.ts';
import { numberOf, type Planned, planOf, unknownBot } from '../simulate/plan-from-arguments.ts';

/** A match: a simulation in which some bots are programs. Plain data, for threads. */
export interface MatchPlan {
  plan: SimulationPlan;
  /** The command of each bot that is a program. */
  commands: readonly (string | undefined)[];
  /** The bot that plays for a failed program, so that its game comes to an end. */
  standIn: string;
  /** How long a program may take for a decision, in ms. */
  time: number;
}

/** With programs games are slow: each deal is a separate batch. */
const DEALS_PER_BATCH_OF_PROGRAMS = 1;
const USUAL_TIME = 1000;

/** Makes the plan of a match from the arguments. */
export function matchOf(given: Given): Planned<MatchPlan> {
  const time = numberOf(given, 'time', { least: 1, most: 3_600_000 }) ?? USUAL_TIME;
  if (typeof time === 'string') return { kind: 'misuse', sentence: time };
  const planned = planOf(given, { bots: (box) => botsOfMatch(given.files, box), seats: 2 });
  if (planned.kind !== 'planned') return planned;
  const { plan, threads } = planned;
  const commands = plan.bots.map((bot) => (isCommand(bot) ? bot : undefined));
  return {
    kind: 'planned',
    plan: {
      plan: hasPrograms({ commands }) ? { ...plan, dealsPerBatch: DEALS_PER_BATCH_OF_PROGRAMS } : plan,
      commands,
      standIn: usualBot(plan.game) ?? elementAt(plan.bots, 0),
      time,
    },
    threads,
  };
}

function botsOfMatch(typed: readonly string[], box: Box): string[] | string {
  for (const bot of typed) {
    const wrong = isCommand(bot) ? undefined : unknownBot(bot, box);
    if (wrong !== undefined) return `${wrong} A program is a command with a space or a slash: ./my-bot`;
  }
  return [...typed];
}

/** Whether a program plays in a match. */
export function hasPrograms({ commands }: Pick<MatchPlan, 'commands'>): boolean {
  return commands.some((command) => command !== undefined);
}

/** Names of bots are one word; a command has a path or arguments. */
function isCommand(bot: string): boolean {
  return /[\s/]/.test(bot);
}
