import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A way to break a guarantee, to test that the fault runs detect it. */
export interface Mutation {
  name: string;
  what: string;
  /** The replacements, by file. */
  changes: { file: string; from: string; to: string }[];
  /** The faults that must detect it. */
  faults: string[];
}

export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'answer-before-append',
    what: 'moves are answered before they are in the journal',
    changes: [
      {
        file: 'src/table/referee.ts',
        from: 'const appended = await house.journal.append(table.code, isOver ? { ...row, over: overAt(table) } : row);',
        to: `const late = house.journal.append(table.code, isOver ? { ...row, over: overAt(table) } : row);
    const appended = await Promise.race([late.catch(() => 'taken'), Promise.resolve('appended')]);`,
      },
    ],
    faults: ['kill', 'full-disk'],
  },
  {
    name: 'no-unique-key',
    what: 'two nodes may write the same entry of a table',
    changes: [
      {
        file: 'src/journal/postgres/schema.ts',
        from: 'body TEXT NOT NULL,\n     PRIMARY KEY (table_code, seq)\n   );',
        to: 'body TEXT NOT NULL\n   );',
      },
      {
        file: 'src/journal/postgres/append.ts',
        from: 'AND tables.code = asked.code AND tables.head = asked.seq - 1 RETURNING',
        to: 'AND tables.code = asked.code RETURNING',
      },
    ],
    faults: ['delay-hints'],
  },
  {
    name: 'no-move-key',
    what: 'a move that is sent again is taken for a new one',
    changes: [
      {
        file: 'src/table/referee.ts',
        from: 'if (old !== undefined) return old;',
        to: 'void old;',
      },
    ],
    faults: ['send-twice', 'lose-answers'],
  },
];

/** A copy of the sources with a mutation; throws unless the text to replace occurs exactly once. */
export function brokenCopy({ name, changes }: Mutation): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), `undercroft-${name}-`));
  for (const part of ['src', 'test', 'scripts', 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, from, to } of changes) {
    const text = readFileSync(join(folder, file), 'utf8');
    const places = text.split(from).length - 1;
    if (places !== 1)
      throw new Error(`the text that ${name} replaces is ${places} times in ${file}, not once: ${from}`);
    writeFileSync(
      join(folder, file),
      text.replace(from, () => to),
    );
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
