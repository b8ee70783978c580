/**
 * The file of the messages between processes on one folder: not synced, and may be deleted while no server has it open.
 */
export const MESSAGES_FILE_NAME = 'undercroft-whispers.sqlite';
