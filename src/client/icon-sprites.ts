import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { APP_ICONS } from './icons/app.ts';
import { DASH_PAGE_ICONS } from './icons/dash.ts';
import { DAYS_PAGE_ICONS } from './icons/days.ts';

const PREFIX = 'virtual:icons/';
const PAGE_ICONS: Readonly<Record<string, readonly string[]>> = { dash: DASH_PAGE_ICONS, days: DAYS_PAGE_ICONS };

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

/** The shell names its pictures; a game names those of its page, and its standard pack those of the cards. */
function iconNames(name: string): Set<string> {
  if (name === 'app') return new Set(APP_ICONS);
  if (!Object.hasOwn(PAGE_ICONS, name)) throw new Error(`there is no icon sprite named ${name}`);
  const names = new Set(PAGE_ICONS[name]);
  const file = new URL(`../games/${name}/packs/standard.json`, import.meta.url);
  const pack = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  for (const part of Object.values(pack)) {
    if (Array.isArray(part)) for (const card of part as { icon?: string }[]) if (card.icon) names.add(card.icon);
  }
  return names;
}
