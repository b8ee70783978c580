import { elementAt } from '../../../src/engine/list.ts';
import type { Rng } from '../../../src/engine/rng.ts';
import { GAME_IDS } from '../../../src/games/catalogue.ts';
import { BOXES } from '../../../src/games/index.ts';
import {
  createCampaign,
  createSameRoom,
  createTable,
  openCampaignTable,
  openChairWish,
} from '../../../src/protocol/client-message.ts';
import { askDaily, playAlong, playDaily } from '../../../src/protocol/daily.ts';
import {
  askFriends,
  askGroup,
  beSeen,
  joinGroup,
  keepGroup,
  leaveGroup,
  tellGroups,
} from '../../../src/protocol/groups.ts';
import { handleReport } from '../../../src/protocol/open-tables.ts';
import { askTurnNotices } from '../../../src/protocol/turn-notices.ts';
import { playRandomGame } from '../../random-game.ts';
import { fromSchema, type GrammarHints, pick } from './grammar.ts';
import { bend } from './mutate.ts';

/** A route of the server as written in its source, and what to send to it: a schema, or a generator for bodies. */
interface FuzzedRoute {
  method: 'GET' | 'POST' | 'DELETE';
  route: string;
  body?: unknown;
  /** Sent with the owner's token. */
  isOwners?: true;
}

/** A request for a route of the server: valid, or nearly so. */
export interface AimedRequest extends FuzzedRoute {
  path: string;
}

/** A real finished game, to be corrupted a little. */
const PLAYED = playRandomGame(BOXES[elementAt(GAME_IDS, 0)], { seats: 2, number: 1 }).record;
/** Bodies for routes without their own schema. */
const MADE: Readonly<Record<string, (rng: Rng, hints: GrammarHints) => unknown>> = {
  '/api/replays': anyRecord,
  '/api/parcels': (rng) => ({ name: `${rng.int(8)}`.repeat(64), parcel: 'x' }),
  '/api/daily/:day/along': (rng, hints) => ({
    ...(fromSchema(playAlong, rng, hints) as object),
    ...(hints.invitations.length > 0 && pick(hints.invitations, rng)),
  }),
  '/api/parcels/fetch': (rng) => ({ name: `${rng.int(8)}`.repeat(64) }),
};

/** Maximum number of attacked tables: those of the day besides the first ones. */
const MOST_TABLES = 24;
const OWNERS = { isOwners: true } as const;

/** All routes used by pages and by the owner; `test/security/fuzz.test.ts` reports missing ones. */
export const ROUTES: readonly FuzzedRoute[] = [
  { method: 'POST', route: '/api/tables', body: createTable },
  { method: 'POST', route: '/api/tables', body: createSameRoom },
  { method: 'GET', route: '/api/tables/:code' },
  { method: 'GET', route: '/api/tables/:code/next-week.ics' },
  { method: 'POST', route: '/api/tables/:code/turn-notices', body: askTurnNotices },
  { method: 'GET', route: '/api/turn-notices/off/:id' },
  { method: 'POST', route: '/api/turn-notices/off/:id', body: askGroup },
  { method: 'POST', route: '/api/open-tables/:code/chair', body: openChairWish },
  { method: 'GET', route: '/api/admin/packs', ...OWNERS },
  { method: 'GET', route: '/api/admin/strangers', ...OWNERS },
  { method: 'POST', route: '/api/admin/reports/:report', body: handleReport, ...OWNERS },
  { method: 'DELETE', route: '/api/admin/bans/:ban', ...OWNERS },
  { method: 'POST', route: '/api/daily', body: askDaily },
  { method: 'POST', route: '/api/daily/archive', body: askDaily },
  { method: 'POST', route: '/api/daily/:day', body: askDaily },
  { method: 'POST', route: '/api/daily/:day/tables', body: playDaily },
  { method: 'POST', route: '/api/daily/:day/along', body: playAlong },
  { method: 'POST', route: '/api/groups', body: keepGroup },
  { method: 'POST', route: '/api/groups/played', body: tellGroups },
  { method: 'GET', route: '/api/groups/:code' },
  { method: 'POST', route: '/api/groups/:group', body: askGroup },
  { method: 'POST', route: '/api/groups/:group/members', body: joinGroup },
  { method: 'POST', route: '/api/groups/:group/left', body: leaveGroup },
  { method: 'POST', route: '/api/friends', body: askFriends },
  { method: 'POST', route: '/api/seen', body: beSeen },
  { method: 'POST', route: '/api/campaigns', body: createCampaign },
  { method: 'GET', route: '/api/campaigns/:campaign' },
  { method: 'POST', route: '/api/campaigns/:campaign/tables', body: openCampaignTable },
  { method: 'GET', route: '/api/results/:code' },
  { method: 'POST', route: '/api/replays' },
  { method: 'GET', route: '/api/replays/:code' },
  { method: 'POST', route: '/api/parcels' },
  { method: 'POST', route: '/api/parcels/fetch' },
  { method: 'GET', route: '/api/packs' },
];

/** A request for one of the routes. */
export function aimed(rng: Rng, known: GrammarHints): AimedRequest {
  return aimedAt(pick(ROUTES, rng), rng, known);
}

/** A request for this route. */
export function aimedAt({ body: schema, ...route }: FuzzedRoute, rng: Rng, known: GrammarHints): AimedRequest {
  // Half of the time by somebody who sits at the table.
  const hints = rng.int(2) === 0 ? known : atOneTable(known, rng);
  const path = route.route.replace(/:(\w+)/, (_, name: string) => pick(partsFor(name, hints), rng));
  const make = MADE[route.route];
  const body = make !== undefined ? make(rng, hints) : schema !== undefined ? fromSchema(schema, rng, hints) : {};
  const query = path.endsWith('.ics') ? pick(['', '?zone=Europe/Rome&lang=it', '?zone=Mars', '?lang[]=1'], rng) : '';
  return { ...route, path: path + query, body };
}

function atOneTable(hints: GrammarHints, rng: Rng): GrammarHints {
  const place = rng.int(hints.codes.length);
  return { ...hints, codes: [elementAt(hints.codes, place)], secrets: [elementAt(hints.secrets, place)] };
}

function partsFor(name: string, hints: GrammarHints): readonly string[] {
  const { codes, campaigns, groups, days, reports, bans } = hints;
  const parts = { code: codes, campaign: campaigns, group: groups, day: days, report: reports, ban: bans }[name];
  return parts !== undefined && parts.length > 0 ? parts : ['ab'.repeat(18), 'cd'.repeat(18)];
}

/** Stores values from a response for later requests. */
export function learn({ route }: AimedRequest, text: string, hints: GrammarHints): void {
  if (route === '/api/admin/strangers') {
    const { reports, bans } = JSON.parse(text) as Record<'reports' | 'bans', { id: string }[]>;
    hints.reports = reports.map(({ id }) => id);
    hints.bans = bans.map(({ id }) => id);
  }
  if (route !== '/api/daily/:day/tables' || hints.codes.length >= MOST_TABLES) return;
  const { code: table, secret, invitation } = JSON.parse(text) as { code: string; secret: string; invitation?: string };
  hints.codes.push(table);
  hints.secrets.push(secret);
  if (invitation !== undefined) hints.invitations.push({ table, invitation });
}

function anyRecord(rng: Rng): unknown {
  if (rng.int(2) === 0) return bend({ ...PLAYED, startedAt: rng.int(1e9) }, rng);
  return {
    format: 'undercroft-record/1',
    game: pick(GAME_IDS, rng),
    pack: pick([{}, null, [], { format: 'undercroft-pack/1', name: { en: 'x', it: 'x' } }], rng),
    names: ['Eve', 'Mallory'],
    options: {},
    seed: 'ab'.repeat(32),
    startedAt: 1,
    steps: [],
  };
}
