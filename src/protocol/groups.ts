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

/** What `POST /api/groups/:code/members` takes from whoever joins; it answers `{ code }`. */
export const joinGroup = z.strictObject({ person: personText, name, crest: z.optional(crest) });

/** What `POST /api/groups` takes: the people of this table become a group, or the one there is; it answers `{ code }`. */
export const keepGroup = z.extend(joinGroup, { table: tableCode });

/** What `POST /api/groups/:code` takes, which answers with a `GroupReport`. */
export const askGroup = z.strictObject({ person: z.optional(personText) });

/** What `POST /api/groups/:code/left` takes. */
export const leaveGroup = z.strictObject({ person: personText });

/** What `POST /api/groups/played` takes: a game of mine is over, and these are my groups. */
export const tellGroups = z.strictObject({ person: personText, table: tableCode, groups });

/** Why a wish of somebody about a group is not granted. */
export type GroupRefusal = 'no-such-group' | 'full' | 'not-yours';

/** A member, by the name they joined with or last played under. */
export interface GroupMember {
  name: string;
  crest?: Crest;
  isYou?: true;
}

/** How a member did on the past days, among the group. */
export interface LadderRow extends GroupMember {
  /** On how many days they finished, and on how many nobody of the group did better. */
  days: number;
  firsts: number;
}

/** The dungeon of the day among the members of a group. */
export interface GroupDaily {
  day: string;
  game: string;
  status: DailyStatus;
  /** Today's results; missing until one's own try is over. */
  today?: KnownResult[];
  /** The past week, best first; those who have not played are left out. */
  week: LadderRow[];
}

/** A group as somebody who has its link sees it. */
export interface GroupReport extends Omit<GroupInfo, 'latest' | 'campaign'> {
  code: string;
  members: GroupMember[];
  /** Missing where its tables are gone. */
  latest?: GroupInfo['latest'];
  /** The campaigns of the group at whose tables one sat. */
  campaigns: string[];
  /** For members alone, and where the house has it. */
  daily?: GroupDaily;
}

/** What `POST /api/seen` takes: from now on, at all tables where this device is. */
export const beSeen = z.strictObject({ person: personText, by: z.enum(SEEN_BY) });

/** What `POST /api/friends` takes: who asks, where they have played, and their groups. */
export const askFriends = z.strictObject({
  person: personText,
  tables: z.array(tableCode).check(z.maxLength(MAX_DAILY_TABLES)),
  groups,
});

/** Somebody one knows who is at a table now. */
export interface FriendHere {
  name: string;
  crest?: Crest;
  code: string;
  game: string;
  status: Exclude<TableStatus, 'over'>;
}

/** The answer of `POST /api/friends`. */
export interface FriendsHere {
  friends: FriendHere[];
  /** Those of the groups that one is in, with the names of the other members. */
  groups: { code: string; names: string[] }[];
}
