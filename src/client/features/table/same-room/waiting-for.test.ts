import { expect, test } from 'vitest';
import type { ChairInfo, TableSettings } from '../../../../protocol/table-info.ts';
import { en as text } from './text/en.ts';
import { waitingFor } from './waiting-for.ts';

const seats = { min: 2, max: 3 };
const empty: ChairInfo = { kind: 'empty' };
const ann: ChairInfo = { kind: 'person', name: 'Ann', here: true };
const ben: ChairInfo = { kind: 'person', name: 'Ben', here: true };
const live: TableSettings = { pace: 'live', takeBots: true };

const said = (chairs: ChairInfo[], host?: number, manners = live) =>
  waitingFor({ chairs, manners, ...(host === undefined ? {} : { host }) }, seats, text);

test('a big screen says who everybody waits for: the first, some more, or the host', () => {
  expect(said([empty, empty, empty])).toEqual([text.waitingForFirst]);
  expect(said([empty, ann, empty], 1)).toEqual(['Waiting for 1 more player.']);
  expect(said([ben, ann, empty], 1)).toEqual(['Ann starts the game on their phone.', 'Not ready yet: Ben.']);
  expect(said([{ ...ben, ready: true }, ann, empty], 1)).toEqual(['Ann starts the game on their phone.']);
});

test('nobody waits for bots that sit down at the start', () => {
  const manners: TableSettings = { ...live, fill: { to: 6, bot: 'careful' } };

  expect(said([ann, empty, empty], 0, manners)).toEqual([
    'Ann starts the game on their phone.',
    '2 bots sit down at the start.',
  ]);
});
