import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valueAt } from '../../src/engine/list.ts';
import { clientMessage } from '../../src/protocol/client-message.ts';
import { hostTable, randomSecret, TestPage } from '../../src/server/fixtures/page.ts';
import { type TestServer, testServer } from '../../src/server/fixtures/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ limits: { openingsPerMinute: 1000, socket: FAST, address: FAST } });
});

const FAST = { burst: 50_000, perSecond: 50_000 };

afterAll(() => server.end());

/** Roles at a table: `removed` was removed by the host, `left` gave up a chair, `stranger` has not sent hello. */
const ROLES = ['stranger', 'spectator', 'removed', 'left', 'seat', 'host'] as const;
type Role = (typeof ROLES)[number];
type Cast = Record<Role, TestPage>;

const hello = 'hello-first';
const nys = 'not-your-seat';
const outside = [hello, nys, nys, nys] as const;
const ofSeats = [...outside, 'done', 'done'];
const ofHost = [...outside, 'not-the-host', 'done'];
const tooLate = [...outside, 'already-started', 'already-started'];

interface Row {
  says: Record<string, unknown>;
  /** The answer to each role, in the order of ROLES. */
  open: readonly string[];
  playing: readonly string[];
}

/** Every message of a page, and each role's answer before the start and during the game. */
const MATRIX: Record<string, Row> = {
  sit: {
    says: { name: 'Eve' },
    open: [hello, 'seated', 'removed', 'seated', 'already-seated', 'already-seated'],
    playing: [hello, 'already-started', 'removed', 'already-started', 'already-seated', 'already-seated'],
  },
  stand: { says: {}, open: ofSeats, playing: tooLate },
  rename: { says: { name: 'Zoe' }, open: ofSeats, playing: ofSeats },
  'add-bot': { says: { bot: 'any' }, open: ofHost, playing: tooLate },
  remove: { says: { chair: 1 }, open: ofHost, playing: ofHost },
  'set-options': { says: { options: { rounds: '1' } }, open: ofHost, playing: tooLate },
  'set-manners': { says: { manners: { pace: 'slow', takeBots: false } }, open: ofHost, playing: tooLate },
  'hand-over': { says: { chair: 1 }, open: ofHost, playing: ofHost },
  // At an open table, writing is not allowed at first.
  'set-open': { says: { listed: true, language: 'en', talk: 'phrases' }, open: ofHost, playing: ofHost },
  // The table is not open.
  report: {
    says: { chair: 1, reason: 'words' },
    open: [...outside, 'not-open', 'not-open'],
    playing: [...outside, 'not-open', 'not-open'],
  },
  'same-room': { says: {}, open: ofHost, playing: tooLate },
  // The chair is the host's own: nobody else may.
  'bot-plays': { says: { chair: 0 }, open: [...outside, 'not-the-host', 'not-started'], playing: ofHost },
  // Nobody is resting.
  'play-myself': {
    says: {},
    open: [...outside, 'no-such-bot', 'no-such-bot'],
    playing: [...outside, 'no-such-bot', 'no-such-bot'],
  },
  start: { says: {}, open: ofHost, playing: tooLate },
  ready: { says: { ready: true }, open: ofSeats, playing: tooLate },
  move: {
    says: { seen: 2, move: { kind: 'pass' } },
    open: [hello, nys, 'not-started', 'not-started', 'not-started', 'not-started'],
    playing: [...outside, 'not-your-turn', 'done'],
  },
  undo: {
    says: { law: 'ask' },
    open: [...outside, 'no-undo', 'no-undo'],
    playing: [...outside, 'no-undo', 'no-undo'],
  },
  'answer-undo': { says: { agree: true }, open: ofSeats, playing: ofSeats },
  // There is no request.
  'answer-join': { says: { id: '0123456789abcdef', agree: true }, open: ofSeats, playing: ofSeats },
  'cancel-join': {
    says: {},
    open: [hello, 'done', 'done', 'done', 'done', 'done'],
    playing: [hello, 'done', 'done', 'done', 'done', 'done'],
  },
  say: { says: { text: 'Hm.' }, open: ofSeats, playing: ofSeats },
  react: {
    says: { reaction: 'wow' },
    open: [hello, 'done', 'done', 'done', 'done', 'done'],
    playing: [hello, 'done', 'done', 'done', 'done', 'done'],
  },
  nudge: {
    says: {},
    open: [...outside, 'not-started', 'not-started'],
    playing: [...outside, 'too-soon', 'too-soon'],
  },
  // Two people play.
  'hurry-bots': {
    says: {},
    open: [...outside, 'not-started', 'not-started'],
    playing: [...outside, 'too-soon', 'too-soon'],
  },
  rematch: { says: {}, open: [...outside, 'not-over', 'not-over'], playing: [...outside, 'not-over', 'not-over'] },
  // Everybody may look back at what they saw themselves.
  look: {
    says: { entry: 7 },
    open: [hello, ...ROLES.slice(1).map(() => 'not-started')],
    playing: [hello, ...ROLES.slice(1).map(() => 'moment')],
  },
  'voice-join': { says: { call: 'c1' }, open: ofSeats, playing: ofSeats },
  // Leaving without having joined is allowed.
  'voice-leave': { says: { call: 'c1' }, open: ofSeats, playing: ofSeats },
  // Nobody has joined.
  'voice-signal': {
    says: { to: 0, call: 'c1', signal: { candidates: [{ candidate: 'x', sdpMid: null, sdpMLineIndex: null }] } },
    open: [...outside, nys, nys],
    playing: [...outside, nys, nys],
  },
};

/** Messages that need no rights, or have separate tests. */
const ELSEWHERE = ['hello', 'time'];

/** The device of the removed person. */
const DEVICE = 'cd'.repeat(16);
const secrets = { seat: randomSecret(), removed: randomSecret(), left: randomSecret() };

async function gather({ start }: { start: boolean }): Promise<{ code: string; cast: Cast; hostSecret: string }> {
  const { address } = server;
  const { code, secret, page: host } = await hostTable(address, { options: { starter: 0 } });
  const [seat, removed, left, spectator, stranger] = [
    await TestPage.at(address, code),
    await TestPage.at(address, code),
    await TestPage.at(address, code),
    await TestPage.at(address, code),
    await TestPage.open(address),
  ];
  await seat.asks({ kind: 'sit', name: 'Ben', secret: secrets.seat, chair: 1 });
  await removed.asks({ kind: 'sit', name: 'Cyd', secret: secrets.removed, person: DEVICE, chair: 2 });
  await host.asks({ kind: 'remove', chair: 2 });
  await left.asks({ kind: 'sit', name: 'Dee', secret: secrets.left, person: randomSecret(), chair: 2 });
  await left.asks({ kind: 'stand' });
  if (start) await host.asks({ kind: 'start' });
  return { code, cast: { stranger, spectator, removed, left, seat, host }, hostSecret: secret };
}

function leave(cast: Cast): void {
  for (const page of Object.values(cast)) page.close();
}

async function answers(kind: string, { start }: { start: boolean }): Promise<string[]> {
  const { cast } = await gather({ start });
  const heard: string[] = [];
  for (const role of ROLES) {
    const secret = role === 'removed' ? secrets.removed : randomSecret();
    const sits = kind === 'sit' && { secret, person: randomSecret() };
    const answer = await cast[role].asks({ kind, ...valueAt(MATRIX, kind).says, ...sits });
    heard.push(answer.kind === 'error' ? answer.code : answer.kind);
  }
  leave(cast);
  return heard;
}

describe('every role can do exactly what it may', () => {
  const kinds = clientMessage.def.options.flatMap(({ def }) => def.shape.kind.def.values);

  test('the matrix has a row for each message', () => {
    const known = [...Object.keys(MATRIX), ...ELSEWHERE];
    expect(kinds.filter((kind) => !known.includes(kind))).toEqual([]);
  });

  test.each(Object.entries(MATRIX))('%s', async (kind, { open, playing }) => {
    expect({ open: await answers(kind, { start: false }), playing: await answers(kind, { start: true }) }).toEqual({
      open,
      playing,
    });
  });

  test('a voice signal, which contains IP addresses, reaches only its recipient', async () => {
    const { cast } = await gather({ start: true });
    await cast.host.asks({ kind: 'voice-join', call: 'c-host' });
    await cast.seat.asks({ kind: 'voice-join', call: 'c-seat' });
    const signal = { candidates: [{ candidate: '203.0.113.77', sdpMid: null, sdpMLineIndex: null }] };
    await cast.seat.asks({ kind: 'voice-signal', to: 0, call: 'c-host', signal });
    await cast.host.hears('voice-signal');
    const others = [cast.spectator, cast.removed, cast.left, cast.seat];
    for (const page of others) page.say({ kind: 'time', sent: 9 });
    await Promise.all(others.map((page) => page.hears('time')));

    for (const page of others) expect(page.heard.join()).not.toContain('203.0.113.77');
    leave(cast);
  });
});

describe('secrets', () => {
  const greet = async (table: string, secret: string): Promise<string> => {
    const page = await TestPage.open(server.address);
    const answer = await page.sends(JSON.stringify({ kind: 'hello', table, secret }));
    page.close();
    if (answer.kind === 'welcome') return JSON.stringify(answer.you);
    return answer.kind === 'error' ? answer.code : answer.kind;
  };

  test('a secret that was given up, guessed, from another table or read from the store gives no access', async () => {
    const [{ code, cast, hostSecret }, other] = [await gather({ start: true }), await gather({ start: true })];
    const { hexDigest } = await import('../../src/table/digest.ts');

    expect(await greet(code, hostSecret)).toBe('{"viewer":0,"chair":0}');
    expect(await greet(code, secrets.left)).toBe('wrong-secret');
    expect(await greet(code, randomSecret())).toBe('wrong-secret');
    expect(await greet(code, other.hostSecret)).toBe('wrong-secret');
    expect(await greet(code, hexDigest(hostSecret))).toBe('wrong-secret');
    expect(await greet(code, hostSecret.slice(0, 32))).toBe('wrong-secret');
    expect(await greet(code, hostSecret.toUpperCase())).toBe('bad-message');
    expect(await greet(code, secrets.removed)).toBe('{"viewer":"spectator","removed":true}');
    leave(cast);
    leave(other.cast);
  });

  test('a removed person stays out: with the old secret, and with a new one from the same or no device', async () => {
    const { code, cast } = await gather({ start: false });
    for (const [secret, person] of [
      [secrets.removed, undefined],
      [secrets.removed, randomSecret()],
      [randomSecret(), DEVICE],
      [randomSecret(), undefined],
    ]) {
      const page = await TestPage.at(server.address, code);
      const answer = await page.asks({
        kind: 'sit',
        key: randomSecret(),
        name: 'Cyd',
        secret,
        ...(person && { person }),
      });
      expect(answer).toMatchObject({ kind: 'error', code: 'removed' });
      page.close();
    }
    leave(cast);
  });

  test('a repeated sit request gets its old answer only while the person still sits', async () => {
    const { code, cast } = await gather({ start: false });
    const [page, again] = [await TestPage.at(server.address, code), await TestPage.at(server.address, code)];
    const sit = { kind: 'sit', key: 'sit-1', name: 'Fay', secret: randomSecret(), person: randomSecret() };
    const seated = await page.asks(sit);
    expect(seated).toMatchObject({ kind: 'seated' });
    expect(await again.asks(sit)).toEqual(seated);

    await cast.host.asks({ kind: 'remove', chair: seated.kind === 'seated' ? seated.chair : 0 });
    expect(await again.asks(sit)).toMatchObject({ kind: 'error', code: 'removed' });
    const dee = { ...sit, key: 'sit-2', name: 'Dee', secret: randomSecret(), person: randomSecret() };
    await page.asks(dee);
    await page.asks({ kind: 'stand' });
    expect(await again.asks(dee)).toMatchObject({ kind: 'error', code: 'stale' });
    expect(await again.asks({ kind: 'rename', name: 'Eve' })).toMatchObject({ code: nys });
    for (const one of [page, again]) one.close();
    leave(cast);
  });

  test('request keys are private: another person’s key reveals nothing', async () => {
    const { cast } = await gather({ start: true });
    const move = { kind: 'move', key: 'mine', seen: 7, move: { kind: 'pass' } };
    expect(await cast.host.asks(move)).toMatchObject({ kind: 'done' });
    expect(await cast.spectator.asks(move)).toMatchObject({ code: nys });
    expect(await cast.left.asks(move)).toMatchObject({ code: nys });
    expect(
      await cast.seat.asks({ ...move, kind: 'rename', name: 'Bo', seen: undefined, move: undefined }),
    ).toMatchObject({ kind: 'done', seq: 9 });
    leave(cast);
  });

  test('a chair that was given up obeys its new owner, and not the old one', async () => {
    const { code, cast } = await gather({ start: false });
    const next = await TestPage.at(server.address, code);
    const secret = randomSecret();
    await next.asks({ kind: 'sit', name: 'Fay', secret, person: randomSecret(), chair: 2 });
    await cast.host.asks({ kind: 'start' });

    expect(await cast.left.asks({ kind: 'rename', name: 'Ghost' })).toMatchObject({ code: nys });
    expect(await greet(code, secret)).toBe('{"viewer":2,"chair":2}');
    expect(await greet(code, secrets.left)).toBe('wrong-secret');
    next.close();
    leave(cast);
  });
});
