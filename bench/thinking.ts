import { makeCommandsReady } from '../scripts/build.js';
import { botsFor } from '../src/bots/index.ts';
import { elementAt } from '../src/engine/list.ts';
import { GAME_IDS } from '../src/games/catalogue.ts';
import { memoryJournal } from '../src/journal/memory.ts';
import { newHouse } from '../src/server/house.ts';
import { thinkThreads } from '../src/server/think-threads.ts';
import { hexDigest } from '../src/table/digest.ts';
import { LoadedTables } from '../src/table/loaded-tables.ts';
import { openTable } from '../src/table/lobby/opening.ts';
import { percentile } from './measure.ts';
import { report } from './verdict.ts';

// Whether tables wait while bots think: people move at 200 tables, first while no bot thinks, then while searching bots
// play at 50 others, each game's in turn. A move's time runs from when it is due, so a blocked event loop counts.
const TABLES = 200;
const THINKING = 50;
const SECONDS = 20;
/** The interval of a person's moves, in ms. */
const PERSON_MS = 1000;

const thinkers = GAME_IDS.flatMap((game) =>
  botsFor(game).flatMap(({ id, thinks }) => (thinks === undefined ? [] : [{ game, bot: id }])),
);
const threads = thinkThreads(new URL('./think-thread.js', await makeCommandsReady()));
if (thinkers.length === 0 || threads === undefined) throw new Error('a bot thinks, in a built thread');

const thoughts: number[] = [];
let [failed, late] = [0, 0];
const house = newHouse({
  journal: memoryJournal(),
  report: (trouble) => {
    failed += 1;
    if (failed <= 3) console.error(trouble);
  },
  async think(request, signal) {
    const startedAt = performance.now();
    const place = await threads.think(request, signal);
    if (place === undefined) late += 1;
    else thoughts.push(performance.now() - startedAt);
    return place;
  },
});
const tables = new LoadedTables(house, { botPace: 900, graceMs: 8000, idleMs: 60_000 });
const secret = 'ab'.repeat(32);
const secretHash = hexDigest(secret);
let isOver = false;

/** Plays one game after another at a table: its person makes any legal move some time after the start of their turn. */
async function keepPlaying(
  { game: played, bot }: { game: string; bot: string },
  moved: (ms: number) => void,
): Promise<void> {
  while (!isOver) {
    const host = { name: 'Ann', secretHash };
    const opened = await openTable(house, { game: played, host, bots: [bot, bot], start: true });
    if (opened.kind === 'error') throw new Error(opened.code);
    const loaded = await tables.hold(opened.code);
    if (loaded === undefined) throw new Error('the table was just opened');
    const { referee } = loaded;
    for (let number = 0; !isOver; number++) {
      const due = performance.now() + PERSON_MS * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      const { play, game, lobby, seq } = referee.table;
      if (play === undefined || play.outcome !== undefined) break;
      const seat = lobby.seats.indexOf(0);
      const [move] = game.legalMoves(play.state, seat);
      if (move === undefined) continue;
      const request = { kind: 'move' as const, seen: seq, move };
      await referee.submit({ requester: { kind: 'person', secretHash }, key: `move-${number}`, request });
      moved(performance.now() - due);
    }
    tables.release(opened.code);
  }
}

async function measured(): Promise<number[]> {
  const times: number[] = [];
  collect = (ms) => times.push(ms);
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  // Moves answered later belong to no measurement, and would end up after the sorted ones.
  collect = () => undefined;
  return times.sort((one, other) => one - other);
}

let collect: (ms: number) => void = () => undefined;
const { game } = elementAt(thinkers, 0);
const playing = Array.from({ length: TABLES }, () => keepPlaying({ game, bot: 'careful' }, (ms) => collect(ms)));
const alone = await measured();
for (let table = 0; table < THINKING; table++)
  playing.push(keepPlaying(elementAt(thinkers, table % thinkers.length), () => undefined));
const beside = await measured();
isOver = true;
await Promise.all(playing);
await tables.close();
threads.close();

thoughts.sort((one, other) => one - other);
const compared = `${TABLES} tables, and ${THINKING} more whose bots think`;
report(
  'thinking',
  compared,
  [
    { name: 'a move while nobody thinks, 99%', figure: percentile(alone, 0.99), unit: 'ms' },
    { name: 'a move beside tables that think, half', figure: percentile(beside, 0.5), unit: 'ms' },
    { name: 'a move beside tables that think, 99%', figure: percentile(beside, 0.99), unit: 'ms', atMost: 50 },
    { name: 'a thought, half', figure: percentile(thoughts, 0.5), unit: 'ms' },
    { name: 'a thought, 99%', figure: percentile(thoughts, 0.99), unit: 'ms', atMost: 1000 },
    { name: 'thoughts too late, played quickly', figure: late, unit: `of ${thoughts.length + late}` },
    { name: 'failures', figure: failed, unit: 'in all', atMost: 0 },
  ],
  process.argv.includes('--json'),
);
