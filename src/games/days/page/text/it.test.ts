import { expect, test } from 'vitest';
import { DAYS } from '../../rules/state.ts';
import { it } from './it.ts';

test('words about a day agree with it: only Sunday is feminine', () => {
  const [monday, sunday] = [DAYS.indexOf('mon'), DAYS.indexOf('sun')];

  expect([it.justChanged(monday), it.chosen(monday)]).toEqual(['appena cambiato', 'scelto']);
  expect([it.justChanged(sunday), it.chosen(sunday)]).toEqual(['appena cambiata', 'scelta']);
});
