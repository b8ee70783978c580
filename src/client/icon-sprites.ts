import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { APP_ICONS } from './icons/app.ts';
import { DASH_PAGE_ICONS } from './icons/dash.ts';

const PREFIX = 'virtual:icons/';
const STANDARD_DASH_PACK = new URL('../games/dash/packs/standard.json', import.meta.url);

/** Builds one SVG sprite for the shell and one per game; `import url from 'virtual:icons/dash'` gives its address. */
export function iconSprites(): Plugin {
  let building = false;
  return {
    name: 'undercroft-icon-sprites',
    configResolved(config) {
      building = config.command === 'build';
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/@icons\/(\w+)\.svg/.exec(request.url ?? '')?.[1];
        if (name === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(sprite(name));
      });
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      if (!building) return `export default '/@icons/${name}.svg'`;
      const asset = this.emitFile({ type: 'asset', name: `icons-${name}.svg`, source: sprite(name) });
      return `export default import.meta.ROLLUP_FILE_URL_${asset}`;
    },
  };
}

/** The sprite as one SVG of symbols. Paths are rounded to whole units of their 512: nobody sees the rest. */
function sprite(name: string): string {
  const require = createRequire(import.meta.url);
  const set = require('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> };
  const symbols = [...iconNames(name)].sort().map((icon) => {
    const body = set.icons[icon]?.body;
    if (body === undefined) throw new Error(`game-icons has no icon named ${icon}`);
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`;
    const small = optimize(whole, { floatPrecision: 0, multipass: true }).data;
    const inner = small.slice(small.indexOf('>') + 1, small.lastIndexOf('</svg>'));
    return `<symbol id="${icon}" viewBox="0 0 512 512">${inner}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function iconNames(name: string): Set<string> {
  if (name === 'app') return new Set(APP_ICONS);
  if (name !== 'dash') throw new Error(`there is no icon sprite named ${name}`);
  const names = new Set<string>(DASH_PAGE_ICONS);
  if (!existsSync(STANDARD_DASH_PACK)) return names;
  const pack = JSON.parse(readFileSync(STANDARD_DASH_PACK, 'utf8')) as Record<
    'dungeon' | 'equipment',
    { icon: string }[]
  >;
  for (const card of [...pack.dungeon, ...pack.equipment]) names.add(card.icon);
  return names;
}
