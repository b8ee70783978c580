import { expect, test } from 'vitest';
import { stderrOf } from './command.ts';

test("programs' stderr is passed on with their names, up to a limit", () => {
  const written: string[] = [];
  const complained = stderrOf(['a', 'b'], (line) => written.push(line));
  for (let line = 1; line <= 500; line++) complained(0, `line ${line}`);
  complained(1, 'only one');

  expect(written).toHaveLength(102);
  expect([written[0], ...written.slice(-3)]).toEqual([
    'a: line 1',
    'a: line 100',
    'a: (and more, which is not shown)',
    'b: only one',
  ]);
});

test('terminal control sequences of programs are removed', () => {
  const written: string[] = [];
  stderrOf(['a'], (line) => written.push(line))(0, 'before\u001b[2J\tafter');
  expect(written).toEqual(['a: before[2J\tafter']);
});
