import { expect, test } from 'vitest';
import { sourceFiles } from '../sources.ts';

test('every connection to a table goes through connectTable, and so is staged: what-ifs, lessons, shared devices and big screens too', () => {
  const connecting = sourceFiles('src/client').flatMap(({ path, text }) =>
    text.includes('new TableConnection(') && !path.includes('.test.') ? [path] : [],
  );
  expect(connecting).toEqual(['src/client/connection/use-table.ts']);
});
