import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failure, ROOT, tool } from './command.js';
import { installMissing } from './install.js';
import { mistakeIn, namesFor, written } from './new-game/names.js';

const GAMES = path.join(ROOT, 'src/games');
const CATALOGUE = path.join(GAMES, 'catalogue.ts');
const TEMPLATE = path.join(ROOT, 'scripts/new-game/template');

/** `npm run new-game -- ID`: a small complete game in src/games/ID, added to the catalogue. */
export async function run(args) {
  const mistake = mistakeIn(args);
  if (mistake !== undefined) throw failure(mistake);
  await installMissing();
  const names = namesFor(args[0]);
  const folder = path.join(GAMES, names.id);
  const catalogue = readFileSync(CATALOGUE, 'utf8');
  try {
    for (const file of filesIn(TEMPLATE)) {
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, written(readFileSync(path.join(TEMPLATE, file), 'utf8'), names));
    }
    writeFileSync(CATALOGUE, withGame(catalogue, names));
    await format(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(CATALOGUE, catalogue);
    throw error;
  }
  console.log(summary(names));
  return 0;
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** The catalogue with one more import and one more entry; the formatter moves the import to its place. */
function withGame(catalogue, { id, camel }) {
  const entries = /(?<=export const FACTS = \{)([^}]*?),?\s*(?=\} satisfies)/;
  if (!entries.test(catalogue)) throw failure('src/games/catalogue.ts has no `FACTS = { ... } satisfies` to add to.');
  const key = id === camel ? id : `'${id}': ${camel}`;
  return `import { facts as ${camel} } from './${id}/kit.ts';\n${catalogue.replace(entries, (was) => `${was.replace(/,?\s*$/, '')}, ${key} `)}`;
}

/** Another name changes line breaks and the order of imports. */
async function format(folder) {
  const { exitCode, output } = await tool('@biomejs/biome/bin/biome', ['check', '--write', folder, CATALOGUE], {
    quiet: true,
  });
  if (exitCode !== 0) throw failure(`The files of the new game do not pass the linter:\n${output}`);
}

function summary({ id, title, prefix }) {
  return `src/games/${id} is a whole game now: ${title}, rules ${prefix}-1 and on. src/games/catalogue.ts names it.

    npm start    play it: its door is the last on the home page
    npx vitest run src/games/${id}    its own tests
    npx vitest run test/contract -t ${id}    what every game must keep

Make it yours: docs/add-a-game.md.${existsSync(path.join(ROOT, '.git')) ? ' `git status` shows the new files.' : ''}`;
}
