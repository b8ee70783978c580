import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, type GameId } from '../../../src/games/catalogue.ts';
import { BOXES } from '../../../src/games/index.ts';
import { sqliteJournal } from '../../../src/journal/sqlite/journal.ts';
import { postTable, postTo, randomSecret } from '../../../src/server/fixtures/page.ts';
import { newFolder } from '../../../src/server/fixtures/test-server.ts';
import { newHouse } from '../../../src/server/house.ts';
import { dateOf, daysAfter } from '../../../src/table/daily/calendar.ts';
import { Referee } from '../../../src/table/referee.ts';
import { playRandomGame } from '../../random-game.ts';
import { Attacker } from './attacker.ts';
import type { GrammarHints } from './grammar.ts';
import type { Health } from './house.ts';
import { writePast } from './past.ts';
import { TOKEN } from './requests.ts';
import { type Left, Witnesses } from './witness.ts';

/** The number of messages, the number of concurrent attackers, and the time limit. */
export interface FuzzPlan {
  messages: number;
  attackers: number;
  seconds: number;
  seed: number;
}

/** The result. */
export interface FuzzReport {
  sent: number;
  seconds: number;
  /** Heap bytes after a collection: once part of the run was over and everybody had left, and at the end. */
  heaps: { before: number; after: number };
  /** Errors in the server's log. */
  troubles: string[];
  exitCode: number | null;
  /** The longest time a response took, for attackers and for players, in ms. */
  slowest: { attacker: number; witness: number };
  /** The longest the server's event loop was blocked, in ms. */
  busy: number;
  statuses: Map<number, number>;
  /** The routes at which a request succeeded, as `POST /api/tables`. */
  granted: Set<string>;
  witness: Pick<Witnesses, 'moves' | 'odd' | 'left'>;
  /** Tables of the witnesses whose journal differs from what they saw. */
  changed: string[];
}

/** The part of the plan before memory is measured: everything is loaded and compiled by then. */
const WARM_UP = 0.4;
const QUIET_MS = 400;

/** Fuzzes a server in a separate process while two people play there. */
export async function fuzz(plan: FuzzPlan): Promise<FuzzReport> {
  const dataDir = newFolder();
  const child = startHouse(dataDir);
  try {
    return await shoutAt(child, dataDir, plan);
  } finally {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true });
  }
}

async function shoutAt(
  child: ChildProcess,
  dataDir: string,
  { messages, attackers: count, seconds, seed }: FuzzPlan,
): Promise<FuzzReport> {
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const address = await Promise.race([heard<string>(child), exited.then(() => Promise.reject(new Error('no house')))]);
  const hints = await openTables(address, dataDir);
  const attackers = [...new Array(count).keys()].map((number) => new Attacker(address, seed * 100 + number, hints));
  const witnesses = new Witnesses(address);
  const playing = witnesses.play();
  const begun = Date.now();
  const heaps = { before: 0, after: 0 };
  let health: Health = { heap: 0, resident: 0, busy: 0, troubles: [] };
  for (const [when, part] of [['before', WARM_UP] as const, ['after', 1 - WARM_UP] as const]) {
    const deadline = begun + seconds * 1000 * (when === 'before' ? WARM_UP : 1);
    const attacks = attackers.map((attacker) => attacker.attack(Math.ceil((messages * part) / count), deadline));
    await Promise.race([Promise.all(attacks), exited.then(([code]) => Promise.reject(new Error(`died with ${code}`)))]);
    for (const attacker of attackers) attacker.leave();
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    child.send('how are you?');
    health = await heard<Health>(child);
    heaps[when] = health.heap;
  }
  witnesses.stop();
  await playing;
  child.send('close');
  const [exitCode] = await exited;
  const changed = await changedTables(dataDir, witnesses.left);
  return {
    sent: attackers.reduce((sum, { sent }) => sum + sent, 0),
    seconds: (Date.now() - begun) / 1000,
    heaps,
    troubles: health.troubles,
    busy: health.busy,
    exitCode,
    slowest: { attacker: Math.max(...attackers.map(({ slowest }) => slowest)), witness: witnesses.slowest },
    statuses: sumOf(attackers.map(({ statuses }) => statuses)),
    granted: new Set(attackers.flatMap(({ granted }) => [...granted])),
    witness: witnesses,
    changed,
  };
}

function startHouse(dataDir: string): ChildProcess {
  return spawn(process.execPath, ['--expose-gc', '--import', 'tsx', join(import.meta.dirname, 'house.ts')], {
    env: {
      ...process.env,
      ...{ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', BOT_PACE: '1', TRUST_PROXY: '1', METRICS_TOKEN: TOKEN },
      // There is no mail server: each mail is tried, and fails.
      ...{ PUBLIC_URL: 'http://127.0.0.1', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'house@example.invalid' },
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function heard<Said>(child: ChildProcess): Promise<Said> {
  const [said] = (await once(child, 'message')) as [Said];
  return said;
}

/** For each game a table in its lobby and one with playing bots, and possible moves for them. */
async function openTables(address: string, dataDir: string): Promise<GrammarHints> {
  const today = dateOf(Date.now());
  const days = [0, 0, 0, -1, 1].map((later) => daysAfter(today, later));
  const hints: GrammarHints = {
    ...{ codes: [], campaigns: [], secrets: [], moves: [], groups: [], invitations: [], reports: [], bans: [] },
    days: [...days, '2026-02-30', '0000-00-00', '__proto__'],
  };
  for (const box of Object.values(BOXES)) {
    for (const start of [false, true]) {
      // Half of them slow, and all of them open to strangers.
      const manners = { pace: start && factsOf(box.id as GameId).realTime !== true ? 'slow' : 'live', takeBots: true };
      const wish = { game: box.id, name: 'Eve', bots: ['random'], start, open: 'en', person: randomSecret(), manners };
      const { code, secret } = await postTable(address, wish);
      hints.codes.push(code);
      hints.secrets.push(secret);
    }
    playRandomGame(box, { seats: 2, number: 3 }, ({ move }) => {
      if (hints.moves.length < 400) hints.moves.push(structuredClone(move));
    });
    const begun = await postTo(`${address}/api/campaigns`, { game: box.id });
    if (begun.status === 201) hints.campaigns.push(((await begun.json()) as { code: string }).code);
  }
  await writePast(dataDir, hints);
  hints.codes.push('BCDFG');
  hints.secrets.push(randomSecret());
  return hints;
}

/** The tables that cannot be replayed from their journal, or differ from what their players saw. */
async function changedTables(dataDir: string, left: readonly Left[]): Promise<string[]> {
  const journal = sqliteJournal(dataDir);
  const house = newHouse({ journal, report: () => undefined });
  const changed: string[] = [];
  for (const { code, seq, views } of left) {
    const referee = await Referee.load(house, code);
    const { table } = referee ?? {};
    const again = views.map((_, seat) => table?.play && table.game.view(table.play.state, seat));
    if (table?.seq !== seq || JSON.stringify(again) !== JSON.stringify(views)) changed.push(code);
  }
  await journal.close();
  return changed;
}

function sumOf(counts: readonly Map<number, number>[]): Map<number, number> {
  const sum = new Map<number, number>();
  for (const [status, count] of counts.flatMap((one) => [...one])) sum.set(status, (sum.get(status) ?? 0) + count);
  return sum;
}
