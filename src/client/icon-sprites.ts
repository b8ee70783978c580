import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { APP_ICONS } from './icons/app.ts';
import { BAG_PAGE_ICONS } from './icons/bag.ts';
import { CREST_ICONS } from './icons/crests.ts';
import { DASH_PAGE_ICONS } from './icons/dash.ts';
import { DAYS_PAGE_ICONS } from './icons/days.ts';
import { TIME_PAGE_ICONS } from './icons/time.ts';

const PREFIX = 'virtual:icons/';

/** A sprite of a game: what its page draws, and the parts of its standard pack whose cards it draws; all of them unless it says. */
interface GameSprite {
  game: string;
  page: readonly string[];
  parts?: readonly string[];
}

const GAME_SPRITES: Readonly<Record<string, GameSprite>> = {
  bag: { game: 'bag', page: BAG_PAGE_ICONS },
  dash: { game: 'dash', page: DASH_PAGE_ICONS },
  days: { game: 'days', page: DAYS_PAGE_ICONS },
  time: { game: 'time', page: TIME_PAGE_ICONS, parts: ['items'] },
  // Not needed before the Story is told.
  timestory: { game: 'time', page: [], parts: ['missions', 'heroes', 'adventures'] },
};

/** Builds one SVG sprite for the shell, one for crests and one per game; `import url from 'virtual:icons/dash'` gives its address. */
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
  if (name === 'crests') return new Set(Object.values(CREST_ICONS));
  const sprite = GAME_SPRITES[name];
  if (sprite === undefined) throw new Error(`there is no icon sprite named ${name}`);
  const { game, page, parts } = sprite;
  const names = new Set(page);
  const file = new URL(`../games/${game}/packs/standard.json`, import.meta.url);
  const pack = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  for (const [part, cards] of Object.entries(pack)) {
    if (parts !== undefined && !parts.includes(part)) continue;
    if (Array.isArray(cards)) for (const card of cards as { icon?: string }[]) if (card.icon) names.add(card.icon);
  }
  return names;
}
