import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MUTATIONS } from './mutations.ts';

const ROOT = new URL('../../', import.meta.url);
const changes = MUTATIONS.flatMap(({ name, changes }) => changes.map((change) => ({ name, ...change })));

test.each(changes)('the code that $name breaks occurs once in $file', ({ file, from }) => {
  const source = readFileSync(fileURLToPath(new URL(file, ROOT)), 'utf8');
  expect(source.split(from)).toHaveLength(2);
});
