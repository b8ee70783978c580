/** Who may see that somebody is at a table, from nobody on. */
export const SEEN_BY = ['nobody', 'groups', 'played'] as const;
export type SeenBy = (typeof SEEN_BY)[number];
