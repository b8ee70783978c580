/** The key under which this device stores whether the server has open tables. */
export const OPEN_TABLES_OFF = 'undercroft.open-tables';
