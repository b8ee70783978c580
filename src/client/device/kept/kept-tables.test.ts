// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepNextTable } from '../../features/here/keep-next-table.ts';
import { seatHere } from '../../features/here/use-seats.ts';
import { forgetScreen, keepScreen, keptScreens } from '../device.ts';
import { forgetTable, isCountedHere, keepTable, keepTurn, keptTable, keptTables, storedTables } from './kept-tables.ts';

beforeEach(() => localStorage.clear());

const table = { code: 'WLFKN', game: 'days', secrets: ['ab', 'cd'], at: 1 };

test('a table on this device stores whose turn it was, and keeps what was stored before', () => {
  keepTable({ ...table, whatIf: 'XYZ' });
  keepTurn('WLFKN', ['Ben']);
  seatHere('WLFKN', 'ab').note({ status: 'playing' } as never, {} as never);
  expect(keptTable('WLFKN')).toMatchObject({ secrets: ['ab', 'cd'], whatIf: 'XYZ', turn: ['Ben'] });
  keepTurn('WLFKN', []);
  expect(keptTable('WLFKN')?.turn).toEqual([]);
});

test('the game after a "what if" does not count either, and one after a usual game does', () => {
  keepNextTable({ ...table, whatIf: '/r/XYZ' }, 'BBBBB');
  keepNextTable(table, 'CCCCC');
  expect(keptTable('BBBBB')).toMatchObject({ game: 'days', secrets: ['ab', 'cd'], whatIf: '/r/XYZ' });
  expect(['BBBBB', 'CCCCC'].map((code) => isCountedHere(keptTable(code) ?? {}))).toEqual([false, true]);
});

test('a turn at a forgotten table does not bring it back', () => {
  keepTurn('WLFKN', ['Ben']);
  expect(keptTable('WLFKN')).toBeUndefined();
});

test('a big screen is found again, the one last shown first, until it is forgotten', () => {
  keepScreen({ code: 'AAAAA', game: 'dash', at: 1 });
  keepScreen({ code: 'BBBBB', game: 'time', at: 3 });
  keepScreen({ code: 'AAAAA', game: 'dash', at: 2 });
  expect(keptScreens().map(({ code }) => code)).toEqual(['BBBBB', 'AAAAA']);
  forgetScreen('BBBBB');
  expect(keptScreens().map(({ code }) => code)).toEqual(['AAAAA']);
  localStorage.setItem('undercroft.screens', '{broken');
  expect(keptScreens()).toEqual([]);
});

test('tables dropped from the list stay stored until their entries are removed', () => {
  for (let count = 0; count < 32; count++) keepTable({ ...table, code: `T${count}`, at: count });
  expect(keptTables()).toHaveLength(30);
  expect(storedTables().slice(30)).toMatchObject([{ code: 'T1' }, { code: 'T0' }]);
  forgetTable('T1');
  keepTable({ ...table, code: 'T0', at: 99 });
  expect(storedTables()).toHaveLength(31);
  expect(keptTables()[0]).toMatchObject({ code: 'T0' });
});
