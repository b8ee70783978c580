// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { PlayInfo } from '../../../protocol/server-message.ts';
import type { Away, TableInfo } from '../../../protocol/table-info.ts';
import type { PageRequest } from '../../connection/request.ts';
import type { TableHandle } from '../../connection/use-table.ts';
import { mount } from '../../kit/testing/mount.ts';
import { TurnStrip } from './strip.tsx';

const NOW = 100_000;

/** The strip as Ann sees it, or a spectator, while the game waits for Pippin, who left some time ago. */
async function shown({
  awayFor,
  viewer = 0,
  pace = 'live',
}: {
  awayFor: number;
  viewer?: 0 | 'spectator';
  pace?: 'live' | 'slow';
}) {
  const asked: PageRequest[] = [];
  const away: Away = { since: NOW - awayFor, standInMs: 60_000 };
  const chairs = [
    { kind: 'person', name: 'Ann', here: true },
    { kind: 'person', name: 'Pippin', here: false, ...(pace === 'live' && { away }) },
  ];
  const table = { game: 'days', seats: [0, 1], chairs, manners: { pace, takeBots: true } } as unknown as TableInfo;
  const you = viewer === 'spectator' ? { viewer } : { viewer, chair: 0 };
  const handle = {
    snapshot: { you, seq: 9 },
    now: () => NOW,
    ask: async (request: PageRequest) => void asked.push(request),
  } as unknown as TableHandle;
  const { box, load } = mount();
  const play: PlayInfo = { view: {}, moves: [], toAct: [1], since: NOW };
  await load(<TurnStrip table={table} play={play} handle={handle} isShared told={{ current: [] }} />);
  return { text: () => box.textContent, button: () => box.querySelector('button'), asked };
}

test('while the game waits for somebody who is away, a countdown says when a bot takes over', async () => {
  const { text, button } = await shown({ awayFor: 3000 });
  expect(text()).toContain('Pippin is away: a bot takes over in 0:57');
  expect(button(), 'too soon to play on without them').toBeNull();
});

test('after a few seconds whoever plays may play on with a bot, and a spectator may not', async () => {
  const { button, asked } = await shown({ awayFor: 37_000 });
  await expect.poll(button).not.toBeNull();
  expect(button()?.textContent).toBe('Play on with a bot');
  button()?.click();
  expect(asked).toEqual([{ kind: 'bot-plays', chair: 1 }]);

  const watched = await shown({ awayFor: 37_000, viewer: 'spectator' });
  expect(watched.text()).toContain('Pippin is away: a bot takes over in 0:23');
  expect(watched.button()).toBeNull();
});

test('at a slow table no bot is promised', async () => {
  const { text, button } = await shown({ awayFor: 37_000, pace: 'slow' });
  expect(text()).toContain('Pippin is away.');
  expect(button()?.textContent ?? '').not.toContain('bot');
});
