/** Where this device remembers whether the house has a dungeon of the day. */
export const DAILY_OFF = 'undercroft.daily';
