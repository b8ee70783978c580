import { TestPage } from '../../src/server/fixtures/page.ts';
import { moveThat, secretOf, type Twin } from './twins.ts';

const signal = { description: { type: 'offer', sdp: 'v=0\r\n' } } as const;

/**
 * A session at a table with the viewer at one node and everybody else at another, covering all messages between nodes:
 * presence, chat, signals and moves. Each step is awaited at the other node. How often nodes repeat presence, and
 * whether the table is idle long enough for an undo offer, depends on timing: of the messages about the table itself
 * only the last counts, and offers are left out.
 */
export async function eveningAcross([one, two]: readonly [string, string], twin: Twin): Promise<string[][]> {
  const { code, viewer } = twin;
  const [mine, other] = viewer === 'spectator' ? [undefined, 0] : viewer === 0 ? [0, 1] : [viewer, 0];
  const secret = mine === undefined ? undefined : secretOf(mine);
  const hasStandIn = twin.game.realTime !== true;
  const me = await TestPage.at(one, code, secret);
  if (hasStandIn && mine === 0) await me.hears('played');
  const ben = await TestPage.at(two, code, secretOf(other));
  if (hasStandIn && other === 0) await Promise.all([me, ben].map((page) => page.hears('played')));
  await sees(me, other);
  if (mine !== undefined) await sees(ben, mine);
  const watcher = await TestPage.at(two, code);
  const told = [me, watcher];

  await ben.asks({ kind: 'say', text: 'Hm.' });
  await me.hears('said');
  await ben.asks({ kind: 'voice-join', call: 'bens' });
  await me.hears('voices');
  if (mine !== undefined) {
    await me.asks({ kind: 'voice-join', call: 'mine' });
    await ben.hears('voices', ({ voices }) => voices.length === 2);
    await ben.asks({ kind: 'voice-signal', to: mine, call: 'mine', signal });
    await me.hears('voice-signal');
    await me.asks({ kind: 'voice-signal', to: other, call: 'bens', signal });
    await ben.hears('voice-signal');
  }
  await ben.asks({ kind: 'voice-leave', call: 'bens' });
  await me.hears('voices', ({ voices }) => voices.every(({ chair }) => chair !== other), me.heard.length - 1);
  const move = moveThat(twin, other, 'nothing');
  if (move !== undefined) {
    const seen = Math.max(...ben.messages.map((message) => ('seq' in message ? message.seq : 0)));
    const answer = await ben.asks({ kind: 'move', seen, move });
    if (answer.kind === 'done') {
      const isIt = ({ seq }: { seq: number }): boolean => seq >= answer.seq;
      await Promise.all(told.map((page) => page.hears('played', isIt)));
    }
  }
  told.push(await TestPage.at(two, code, secret), await TestPage.at(one, code));
  for (const page of told) page.say({ kind: 'time', sent: 1 });
  await Promise.all(told.map((page) => page.hears('time')));
  for (const page of [...told, ben]) page.close();
  return told.map(({ heard, messages }) => {
    const last = messages.flatMap((message) => ('table' in message ? [message.table] : [])).at(-1);
    return [...withoutOffers(heard).filter((text) => !text.startsWith('{"kind":"table"')), JSON.stringify(last)];
  });
}

/** A page's messages, without the undo offers sent when a table has been idle for a while. */
export function withoutOffers(heard: readonly string[]): string[] {
  return heard.filter((text) => !text.startsWith('{"kind":"undo-offered"'));
}

/** Waits until a page knows that somebody is present. */
async function sees(page: TestPage, chair: number): Promise<void> {
  const isPresent = ({ table }: { table: { chairs: readonly object[] } }): boolean =>
    (table.chairs[chair] as { here?: boolean }).here === true;
  if (!page.messages.some((message) => message.kind === 'welcome' && isPresent(message)))
    await page.hears('table', isPresent);
}
