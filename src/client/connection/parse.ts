import type { ServerMessage } from '../../protocol/server-message.ts';

/** The required fields of each kind of message; the server is trusted, so a page checks only the shape. */
const FIELDS: { [Kind in ServerMessage['kind']]: string } = {
  welcome: 'seq you table events',
  table: 'seq you table',
  played: 'seq play events',
  done: 'key',
  seated: 'key chair',
  moment: 'key entry',
  refused: 'key rule',
  said: 'chair',
  reacted: 'reaction',
  nudged: 'chair seats',
  'undo-offered': 'seq law',
  'undo-refused': 'chair why',
  voices: 'voices',
  'voice-servers': 'servers',
  'voice-signal': 'from call signal',
  house: 'state',
  beat: 'kind',
  moved: 'to',
  time: 'sent now',
  error: 'code',
};

/** The type of a field by its name; all others are text. */
const COUNTS = 'seq chair entry from sent now';
const LISTS = 'events seats voices servers';
const RECORDS = 'you table play signal';

/** Parses a text from the socket; undefined for anything else. */
export function parseServerMessage(raw: unknown): ServerMessage | undefined {
  try {
    const message = JSON.parse(raw as string);
    // An unknown kind has no fields to split, which throws.
    const fields = FIELDS[message.kind as ServerMessage['kind']].split(' ');
    return fields.every((field) => fits(field, message[field])) ? message : undefined;
  } catch {
    return undefined;
  }
}

function fits(field: string, value: unknown): boolean {
  if (LISTS.includes(field)) return Array.isArray(value);
  if (COUNTS.includes(field)) return Number.isInteger(value);
  return typeof value === (RECORDS.includes(field) ? 'object' : 'string') && value !== null;
}
