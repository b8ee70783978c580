import { elementAt } from '../../src/engine/list.ts';
import { fastRng } from '../../src/engine/rng.ts';
import { factsOf, GAME_IDS } from '../../src/games/catalogue.ts';
import { sqliteJournal } from '../../src/journal/sqlite/journal.ts';
import { newHouse } from '../../src/server/house.ts';
import { hexDigest } from '../../src/table/digest.ts';
import type { House } from '../../src/table/house.ts';
import { openTable } from '../../src/table/lobby/opening.ts';
import { Referee } from '../../src/table/referee.ts';
import { median } from '../measure.ts';

const MOVES = 200;
const HOST = hexDigest('00'.repeat(16));
const LONGEST = GAME_IDS.reduce((one, other) =>
  factsOf(other).door.minutes > factsOf(one).door.minutes ? other : one,
);

/** The time to load a table with 200 moves of the longest game. */
export async function reloadMs(folder: string): Promise<number> {
  const journal = sqliteJournal(folder);
  const house = newHouse({
    journal,
    report: (trouble) => {
      throw trouble;
    },
  });
  const code = await playedTable(house);
  const times: number[] = [];
  for (let again = 0; again < 25; again++) {
    const startedAt = performance.now();
    await Referee.load(house, code);
    times.push(performance.now() - startedAt);
  }
  await journal.close();
  return median(times);
}

/** A table where random bots have made `MOVES` moves; if their game ends sooner, another is played. */
async function playedTable(house: House): Promise<string> {
  for (;;) {
    const host = { name: 'Host', secretHash: HOST };
    const opened = await openTable(house, { game: LONGEST, host, bots: ['random', 'random', 'random'], start: true });
    if (opened.kind === 'error') throw new Error(opened.code);
    const referee = await Referee.load(house, opened.code);
    if (referee !== undefined && (await playOn(referee))) return opened.code;
  }
}

async function playOn(referee: Referee): Promise<boolean> {
  const { table } = referee;
  const chance = fastRng(MOVES);
  for (let made = 0; made < MOVES; made++) {
    const { game, play } = table;
    if (play === undefined || play.outcome !== undefined) return false;
    const seat = elementAt(game.toAct(play.state), 0);
    const moves = game.legalMoves(play.state, seat);
    const request = { kind: 'move', seen: table.seq, move: elementAt(moves, chance.int(moves.length)) } as const;
    await referee.submit({ requester: { kind: 'bot', seat }, key: String(made), request });
  }
  return true;
}
