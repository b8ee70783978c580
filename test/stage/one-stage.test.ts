import { expect, test } from 'vitest';
import { sourceFiles } from '../sources.ts';

test('only connectTable, which puts it on the stage, connects to a table: what-ifs, lessons, one device and the big screen too', () => {
  const connecting = sourceFiles('src/client').flatMap(({ path, text }) =>
    text.includes('new TableConnection(') && !path.includes('.test.') ? [path] : [],
  );
  expect(connecting).toEqual(['src/client/connection/use-table.ts']);
});
