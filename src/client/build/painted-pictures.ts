import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:pictures/';

/** `import pictures from 'virtual:pictures/days'` gives the names of a game's painted pictures and the folder they are in, as AVIF and WebP. */
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
      const game = id.slice(PREFIX.length + 1);
      const files = readdirSync(folderOf(game))
        .filter((file) => /\.(?:avif|webp)$/.test(file))
        .sort()
        .map((file) => ({ file, source: readFileSync(path.join(folderOf(game), file)) }));
      const names = [...new Set(files.map(({ file }) => path.parse(file).name))];
      if (!building) return moduleOf(`/@pictures/${game}/`, names);
      const digest = createHash('sha256');
      for (const { file, source } of files) digest.update(file).update(source);
      const folder = `assets/pictures-${game}-${digest.digest('hex').slice(0, 8)}/`;
      for (const { file, source } of files) this.emitFile({ type: 'asset', fileName: `${folder}${file}`, source });
      return moduleOf(`/${folder}`, names);
    },
  };
}

function moduleOf(folder: string, names: readonly string[]): string {
  return `export default { folder: '${folder}', names: new Set(${JSON.stringify(names)}) };`;
}

/** A game's folder, or that of the crests, which all games share. */
function folderOf(group: string): string {
  const place = group === 'crests' ? '../kit/crests' : `../../games/${group}`;
  return fileURLToPath(new URL(`${place}/pictures/`, import.meta.url));
}
