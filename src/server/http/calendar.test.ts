import { afterEach, beforeEach, expect, test } from 'vitest';
import { postTable, TestPage } from '../fixtures/page.ts';
import { type TestServer, testServer } from '../fixtures/test-server.ts';
import { sameTimeNextWeek } from './calendar.ts';

const START = Date.parse('2026-10-20T18:00:42.500Z');
let server: TestServer;

beforeEach(async () => {
  server = await testServer({ now: () => START, publicUrl: 'https://play.example.org' });
});

afterEach(() => server.end());

test.each([
  ['by the clocks of Rome, which are set back meanwhile', 'Europe/Rome', START, '2026-10-27T19:00:00.000Z'],
  ['in UTC', 'UTC', START, '2026-10-27T18:00:00.000Z'],
  ['three weeks later, the next to come', 'UTC', START + 20 * 86_400_000, '2026-11-10T18:00:00.000Z'],
])('the same time next week %s', (_, zone, now, expected) => {
  expect(new Date(sameTimeNextWeek(START, { zone, now })).toISOString()).toBe(expected);
});

test('a calendar file for the group: when, what, who, and the link to the meeting place', async () => {
  const { code, secret } = await postTable(server.address, { game: 'guess', name: 'Ann; Bo, of Hill' });
  const file = (query: string) => fetch(`${server.address}/api/tables/${code}/next-week.ics?${query}`);
  expect((await file('zone=UTC')).status).toBe(409);
  const ann = await TestPage.at(server.address, code, secret);
  await TestPage.seated(server.address, code, 'Ben');
  await ann.asks({ kind: 'start' });

  const answer = await file('zone=Europe/Rome&lang=it');
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const text = await answer.text();
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('DTSTART:20261027T190000Z');
  expect(lines).toContain('DTEND:20261027T200000Z');
  expect(lines).toContain('SUMMARY:guess: Ann\\; Bo\\, of Hill e Ben');
  expect(lines).toContain(`URL:https://play.example.org/t/${code}`);
  expect((await file('zone=Mars/Phobos')).status).toBe(400);
});
