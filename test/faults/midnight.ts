import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { elementAt } from '../../src/engine/list.ts';
import type { SharedJournal } from '../../src/journal/journal.ts';
import type { CreatedTable } from '../../src/protocol/client-message.ts';
import type { DailyNow, DailyReport, OwnTry } from '../../src/protocol/daily.ts';
import { dailyGames } from '../../src/server/daily-games.ts';
import { randomSecret } from '../../src/server/fixtures/page.ts';
import { type DailyDate, dateOf, daysAfter, timesOf, turnOf } from '../../src/table/daily/calendar.ts';
import { dayKey } from '../../src/table/daily/daily-book.ts';
import { playDay } from './day-player.ts';
import type { Fault } from './faults.ts';
import type { HouseNode } from './node.ts';
import type { TestCluster } from './test-cluster.ts';

const NOON_MS = 12 * 3_600_000;
/** The clocks are set to this long before midnight, so that the rest happens on both sides of it. */
const EVE_MS = 100;
/** Number of Ben's moves before the day changes. */
const BEFORE = 8;
/** Restarted nodes must respond within this time. */
const PATIENCE_MS = 30_000;
/** A short game for one, so that the change of its day is soon reached. */
const GAME = 'dash';

/** How often a node is killed while the day changes. */
export interface ChangeOfDay {
  kills: number;
}

/**
 * Ann has finished the dungeon of the day, Ben is in the middle of his try, and others begin the next one while nodes
 * are killed (kill -9) at midnight and right after Ben's last move. Returns the broken guarantees, in sentences.
 */
export async function changeDay(cluster: TestCluster, { kills }: ChangeOfDay): Promise<string[]> {
  const { nodes } = cluster;
  const day = await dayOf(GAME);
  const next = daysAfter(day, 1);
  const { endsAt } = timesOf(day);
  const broken: string[] = [];
  const holds = (isTrue: boolean, sentence: string): void => {
    if (!isTrue) broken.push(sentence);
  };
  const [ann, ben] = [randomSecret(), randomSecret()];
  const first = elementAt(nodes, 0);
  const last = elementAt(nodes, nodes.length - 1);

  await setClocks(nodes, timesOf(day).startsAt + NOON_MS, day);
  const before = await now(nodes);
  const [annsTry, bensTry] = [await begin(nodes, day, ann), await begin(nodes, day, ben)];
  holds((await playDay(first.address, annsTry)) === 'over', 'Ann could not finish');
  await playDay(first.address, bensTry, BEFORE);
  const annsResult = (await report(nodes, day, ann)).yours;

  // The day changes while Ben plays, others begin, and nodes die.
  const others = Array.from({ length: kills }, () => randomSecret());
  await setClocks(nodes, endsAt - EVE_MS);
  for (const [round, other] of others.entries()) {
    const dying = elementAt(nodes, round % nodes.length);
    const wish = { name: 'Ann', person: other };
    const atIt = Promise.allSettled([
      playDay(dying.address, bensTry, 3),
      askOnce(dying, `/${next}/tables`, wish),
      askOnce(dying, '', {}),
    ]);
    await cluster.wait(40 * round);
    await dying.end('SIGKILL');
    await atIt;
    await dying.start();
  }
  await setClocks(nodes, endsAt + EVE_MS, next);
  for (const other of others) {
    const [one, two] = [await begin(nodes, next, other), await begin([...nodes].reverse(), next, other)];
    holds(JSON.stringify(one) === JSON.stringify(two), 'one device has two tries of the new day');
  }
  holds((await begin(nodes, day, ben)).code === bensTry.code, 'Ben’s try is at another table');
  holds((await playDay(last.address, bensTry)) === 'over', 'Ben could not finish');
  // His result may not be written yet.
  await last.end('SIGKILL');
  await last.start();

  const after = await now(nodes);
  holds(after.today.seedHash === before.tomorrow?.seedHash, 'the new day is not the one that was sealed');
  holds((await report(nodes, day, ben)).yours?.kind === 'over', 'Ben’s result is lost');
  holds(isSame((await report(nodes, day, ann)).yours, annsResult), 'Ann’s result is lost');
  for (const [date, hash, players] of [
    [day, before.today.seedHash, 2],
    [next, before.tomorrow?.seedHash, 0],
  ] as const) {
    await setClocks(nodes, timesOf(date).opensAt + EVE_MS);
    for (const node of nodes) {
      const open = await report([node], date, ann);
      holds(open.status === 'open', `${date} is not opened`);
      holds(open.seedHash === hash && fingerprint(open.seed) === hash, `the seed of ${date} is not the sealed one`);
      holds(open.players === players, `${open.players} results of ${date} count, not ${players}`);
    }
  }
  await cluster.readJournal(async (journal) => {
    broken.push(...(await oddEntries(journal, day, { tries: 2, results: 2 })));
    broken.push(...(await oddEntries(journal, next, { tries: kills, results: 0 })));
  });
  return broken;
}

/** The next day of a game. */
async function dayOf(game: string): Promise<DailyDate> {
  const games = await dailyGames();
  let day = dateOf(Date.now());
  while (turnOf(day, games)?.game.game !== game) day = daysAfter(day, 1);
  return day;
}

/** Sets the clocks of all nodes; they run on from there, also after a restart. */
async function setClocks(nodes: readonly HouseNode[], at: number, day?: DailyDate): Promise<void> {
  const ahead = at - Date.now();
  for (const node of nodes) node.moveClock(ahead);
  for (const node of nodes) {
    while ((await now([node])).now < at || (day !== undefined && (await now([node])).today.day !== day)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Whether a try has the same result; its rank may have changed with the others'. */
function isSame(one: OwnTry | undefined, other: OwnTry | undefined): boolean {
  if (one?.kind !== 'over' || other?.kind !== 'over') return false;
  return one.code === other.code && one.score === other.score && one.streak === other.streak;
}

function fingerprint(seed: string | undefined): string {
  return bytesToHex(sha256(hexToBytes(seed ?? '')));
}

/** Forbidden entries of a day's journal: every day is sealed once and opened once, every try begins and counts once. */
async function oddEntries(
  journal: SharedJournal,
  day: DailyDate,
  { tries, results }: { tries: number; results: number },
): Promise<string[]> {
  const kinds = (await journal.read(dayKey(day))).map(({ body }) => (body as { kind: string }).kind);
  const wanted = { sealed: 1, began: tries, finished: results, opened: 1 };
  return Object.entries(wanted).flatMap(([kind, times]) => {
    const found = kinds.filter((one) => one === kind).length;
    return found === times ? [] : [`the journal of ${day} has ${kind} ${found} times, not ${times}`];
  });
}

const now = (nodes: readonly HouseNode[]): Promise<DailyNow> => ask(nodes, '', {});
const report = (nodes: readonly HouseNode[], day: DailyDate, person: string): Promise<DailyReport> =>
  ask(nodes, `/${day}`, { person });
const begin = (nodes: readonly HouseNode[], day: DailyDate, person: string): Promise<CreatedTable> =>
  ask(nodes, `/${day}/tables`, { name: 'Ann', person });

/** Asks the first node that responds, repeatedly: one that dies leaves the request open. */
async function ask<Answer>(nodes: readonly HouseNode[], path: string, body: object): Promise<Answer> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let time = 0; ; time++) {
    try {
      return (await askOnce(elementAt(nodes, time % nodes.length), path, body)) as Answer;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`no answer to ${path}: ${(error as Error).message}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function askOnce({ address }: HouseNode, path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/daily${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

/** `npm run faults -- --only midnight` */
export const MIDNIGHT: Fault = {
  name: 'midnight',
  what: 'kill -9 of nodes while the dungeon of the day changes, six times, and right after a last move',
  async strike(cluster) {
    const broken = await changeDay(cluster, { kills: 6 });
    if (broken.length > 0) throw new Error(broken.join('; '));
  },
};
