import type { FastifyInstance } from 'fastify';
import type { Crest } from '../../protocol/crests.ts';
import { askFriends, beSeen, type PresentFriend, type PresentFriends } from '../../protocol/groups.ts';
import type { Acquaintances } from '../../table/daily/acquaintances.ts';
import { hexDigest } from '../../table/digest.ts';
import type { Groups } from '../../table/groups/groups.ts';
import { statusOf } from '../../table/view.ts';
import type { SeenPeople } from '../seen/seen-people.ts';
import type { ServerContext } from '../socket/connection.ts';
import { PER_MINUTE, sendError } from './api.ts';

/** Maximum number of friends in a response. */
const MAX_FRIENDS = 12;

interface Parts {
  seenPeople: SeenPeople;
  groups: Groups;
  acquaintances: Acquaintances;
}

/** Which acquaintances are at a table now and visible to the requester. */
export function serveFriends(
  app: FastifyInstance,
  { tables, limits }: Pick<ServerContext, 'tables' | 'limits'>,
  { seenPeople, groups, acquaintances }: Parts,
): void {
  const questions = { config: { rateLimit: { max: limits.questionsPerMinute, timeWindow: PER_MINUTE } } };

  /** The response's entry for a person; undefined if they have left meanwhile. */
  async function friendAt(table: string, person: string): Promise<PresentFriend | undefined> {
    const loaded = await tables.hold(table);
    if (loaded === undefined) return undefined;
    try {
      await loaded.referee.refresh();
      const { table: at, isGone } = loaded.referee;
      const status = statusOf(at);
      const chair = at.lobby.chairs.find((one) => one.kind === 'person' && one.personHash === person);
      if (isGone || status === 'over' || chair?.kind !== 'person') return undefined;
      const { name, crest } = chair;
      return { name, ...(crest && { crest: crest as Crest }), code: table, game: at.lobby.game, status };
    } finally {
      tables.release(table);
    }
  }

  app.post('/api/friends', questions, async ({ body }, reply) => {
    const asked = askFriends.safeParse(body);
    if (!asked.success) return sendError(reply, 400, 'bad-message');
    const person = hexDigest(asked.data.person);
    const own = await groups.ofPerson(person, asked.data.groups);
    const inGroups = new Set(own.flatMap(({ members }) => [...members.keys()]));
    const known = await acquaintances.of(person, asked.data.tables);
    const friends: PresentFriend[] = [];
    for (const one of seenPeople.all()) {
      if (friends.length === MAX_FRIENDS) break;
      if (one.person === person || !(inGroups.has(one.person) || (one.by === 'played' && known.has(one.person))))
        continue;
      const friend = await friendAt(one.table, one.person);
      if (friend !== undefined) friends.push(friend);
    }
    const found: PresentFriends = {
      friends,
      groups: own.map(({ code, members }) => ({
        code,
        names: [...members].flatMap(([one, { name }]) => (one === person ? [] : [name])),
      })),
    };
    return reply.header('cache-control', 'no-store').send(found);
  });

  app.post('/api/seen', questions, async ({ body }, reply) => {
    const asked = beSeen.safeParse(body);
    if (!asked.success) return sendError(reply, 400, 'bad-message');
    seenPeople.change(hexDigest(asked.data.person), asked.data.by);
    return reply.code(204).send();
  });
}
