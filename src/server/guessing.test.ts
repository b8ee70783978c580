import { afterEach, expect, test } from 'vitest';
import { postTable, TestPage } from './fixtures/page.ts';
import { type TestServer, testServer } from './fixtures/test-server.ts';

let server: TestServer;
afterEach(() => server.end());

const FEW = { guesses: { burst: 5, perSecond: 0 } };
const SOME = { socket: { burst: 5000, perSecond: 5000 }, address: { burst: 5000, perSecond: 5000 } };

/** How each route is called with a code, and whether the response reveals that the code does not exist. */
const ROUTES: [where: string, ask: (code: string) => Promise<string>][] = [
  ...['tables', 'replays', 'results', 'groups'].map((route): (typeof ROUTES)[number] => [
    `GET /api/${route}`,
    async (code) => String((await fetch(`${server.address}/api/${route}/${code}`)).status),
  ]),
  [
    'GET next-week.ics',
    async (code) => String((await fetch(`${server.address}/api/tables/${code}/next-week.ics`)).status),
  ],
  [
    'GET /api/campaigns',
    async (code) => String((await fetch(`${server.address}/api/campaigns/${code}${code}`)).status),
  ],
  ['hello', (code) => asked({ kind: 'hello', table: code })],
  ['hello with a secret', (code) => asked({ kind: 'hello', table: code, secret: 'ab'.repeat(32) })],
  ['watch', (code) => asked({ kind: 'watch', replay: code, name: 'Eve' })],
];

async function asked(message: object): Promise<string> {
  const page = await TestPage.open(server.address);
  const answer = await page.sends(JSON.stringify(message));
  page.close();
  return answer.kind === 'error' ? answer.code : answer.kind;
}

test.each(ROUTES)('wrong codes at %s use up the guesses of the address everywhere', async (_where, ask) => {
  server = await testServer({ limits: { ...SOME, ...FEW } });
  const { code } = await postTable(server.address, { game: 'guess', name: 'Ann' });
  for (const wrong of ['BBBBB', 'CCCCC', 'DDDDD', 'FFFFF', 'GGGGG']) {
    expect(['404', 'no-such-table']).toContain(await ask(wrong));
  }
  for (const [where, other] of ROUTES) {
    const answers = [await other('HHHHH'), await other(code)];
    expect([where, answers]).toEqual([where, where.startsWith('GET') ? ['429', '429'] : ['too-many', 'too-many']]);
  }
});

test('people who were at a table before can return, whatever others at their address guess', async () => {
  server = await testServer({ limits: { ...SOME, ...FEW } });
  const { code, secret } = await postTable(server.address, { game: 'guess', name: 'Ann' });
  const other = await postTable(server.address, { game: 'guess', name: 'Ben' });
  expect(await asked({ kind: 'hello', table: code })).toBe('welcome');
  for (let count = 0; count < 5; count++) await asked({ kind: 'hello', table: 'BBBBB' });

  expect(await asked({ kind: 'hello', table: code, secret })).toBe('welcome');
  expect(await asked({ kind: 'hello', table: code })).toBe('welcome');
  expect(await asked({ kind: 'hello', table: other.code, secret: other.secret })).toBe('welcome');
});
