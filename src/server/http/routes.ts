import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SharedJournal } from '../../journal/journal.ts';
import type { LeftOutPack } from '../../protocol/offered-pack.ts';
import { Acquaintances } from '../../table/daily/acquaintances.ts';
import { Groups } from '../../table/groups/groups.ts';
import type { Results } from '../../table/records/results.ts';
import type { ServerOptions } from '../options.ts';
import type { ServerContext } from '../socket/connection.ts';
import type { TableParts } from '../table-parts.ts';
import { serveApi } from './api.ts';
import { serveCalendar } from './calendar.ts';
import { serveCampaigns } from './campaigns.ts';
import { guardCodes } from './code-guard.ts';
import { serveDaily, serveNoDaily } from './daily.ts';
import { serveTransfers } from './device-transfer.ts';
import { serveFriends } from './friends.ts';
import { serveGroups } from './groups.ts';
import { isOwner, serveHealth } from './health.ts';
import { serveOpenTables } from './open-tables.ts';
import { forever, guard, servePages } from './pages.ts';
import { serveReplays } from './replays.ts';
import { serveStrangers } from './strangers.ts';
import { serveTurnNotices } from './turn-notices.ts';

/** The file with all icons, which the build writes beside the app. */
export function iconsFileOf({ clientDir }: Pick<ServerOptions, 'clientDir'>): string {
  return join(clientDir, '../icons.json');
}

/** What routes answer from, besides the context. */
export interface RouteParts extends TableParts {
  options: ServerOptions;
  shared: SharedJournal;
  results: Results;
  leftOutPacks: readonly LeftOutPack[];
  isDraining(): boolean;
}

/** Everything the server answers by HTTP. */
export async function serveRoutes(app: FastifyInstance, context: ServerContext, parts: RouteParts): Promise<void> {
  const { options, shared, results, daily, seenPeople, house } = parts;
  const token = options.metricsToken;
  const groups = new Groups(house, results);
  const acquaintances = new Acquaintances(house);
  await guard(app, context);
  guardCodes(app, context);
  serveApi(app, context);
  serveReplays(app, context);
  serveCampaigns(app, context);
  serveGroups(app, context, { results, groups, daily });
  serveFriends(app, context, { seenPeople, groups, acquaintances });
  serveCalendar(app, context, options.publicUrl);
  if (daily === undefined) serveNoDaily(app);
  else serveDaily(app, context, { daily, acquaintances });
  serveTurnNotices(app, context, { ...parts.notices, subscriptions: shared.subscriptions });
  serveOpenTables(app, context);
  serveStrangers(app, context, { strangers: parts.strangers, token });
  serveLeftOutPacks(app, { leftOut: parts.leftOutPacks, token });
  serveTransfers(app, { transfers: shared.transfers, now: house.now });
  serveHealth(app, {
    journal: shared,
    metrics: parts.metrics,
    storeHealth: context.storeHealth,
    isDraining: parts.isDraining,
    token,
  });
  serveFlatIcons(app, iconsFileOf(options));
  await servePages(app, context, options.clientDir);
}

/** For the owner: the pack files that could not be used. */
export function serveLeftOutPacks(
  app: FastifyInstance,
  { leftOut, token }: { leftOut: readonly LeftOutPack[]; token?: string | undefined },
): void {
  app.get('/api/admin/packs', async (request, reply) => {
    if (!isOwner(request, token)) return reply.code(404).send({ error: 'not-found' });
    return reply.header('cache-control', 'no-store').send(leftOut);
  });
}

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
