import { afterEach, beforeEach, expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { type MailServer, mailServer } from '../fixtures/mail-server.ts';
import { ask, begin, leave, pass, SOON, serve, setUpSlowTables, stored, TOLD } from '../fixtures/slow-table.ts';
import type { TestServer } from '../fixtures/test-server.ts';

setUpSlowTables();

let mails: MailServer;
beforeEach(async () => {
  mails = await mailServer();
});
afterEach(() => mails.end());

function serveMail(smtpUrl = mails.url): Promise<TestServer> {
  const publicUrl = 'https://play.example.org';
  return serve({
    mail: { smtpUrl, from: 'Undercroft <house@play.example.org>', publicUrl },
    noticeTimes: { ...SOON, pausesMs: new Array(50).fill(50) },
  });
}
const byMail = (address: string) => ({ kind: 'mail', address, ...TOLD });

test('the mail has game, people and time, links to the table, and has its own unsubscribe link', async () => {
  const server = await serveMail();
  const game = await begin(server);
  const { code, ann, ben } = game;
  await ask(server, code, { secret: ben.secret, wish: byMail('old@example.org') });
  const { info } = await ask(server, code, { secret: ben.secret, wish: byMail('ben@example.org') });
  expect(info).toMatchObject({ hasMail: true, mail: 'ben@example.org' });
  await leave(game);
  await pass(ann);
  await expect.poll(() => mails.mails.length).toBe(1);

  const { to, raw } = elementAt(mails.mails, 0);
  const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n ', ' ');
  expect(to).toEqual(['ben@example.org']);
  expect(text).toContain('Ann has been waiting since');
  expect(text).toContain(`https://play.example.org/t/${code}`);
  const [, off = ''] = /^List-Unsubscribe: +<https:\/\/play\.example\.org(\/\S+)>/m.exec(text) ?? [];
  expect(text.split(off)).toHaveLength(3);
  expect(await (await fetch(server.address + off)).text()).toContain('Stop these messages');
  expect(stored()).toHaveLength(1);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(server.address + off, { method: 'POST', body })).status).toBe(200);
  expect(stored()).toEqual([]);
});

test('an unknown mailbox is forgotten; a mail server that is down is tried again', async () => {
  mails.unknown.add('nobody@example.org');
  const server = await serveMail();
  const game = await begin(server);
  const { code, ann, ben } = game;
  await ask(server, code, { secret: ben.secret, wish: byMail('nobody@example.org') });
  await leave(game);
  await pass(ann);
  await expect.poll(stored).toEqual([]);

  const { url } = mails;
  await mails.end();
  const later = await begin(server);
  await ask(server, later.code, { secret: later.ben.secret, wish: byMail('ben@example.org') });
  await leave(later);
  await pass(later.ann);
  await expect.poll(() => elementAt(stored(), 0).tries).toBeGreaterThan(0);
  mails = await mailServer(Number(new URL(url).port));
  await expect.poll(() => mails.mails.length).toBe(1);
});
