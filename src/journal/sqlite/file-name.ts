/** The file of a house in its data folder. */
export const FILE_NAME = 'undercroft.sqlite';
