/** The file of the messages between processes on one folder: not synced, and may be deleted while no house is open. */
export const MESSAGES_FILE_NAME = 'undercroft-whispers.sqlite';
