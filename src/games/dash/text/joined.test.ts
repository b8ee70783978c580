import { expect, test } from 'vitest';
import { LOCALES } from '../../../engine/text.ts';
import { dashBox } from '../box.ts';
import type { DashEvent } from '../rules/state.ts';
import { joined } from './joined.ts';

const card = dashBox.standardPack.dungeon.findIndex(({ id }) => id === 'spider');
const slow: DashEvent = { kind: 'magic', seat: 0, magic: 'slow', card };
const lost = (ap: number, left: number): DashEvent => ({ kind: 'ap-lost', seat: 0, card, ap, left });

function linesOf(events: readonly { seq: number; event: DashEvent }[]): (string | undefined)[][] {
  return LOCALES.map((locale) => {
    const teller = dashBox.teller(dashBox.standardPack, locale);
    return joined(events).map(({ event }) => teller.tell(event, ['Ada'], 0));
  });
}

test('[DA-34] Slow and the cost of its card are one line of the log', () => {
  const events = [slow, lost(3, 3), lost(2, 1)].map((event) => ({ seq: 4, event }));

  expect(linesOf(events)).toEqual([
    ['The Spider slows you: 5 AP gone, 1 left.'],
    ['Il Ragno ti rallenta: perdi 5 PA, ne resta 1.'],
  ]);
});

test('[DA-21] Equipment and the card it cancels are one line', () => {
  const { dungeon, equipment } = dashBox.standardPack;
  const [door, key] = [
    dungeon.findIndex(({ id }) => id === 'locked-door'),
    equipment.findIndex(({ id }) => id === 'key'),
  ];
  const used: DashEvent = { kind: 'used', seat: 0, card: key, on: door };
  const events = [used, { kind: 'canceled', seat: 0, card: door } as const].map((event) => ({ seq: 4, event }));

  expect(linesOf(events)).toEqual([
    ['You get past the Locked Door with the Key.'],
    ['Superi la Porta Chiusa con la Chiave.'],
  ]);
});

test('[DA-33] Slow that does nothing, and the AP of another card, keep lines of their own', () => {
  const warded: DashEvent = { ...slow, warded: 'bonus' };

  expect(joined([warded, lost(2, 4)].map((event) => ({ seq: 4, event })))).toHaveLength(2);
  expect(joined([slow, lost(2, 4)].map((event, seq) => ({ seq, event })))).toHaveLength(2);
});
