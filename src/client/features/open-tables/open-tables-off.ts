/** Where this device remembers whether the house has open tables. */
export const OPEN_TABLES_OFF = 'undercroft.open-tables';
