import * as z from 'zod/mini';
import { crest, name, personText, tableCode } from './client-message.ts';
import type { Crest } from './crests.ts';
import type { DailyStatus, KnownResult } from './daily.ts';
import { CODE_ALPHABET, GROUP_CODE_LENGTH, MAX_DAILY_TABLES, MAX_OWN_GROUPS } from './limits.ts';
import type { GroupInfo } from './result.ts';
import { SEEN_BY } from './seen-by.ts';
import type { TableStatus } from './table-info.ts';

/** The code of a group. */
export const groupCode = z.string().check(z.regex(new RegExp(`^[${CODE_ALPHABET}]{${GROUP_CODE_LENGTH}}$`)));
const groups = z.array(groupCode).check(z.maxLength(MAX_OWN_GROUPS));

/** The body of `POST /api/groups/:code/members`, for joining; the response is `{ code }`. */
export const joinGroup = z.strictObject({ person: personText, name, crest: z.optional(crest) });

/**
 * The body of `POST /api/groups`: makes the people of this table a group, or finds the existing one; the response is `{
 * code }`.
 */
export const keepGroup = z.extend(joinGroup, { table: tableCode });

/** The body of `POST /api/groups/:code`; the response is a `GroupReport`. */
export const askGroup = z.strictObject({ person: z.optional(personText) });

/** The body of `POST /api/groups/:code/left`. */
export const leaveGroup = z.strictObject({ person: personText });

/** The body of `POST /api/groups/played`: a finished game of mine, and my groups. */
export const tellGroups = z.strictObject({ person: personText, table: tableCode, groups });

/** Why a request about a group is refused. */
export type GroupRefusal = 'no-such-group' | 'full' | 'not-yours';

/** A member, by the name they joined with or last played under. */
export interface GroupMember {
  name: string;
  crest?: Crest;
  isYou?: true;
}

/** A member's results on the past days, within the group. */
export interface LadderRow extends GroupMember {
  /** On how many days they finished, and on how many of those they were best in the group. */
  days: number;
  firsts: number;
}

/** The dungeon of the day among the members of a group. */
export interface GroupDaily {
  day: string;
  game: string;
  status: DailyStatus;
  /** Today's results; missing until the viewer's own try is over. */
  today?: KnownResult[];
  /** The past week, best first; members who have not played are left out. */
  week: LadderRow[];
}

/** A group as shown to somebody with its link. */
export interface GroupReport extends Omit<GroupInfo, 'latest' | 'campaign'> {
  code: string;
  members: GroupMember[];
  /** Missing if its tables are gone. */
  latest?: GroupInfo['latest'];
  /** The campaigns of the group at whose tables the reader sat. */
  campaigns: string[];
  /** Only for members, and if the server has it. */
  daily?: GroupDaily;
}

/** The body of `POST /api/seen`: who may see this device from now on, at all its tables. */
export const beSeen = z.strictObject({ person: personText, by: z.enum(SEEN_BY) });

/** The body of `POST /api/friends`: the reader, the tables they played at, and their groups. */
export const askFriends = z.strictObject({
  person: personText,
  tables: z.array(tableCode).check(z.maxLength(MAX_DAILY_TABLES)),
  groups,
});

/** An acquaintance who is at a table now. */
export interface PresentFriend {
  name: string;
  crest?: Crest;
  code: string;
  game: string;
  status: Exclude<TableStatus, 'over'>;
}

/** The response of `POST /api/friends`. */
export interface PresentFriends {
  friends: PresentFriend[];
  /** Those of the groups that the reader is in, with the names of the other members. */
  groups: { code: string; names: string[] }[];
}
