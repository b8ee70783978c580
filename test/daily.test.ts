import { describe, expect, test } from 'vitest';
import { findBot } from '../src/bots/index.ts';
import { parseOptions } from '../src/engine/options.ts';
import { fastRng } from '../src/engine/rng.ts';
import { LOCALES } from '../src/engine/text.ts';
import { factsOf, GAME_IDS, usualBot } from '../src/games/catalogue.ts';
import { findBox } from '../src/games/index.ts';
import { loadDaily } from '../src/games/load.ts';
import { memoryJournal } from '../src/journal/memory.ts';
import { dailyGames } from '../src/server/daily-games.ts';
import { BotPlayers } from '../src/table/bots/bot-players.ts';
import { Daily } from '../src/table/daily/daily.ts';
import { dailyReport } from '../src/table/daily/daily-report.ts';
import { hexDigest } from '../src/table/digest.ts';
import { loadReferee } from '../src/table/fixtures/people.ts';
import { type TestHouse, testHouse } from '../src/table/fixtures/test-house.ts';
import type { Referee } from '../src/table/referee.ts';

const games = await dailyGames();
const setups = games.flatMap((game) =>
  game.setups.map((setup) => ({ ...game, setup, name: `${game.game} ${setup.id}` })),
);

test('every daily game gets its turn, with setups of different names', async () => {
  expect(games.map(({ game }) => game)).toEqual(GAME_IDS.filter((id) => factsOf(id).hasDaily === true));
  for (const { setups: all } of games) {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const locale of LOCALES) expect(new Set(all.map(({ name }) => name[locale])).size).toBe(all.length);
  }
});

test('a day fits into ten minutes', () => {
  for (const { setup } of setups) expect(setup.minutes, setup.id).toBeLessThanOrEqual(10);
});

describe.each(setups)('$name', ({ game, setup, isTogether }) => {
  const box = findBox(game);
  if (box === undefined) throw new Error(`there is no game ${game}`);

  test('makes a table whose bots depend on nothing but what they see', async () => {
    const check = parseOptions(box.options, setup.options);
    expect(check.kind).toBe('valid');
    const seats = setup.bots.length + 1;
    expect(seats).toBeGreaterThanOrEqual(box.seats.min);
    expect(seats).toBeLessThanOrEqual(box.seats.max);
    const isRealTime = box.open(box.standardPack).realTime === true;
    if (isRealTime) expect(setup.bots).toEqual([]);
    for (const bot of setup.bots) {
      expect(findBot(game, bot)).toBeDefined();
      expect(findBot(game, bot)?.thinks).toBeUndefined();
    }
    // A starter that depends on who last played something else would differ between people.
    expect(Object.values(check.kind === 'valid' ? check.options : {})).not.toContain('latest');
    expect(isTogether(setup.options)).toBeTypeOf('boolean');
  });

  test('gives the same game for the same choices, however often its node is restarted', async () => {
    const through = await playThrough({ restartEvery: Number.POSITIVE_INFINITY });
    const restarted = await playThrough({ restartEvery: 19 });
    expect(restarted.steps).toEqual(through.steps);
    expect(restarted.report).toEqual(through.report);
    expect(through.report?.yours).toMatchObject({ kind: 'over', place: 1 });
  });

  /** One person chooses by a fixed sequence; everything else comes from the day. */
  async function playThrough({ restartEvery }: { restartEvery: number }) {
    const { house, daily } = newHouse();
    const player = { person: '5a'.repeat(32), name: 'Ann' };
    const begun = await daily.begin(daily.date, player, { practice: false });
    if (begun.kind === 'refused') throw new Error(begun.why);
    const choices = fastRng(20, 33);
    let at = await sitDown(house, begun.code);
    for (let step = 1; at.referee.table.play?.outcome === undefined; step++) {
      if (step % restartEvery === 0) at = await sitDown(house, begun.code);
      const { table } = at.referee;
      const state = table.play?.state;
      house.time += 50;
      if ((at.referee.deadline() ?? Number.POSITIVE_INFINITY) <= house.time) {
        await at.referee.expire();
        continue;
      }
      const bot = table.game.toAct(state).find((seat) => at.bots.player(seat) !== undefined);
      if (bot !== undefined) {
        expect(await at.bots.act(bot)).toMatchObject({ kind: 'done' });
        continue;
      }
      const moves = table.game.legalMoves(state, 0).filter((move) => table.game.idle?.(move) !== true);
      const all = moves.length > 0 ? moves : table.game.legalMoves(state, 0);
      if (all.length === 0) house.time = Math.max(house.time, at.referee.deadline() ?? house.time);
      else {
        const requester = { kind: 'person', secretHash: hexDigest(begun.secret) } as const;
        const request = { kind: 'move', seen: table.seq, move: all[choices.int(all.length)] } as const;
        expect(await at.referee.submit({ requester, key: `s${step}`, request })).toMatchObject({ kind: 'done' });
      }
    }
    const report = await dailyReport(house, daily, { day: daily.date, reader: { person: hexDigest(player.person) } });
    return { steps: at.referee.table.play?.steps, report };
  }

  /** A house with the same random numbers in every run, and this setup as its day. */
  function newHouse(): { house: TestHouse; daily: Daily } {
    const chance = fastRng(7);
    const house = testHouse({
      journal: memoryJournal(),
      findBox,
      findBot,
      usualBot,
      random: (bytes) => Uint8Array.from({ length: bytes }, () => chance.int(256)),
    });
    house.time = Date.parse('2026-11-18T12:00:00Z');
    return { house, daily: new Daily(house, [{ game, setups: [setup], isTogether }]) };
  }
});

/** A separate node for a table: its bots know nothing of the last node's. */
async function sitDown(house: TestHouse, code: string): Promise<{ referee: Referee; bots: BotPlayers }> {
  const referee = await loadReferee(house, code);
  // Bots of other nodes have a different random source; it must not matter.
  const bots = new BotPlayers({ ...house, random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)) }, referee);
  referee.subscribe((change) => bots.show(change));
  return { referee, bots };
}

test('a score is worded with its number in both languages', async () => {
  for (const { game } of games) {
    const { points } = await loadDaily(game as (typeof GAME_IDS)[number]);
    for (const locale of LOCALES) for (const score of [0, 1, 12]) expect(points[locale](score)).toContain(`${score} `);
  }
});
