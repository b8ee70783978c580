import { expect, test } from 'vitest';
import { sourceFiles } from '../sources.ts';

test('nothing of the client opens a table without the stage: what-ifs, lessons, one device and the big screen have it too', () => {
  const opened = sourceFiles('src/client').flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line) => (line.includes('new TableConnection(') && !path.includes('.test.') ? [{ path, line }] : [])),
  );
  expect(opened.length).toBeGreaterThan(1);
  for (const { path, line } of opened) expect(line, path).toContain('stageTable(new TableConnection(');
});
