import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { forever } from './pages.ts';

/** Shown for an unknown icon name. */
const UNKNOWN = 'uncertainty';

/**
 * Serves every flat icon of game-icons.net as `/icons/NAME.svg#icon`, for custom packs: the pages' sprites contain only
 * the standard pack's icons. The build writes all icons into one file, read at the first request.
 */
export function serveFlatIcons(app: FastifyInstance, file: string): void {
  let bodies: Readonly<Record<string, string>> | undefined;
  app.get<{ Params: { name: string } }>('/icons/:name.svg', async ({ params: { name } }, reply) => {
    bodies ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
    const known = Object.hasOwn(bodies, name) ? name : UNKNOWN;
    const symbol = `<symbol id="icon" viewBox="0 0 512 512">${bodies[known] ?? ''}</symbol>`;
    return forever(reply).type('image/svg+xml').send(`<svg xmlns="http://www.w3.org/2000/svg">${symbol}</svg>`);
  });
}
