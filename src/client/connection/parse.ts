import type { ServerMessage } from '../../protocol/server-message.ts';

type Fields = Record<string, unknown>;

/** The required fields of each kind of message; the server is trusted, so a page checks the shape only. */
const SHAPES: { [Kind in ServerMessage['kind']]: (message: Fields) => boolean } = {
  welcome: (m) => isCount(m.seq) && isRecord(m.you) && isRecord(m.table) && Array.isArray(m.events),
  table: (m) => isCount(m.seq) && isRecord(m.you) && isRecord(m.table),
  played: (m) => isCount(m.seq) && isRecord(m.play) && Array.isArray(m.events),
  done: (m) => typeof m.key === 'string',
  seated: (m) => typeof m.key === 'string' && isCount(m.chair),
  moment: (m) => typeof m.key === 'string' && isCount(m.entry) && 'view' in m,
  refused: (m) => typeof m.key === 'string' && typeof m.rule === 'string',
  said: (m) => isCount(m.chair) && (typeof m.text === 'string' || typeof m.phrase === 'string'),
  reacted: (m) => typeof m.reaction === 'string',
  nudged: (m) => isCount(m.chair) && Array.isArray(m.seats),
  'undo-offered': (m) => isCount(m.seq) && typeof m.law === 'string',
  'undo-refused': (m) => isCount(m.chair) && typeof m.why === 'string',
  voices: (m) => Array.isArray(m.voices),
  'voice-servers': (m) => Array.isArray(m.servers),
  'voice-signal': (m) => isCount(m.from) && typeof m.call === 'string' && isRecord(m.signal),
  house: (m) => typeof m.state === 'string',
  time: (m) => typeof m.sent === 'number' && isCount(m.now),
  error: (m) => typeof m.code === 'string',
};

/** Parses what came over the socket; undefined for anything else. */
export function parseServerMessage(raw: unknown): ServerMessage | undefined {
  if (typeof raw !== 'string') return undefined;
  let message: unknown;
  try {
    message = JSON.parse(raw);
  } catch {
    return undefined;
  }
  if (!isRecord(message) || typeof message.kind !== 'string' || !Object.hasOwn(SHAPES, message.kind)) return undefined;
  return SHAPES[message.kind as ServerMessage['kind']](message) ? (message as unknown as ServerMessage) : undefined;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
