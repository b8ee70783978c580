import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoredReport } from '../../journal/strangers.ts';
import {
  type BanInfo,
  type HeardLine,
  handleReport,
  type ReportInfo,
  type StrangersInfo,
} from '../../protocol/open-tables.ts';
import type { ReportReason } from '../../protocol/report-reasons.ts';
import type { LoadedTables } from '../../table/loaded-tables.ts';
import { statusOf } from '../../table/view.ts';
import type { KnownStrangers } from '../open-tables/strangers.ts';
import type { ServerContext } from '../socket/connection.ts';
import { PER_MINUTE, sendError } from './api.ts';
import { isOwner } from './health.ts';

type ById = { Params: { id: string } };

/** Addresses change hands: a ban of one expires. */
const ADDRESS_BAN_MS = 30 * 86_400_000;
const ID_BYTES = 12;

/** For the owner: reports from open tables, and bans. */
export function serveStrangers(
  app: FastifyInstance,
  { house, tables, limits }: ServerContext,
  { strangers, token }: { strangers: KnownStrangers; token?: string | undefined },
): void {
  const { store } = strangers;
  const config = { rateLimit: { max: limits.questionsPerMinute, timeWindow: PER_MINUTE } };
  // For anybody but the owner this does not exist.
  const preHandler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOwner(request, token)) return reply.code(404).send({ error: 'not-found' });
  };
  const forOwner = { config, preHandler };

  async function infoOf(): Promise<StrangersInfo> {
    const [reports, bans] = await Promise.all([store.reports(), store.bans(house.now())]);
    const banned = new Set(bans.map(({ hash }) => hash));
    return {
      reports: await Promise.all(reports.map((report) => reportInfo(tables, report, banned))),
      bans: bans.map(({ hash: _, ...ban }): BanInfo => ban),
    };
  }

  app.get('/api/admin/strangers', forOwner, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await infoOf()),
  );

  app.post<ById>('/api/admin/reports/:id', forOwner, async ({ params, body }, reply) => {
    const wish = handleReport.safeParse(body);
    if (!wish.success) return sendError(reply, 400, 'bad-message');
    const report = (await store.reports()).find(({ id }) => id === params.id);
    if (report === undefined) return reply.code(404).send({ error: 'not-found' });
    if (wish.data.kind === 'delete') await store.deleteReport(report.id);
    else await ban({ house, tables }, store, { report, withAddress: wish.data.address });
    return reply.header('cache-control', 'no-store').send(await infoOf());
  });

  app.delete<ById>('/api/admin/bans/:id', forOwner, async ({ params }, reply) => {
    await store.liftBan(params.id);
    return reply.header('cache-control', 'no-store').send(await infoOf());
  });
}

/** Bans a reported device, and its address if wanted, and removes it from all open tables. */
async function ban(
  { house, tables }: Pick<ServerContext, 'house' | 'tables'>,
  store: KnownStrangers['store'],
  { report, withAddress }: { report: StoredReport; withAddress: boolean },
): Promise<void> {
  const { table, aboutName: name, aboutPerson, aboutCaller } = report;
  const at = house.now();
  const id = () => randomBytes(ID_BYTES).toString('hex');
  if (aboutPerson !== '') await store.ban({ id: id(), hash: aboutPerson, kind: 'device', name, at });
  if (withAddress && aboutCaller !== '') {
    await store.ban({ id: id(), hash: aboutCaller, kind: 'address', name, at, until: at + ADDRESS_BAN_MS });
  }
  if (aboutPerson !== '')
    for (const code of new Set([table, ...(await store.listed())])) await sendAway(tables, code, aboutPerson);
}

/** A banned person loses their chair at open tables. */
async function sendAway(tables: LoadedTables, code: string, personHash: string): Promise<void> {
  const loaded = await tables.hold(code);
  if (loaded === undefined) return;
  try {
    const { referee } = loaded;
    await referee.refresh();
    const { lobby } = referee.table;
    const chair = lobby.chairs.findIndex((one) => one.kind === 'person' && one.personHash === personHash);
    const sitting = lobby.chairs[chair];
    if (lobby.open === undefined || sitting?.kind !== 'person') return;
    const { secretHash } = sitting;
    await referee.submit({
      requester: { kind: 'house', seat: chair },
      key: `send-away-${referee.table.seq}`,
      request: { kind: 'send-away', chair, secretHash },
    });
  } finally {
    tables.release(code);
  }
}

async function reportInfo(
  tables: LoadedTables,
  stored: StoredReport,
  banned: ReadonlySet<string>,
): Promise<ReportInfo> {
  const { id, at, table: code, seq, byName: by, aboutName: about, aboutPerson, aboutCaller, words } = stored;
  const loaded = await tables.hold(code).catch(() => undefined);
  const table = loaded?.referee.table;
  const info: ReportInfo = {
    id,
    at,
    table: code,
    game: table?.lobby.game ?? '',
    status: table === undefined ? 'gone' : statusOf(table),
    entry: seq,
    by,
    about,
    reason: stored.reason as ReportReason,
    ...(words !== '' && { words }),
    said: JSON.parse(stored.said) as HeardLine[],
    canBan: { device: aboutPerson !== '', address: aboutCaller !== '' },
    isBanned: banned.has(aboutPerson) || banned.has(aboutCaller),
  };
  if (loaded !== undefined) tables.release(code);
  return info;
}
