import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { GAME_IDS } from '../../games/catalogue.ts';
import { bookIcons } from './icon-sprites.ts';

const PREFIX = 'virtual:pictures/';

/**
 * `import pictures from 'virtual:pictures/days'` returns the names of a game's painted pictures and their folder, as
 * AVIF and WebP; `virtual:pictures/books` those of the rulebooks' turns in pictures, by game.
 */
export function paintedPictures(): Plugin {
  let building = false;
  return {
    name: 'undercroft-painted-pictures',
    configResolved(config) {
      building = config.command === 'build';
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, game, file] = /^\/@pictures\/([\w-]+)\/([\w-]+\.(?:avif|webp))$/.exec(request.url ?? '') ?? [];
        if (game === undefined || file === undefined) return next();
        response.setHeader('content-type', `image/${path.extname(file).slice(1)}`);
        response.end(readFileSync(path.join(folderOf(game), file)));
      });
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const group = id.slice(PREFIX.length + 1);
      if (group === 'books') return bookModule(building);
      const address = addressOf(group, building);
      if (building)
        for (const { file, source } of filesOf(group))
          this.emitFile({ type: 'asset', fileName: `${address.slice(1)}${file}`, source });
      return `export default ${picturesOf(address, namesOf(group))};`;
    },
  };
}

function picturesOf(folder: string, names: readonly string[]): string {
  return `{ folder: '${folder}', names: new Set(${JSON.stringify(names)}) }`;
}

/** The files themselves come with the pictures of each game. */
function bookModule(building: boolean): string {
  const books = GAME_IDS.map((game) => {
    const painted = new Set(namesOf(game));
    const names = bookIcons(game).filter((icon) => painted.has(icon));
    return `'${game}': ${picturesOf(addressOf(game, building), names)}`;
  });
  return `export default { ${books.join(', ')} };`;
}

/** The path of the pictures: in the build with a digest of all of them. */
function addressOf(group: string, building: boolean): string {
  if (!building) return `/@pictures/${group}/`;
  const digest = createHash('sha256');
  for (const { file, source } of filesOf(group)) digest.update(file).update(source);
  return `/assets/pictures-${group}-${digest.digest('hex').slice(0, 8)}/`;
}

function filesOf(group: string): { file: string; source: Buffer }[] {
  const folder = folderOf(group);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /\.(?:avif|webp)$/.test(file))
    .sort()
    .map((file) => ({ file, source: readFileSync(path.join(folder, file)) }));
}

function namesOf(group: string): string[] {
  return [...new Set(filesOf(group).map(({ file }) => path.parse(file).name))];
}

/** A game's folder, or that of the crests, which all games share. */
function folderOf(group: string): string {
  const place = group === 'crests' ? '../kit/crests' : `../../games/${group}`;
  return fileURLToPath(new URL(`${place}/pictures/`, import.meta.url));
}
