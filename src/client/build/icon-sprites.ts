import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { factsOf, GAME_IDS } from '../../games/catalogue.ts';
import type { Sprites } from '../../games/kit.ts';
import { APP_ICONS } from '../kit/icons/app.ts';
import { CREST_ICONS } from '../kit/icons/crests.ts';
import { parseRulebook } from '../kit/rulebook/parse-rulebook.ts';

const PREFIX = 'virtual:icons/';

/** A file of the games' folders. */
function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8'));
}

/**
 * Builds one SVG sprite for the shell, one for crests, one for the rulebooks and one per game; `import url, { names }
 * from 'virtual:icons/dash'` returns its URL and the names in it.
 */
export function iconSprites(): Plugin {
  let building = false;
  return {
    name: 'undercroft-icon-sprites',
    configResolved(config) {
      building = config.command === 'build';
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/@icons\/([\w-]+)\.svg/.exec(request.url ?? '')?.[1];
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
      const names = `export const names = /* @__PURE__ */ new Set(${JSON.stringify([...iconNames(name)].sort())});`;
      if (!building) return `${names} export default '/@icons/${name}.svg'`;
      const asset = this.emitFile({ type: 'asset', name: `icons-${name}.svg`, source: sprite(name) });
      return `${names} export default import.meta.ROLLUP_FILE_URL_${asset}`;
    },
  };
}

/** The sprite as one SVG of symbols. Paths are rounded to whole units of 512, which is not visible. */
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

/** The icons of "a turn in pictures" in a game's rulebook; the same in both languages. */
export function bookIcons(game: string): string[] {
  const book = readFileSync(new URL(`../../games/${game}/book.en.md`, import.meta.url), 'utf8');
  return parseRulebook(book).turn.map(({ icon }) => icon);
}

/**
 * The icons of a sprite: the shell's own and one per game, or those of a game's page and of its standard pack's cards.
 */
function iconNames(name: string): Set<string> {
  if (name === 'app') return new Set([...APP_ICONS, ...GAME_IDS.map((id) => factsOf(id).door.icon)]);
  if (name === 'books') return new Set(GAME_IDS.flatMap(bookIcons));
  if (name === 'crests') return new Set(Object.values(CREST_ICONS));
  const { game, page, parts } = spriteNamed(name);
  const names = new Set(page);
  const pack = readJson(`${game}/packs/standard.json`) as Record<string, unknown>;
  for (const [part, cards] of Object.entries(pack)) {
    if (parts !== undefined && !parts.includes(part)) continue;
    if (Array.isArray(cards)) for (const card of cards as { icon?: string }[]) if (card.icon) names.add(card.icon);
  }
  return names;
}

/**
 * A sprite of a game, with the game whose standard pack names the cards; read each time, because it changes during
 * development.
 */
function spriteNamed(name: string) {
  for (const game of GAME_IDS) {
    const sprite = (readJson(`${game}/sprites.json`) as Sprites)[name];
    if (sprite !== undefined) return { game, ...sprite };
  }
  throw new Error(`there is no icon sprite named ${name}`);
}
