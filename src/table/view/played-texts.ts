import type { Viewer } from '../../engine/game.ts';
import type { PlayInfo, ServerMessage } from '../../protocol/server-message.ts';
import type { Change, Table } from '../table.ts';
import { eventsFor } from './look.ts';

/** The message sent after a move. */
export type Played = Extract<ServerMessage, { kind: 'played' }>;

const KIND = jsonText('played' as const);
const NO_MOVES = jsonText<unknown[]>([]);

/**
 * The effect of a change on the game, as text for each viewer. Viewers in the same seat share one string, so do all
 * spectators, and in an open game all waiting players. Parts that all see alike are serialised once.
 */
export function playedTexts(table: Table, change: Change, now: number): (viewer: Viewer) => string {
  const { game, play } = table;
  if (play === undefined) throw new Error('a game continued without a start');
  const { state, at } = play;
  const toAct = game.toAct(state);
  const [seq, time, turn, since] = [jsonText(change.row.seq), jsonText(now), jsonText(toAct), jsonText(at)];
  const marks = change.mark === undefined ? undefined : jsonText([change.mark]);
  const seenBy = (viewer: Viewer) => ({
    view: jsonText(game.view(state, viewer)),
    events: jsonText(eventsFor(table, change.events, viewer)),
  });
  const open = game.isOpen === true ? seenBy('spectator') : undefined;
  const texts = new Map<Viewer, string>();
  return (viewer) => {
    const isWaiting = viewer === 'spectator' || !toAct.includes(viewer);
    const alike = open !== undefined && isWaiting ? 'spectator' : viewer;
    const known = texts.get(alike);
    if (known !== undefined) return known;
    const { view, events } = open ?? seenBy(viewer);
    const moves = isWaiting ? NO_MOVES : jsonText(game.legalMoves(state, viewer));
    const text = playedText({ kind: KIND, seq, now: time, events, marks }, { view, moves, toAct: turn, since });
    texts.set(alike, text);
    return text;
  };
}

/** Assembles the message from the texts of its fields: the same bytes as JSON of the whole, which a test checks. */
export function playedText(
  { kind, seq, now, events, marks }: FieldTexts<Omit<Played, 'play'>>,
  { view, moves, toAct, since }: FieldTexts<PlayInfo>,
): JsonText<Played> {
  const play = `{"view":${view},"moves":${moves},"toAct":${toAct},"since":${since}}`;
  const tail = marks === undefined ? '' : `,"marks":${marks}`;
  return `{"kind":${kind},"seq":${seq},"now":${now},"play":${play},"events":${events}${tail}}` as JsonText<Played>;
}

declare const said: unique symbol;

/** The JSON text of a value, typed by the value it encodes. */
export type JsonText<Value> = string & { readonly [said]: Value };

/** The fields of an object, each as JSON text. */
export type FieldTexts<Value> = {
  readonly [Name in keyof Value]: JsonText<Value[Name]> | (undefined extends Value[Name] ? undefined : never);
};

/** The text of a value. */
export function jsonText<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value) as JsonText<Value>;
}
