import { parentPort, workerData } from 'node:worker_threads';
import { botOfPlan, gameOfPlan } from '../simulate/cast.ts';
import type { Cast } from '../simulate/plan.ts';
import { playBatch } from '../simulate/play.ts';
import type { BatchPlayed } from '../simulate/thread.ts';
import { winnersThatCount } from './forfeits.ts';
import type { MatchPlan } from './match-plan.ts';
import { type ProgramTable, programBot } from './program-bot.ts';
import { type PortEnd, ProgramPort } from './program-port.ts';

/** The input of a match's thread. */
export interface MatchThread {
  match: MatchPlan;
  end: PortEnd;
}

// A match's thread: a simulation's, with programs among the bots.
const { match, end }: MatchThread = workerData;
const cast = castOfMatch();
parentPort?.on('message', (batch: number) => {
  const played: BatchPlayed = { batch, figures: playBatch(match.plan, cast, batch) };
  parentPort?.postMessage(played);
});

function castOfMatch(): Cast {
  const { plan, commands, standIn, time } = match;
  const table: ProgramTable = {
    plan,
    game: gameOfPlan(plan),
    port: new ProgramPort(end),
    standIn: botOfPlan(plan, standIn),
    time,
    current: { deal: 0, rotation: 0 },
    seated: [],
  };
  return {
    game: table.game,
    bots: plan.bots.map((id, at) => (commands[at] === undefined ? botOfPlan(plan, id) : programBot(id, at, table))),
    listener: {
      begins(game) {
        table.current = game;
        table.seated = [];
      },
      ended(outcome) {
        const failed = table.seated.filter(({ hasFailed }) => hasFailed).map(({ seat }) => seat);
        for (const player of table.seated) player.over(outcome, failed);
        return winnersThatCount(plan, { ...table.current, winners: outcome.winners, failed });
      },
    },
  };
}
