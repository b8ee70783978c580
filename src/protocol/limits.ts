/** Maximum size of a message to a table, in bytes. */
export const MAX_MESSAGE_BYTES = 16 * 1024;
/**
 * Maximum length of a name, in letters as people count them, and in UTF-16 units, because one letter may consist of
 * many.
 */
export const MAX_NAME_LENGTH = 24;
export const MAX_NAME_UNITS = 96;
/** Maximum length of a chat line. */
export const MAX_LINE_LENGTH = 200;
/** Letters that are not confused when a code is read aloud. */
export const CODE_ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ';
/** The letters of a code that people type: the first of a table's code, good until its game starts. */
export const CODE_LENGTH = 5;
/** A table's whole code is in links alone. Tables of releases before have only the letters to type. */
export const LINK_CODE_LENGTH = 8;
/** A campaign lasts for weeks, and its code is enough to continue it: it must not be guessable. */
export const CAMPAIGN_CODE_LENGTH = 10;
/** Anybody with a group's code may join it: it must not be guessable either, and its length distinguishes it. */
export const GROUP_CODE_LENGTH = 15;
/** Maximum number of a person's groups in one request. */
export const MAX_OWN_GROUPS = 20;
/** How long a device transfer is stored, and the maximum length of its text. */
export const TRANSFER_MS = 15 * 60_000;
export const MAX_TRANSFER_LENGTH = 256 * 1024;
/** Maximum number of a person's tables searched for acquaintances. */
export const MAX_DAILY_TABLES = 40;
/** For how long somebody must be away before those who wait may let a bot play for them. */
export const AWAY_MS = 5_000;
/** How long bots leave a choice of the team to connected people, once everybody has read what it is about. */
export const CHOOSING_MS = 10_000;
