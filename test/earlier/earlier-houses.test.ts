import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/engine/game.ts';
import { elementAt } from '../../src/engine/list.ts';
import { fastRng } from '../../src/engine/rng.ts';
import { findBox } from '../../src/games/index.ts';
import type { Journal } from '../../src/journal/journal.ts';
import { sqliteJournal } from '../../src/journal/sqlite/journal.ts';
import type { CampaignInfo } from '../../src/protocol/table-info.ts';
import { openRecord } from '../../src/replay/open-record.ts';
import { verify } from '../../src/replay/verify.ts';
import { newHouse } from '../../src/server/house.ts';
import { campaignInfo, standingOf } from '../../src/table/campaign/campaign.ts';
import { hexDigest } from '../../src/table/digest.ts';
import type { House } from '../../src/table/house.ts';
import { finishedRecord } from '../../src/table/records/record-of.ts';
import { Referee } from '../../src/table/referee.ts';

/**
 * A data folder and records written by an earlier version (`house-1`), with finished and running tables of all games:
 * whatever changes in the rules or the platform, they load, keep their results, and running ones can be played on.
 */
interface Expected {
  /** The person's secret at every table. */
  secret: string;
  tables: { name: string; code: string; seq: number; steps: number; outcome?: Outcome }[];
  campaign: CampaignInfo;
}

const HOUSE = join(import.meta.dirname, 'house-1');
const RECORDS = join(HOUSE, 'records');
/** A time after everything in the folder. */
const NOW = Date.UTC(2026, 10, 20);
/** More moves than any game takes. */
const MOST_MOVES = 30_000;

const expected: Expected = JSON.parse(readFileSync(join(HOUSE, 'expected.json'), 'utf8'));
const over = expected.tables.filter(({ outcome }) => outcome !== undefined);
const running = expected.tables.filter(({ outcome, steps }) => outcome === undefined && steps > 0);

let folder: string;
let journal: Journal;
let house: House;
let now = NOW;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-earlier-'));
  copyFileSync(join(HOUSE, 'undercroft.sqlite'), join(folder, 'undercroft.sqlite'));
  journal = sqliteJournal(folder);
  house = newHouse({
    journal,
    now: () => now,
    schedule: () => () => undefined,
    random: (bytes) => new Uint8Array(bytes),
    newCode: () => 'NEVER',
    report: (trouble) => {
      throw trouble;
    },
  });
});

afterAll(async () => {
  await journal.close();
  rmSync(folder, { recursive: true });
});

async function load(code: string): Promise<Referee> {
  const referee = await Referee.load(house, code);
  if (referee === undefined) throw new Error(`there is no table ${code}`);
  return referee;
}

describe('a data folder of an earlier version', () => {
  test.each(expected.tables)('$name opens with all its entries', async ({ code, seq, steps }) => {
    const { table } = await load(code);
    expect({ seq: table.seq, steps: table.play?.steps.length ?? 0 }).toEqual({ seq, steps });
  });

  test.each(over)('$name has its old result, and its record is valid', async ({ code, outcome }) => {
    expect((await load(code)).table.play?.outcome).toEqual(outcome);
    const record = await finishedRecord(house, code);
    expect(isHonest(JSON.stringify(record))).toBe(true);
  });

  test('a campaign keeps its progress', async () => {
    const { code, table, ...rest } = expected.campaign;
    const standing = await standingOf(house, code);
    if (standing === undefined) throw new Error('the campaign is gone');
    expect(campaignInfo(standing)).toMatchObject({ code, ...rest, table: { code: table?.code } });
  });

  test.each(running)('$name can be played to its end', async ({ code, seq }) => {
    const referee = await load(code);
    await playOn(referee);
    expect(referee.table.play?.outcome).toBeDefined();
    expect(referee.table.seq).toBeGreaterThan(seq);
  });
});

describe('records of an earlier version', () => {
  test.each(readdirSync(RECORDS))('%s is a valid record', (file) => {
    expect(isHonest(readFileSync(join(RECORDS, file), 'utf8'))).toBe(true);
  });
});

function isHonest(text: string): boolean {
  const opened = openRecord(text, findBox);
  return opened.kind !== 'unreadable' && verify(text, opened.read, { played: opened.played }).honest;
}

/** Plays a table to its end with random moves, sent like those of its players. */
async function playOn(referee: Referee): Promise<void> {
  const { table } = referee;
  const lots = fastRng(table.seq);
  for (let made = 0; made < MOST_MOVES && table.play?.outcome === undefined; made++) {
    now += 1000;
    await referee.expire();
    const { game, play, lobby } = table;
    const acting = play === undefined || play.outcome !== undefined ? [] : game.toAct(play.state);
    const seat = acting[lots.int(Math.max(1, acting.length))];
    if (play === undefined || seat === undefined) continue;
    const moves = game.legalMoves(play.state, seat);
    if (moves.length === 0) continue;
    const isPerson = lobby.chairs[elementAt(lobby.seats, seat)]?.kind === 'person';
    await referee.submit({
      requester: isPerson ? { kind: 'person', secretHash: hexDigest(expected.secret) } : { kind: 'bot', seat },
      key: `on-${made}`,
      request: { kind: 'move', seen: table.seq, move: moves[lots.int(moves.length)] },
    });
  }
}
