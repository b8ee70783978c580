/** The longest message a table takes, in bytes. */
export const MAX_MESSAGE_BYTES = 16 * 1024;
/** The longest name, in letters as people count them, and in UTF-16 units, since one letter may be made of many. */
export const MAX_NAME_LENGTH = 24;
export const MAX_NAME_UNITS = 96;
/** The longest line of chat. */
export const MAX_LINE_LENGTH = 200;
/** Letters that are not confused when a code is read aloud. */
export const CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 5;
/** A campaign lasts for weeks, and its code is enough to continue it: it must not be guessable. */
export const CAMPAIGN_CODE_LENGTH = 10;
/** Whoever has a group's code may join it: it must not be guessable either, and its length tells it apart. */
export const GROUP_CODE_LENGTH = 15;
/** So many groups of one person are looked at at once. */
export const MAX_OWN_GROUPS = 20;
/** How long a device transfer is stored, and how long its text may be. */
export const TRANSFER_MS = 15 * 60_000;
export const MAX_TRANSFER_LENGTH = 256 * 1024;
/** So many tables somebody has played at are looked through for the people they know. */
export const MAX_DAILY_TABLES = 40;
