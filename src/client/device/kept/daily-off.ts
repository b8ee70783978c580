/** The key under which this device stores whether the server has a dungeon of the day. */
export const DAILY_OFF = 'undercroft.daily';
