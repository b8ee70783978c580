import type { Seat, Viewer } from '../engine/game.ts';
import type { Crest } from '../protocol/crests.ts';
import type { BotShare } from '../protocol/result.ts';
import type { ErrorCode, PlayInfo, SeenEvent, ServerMessage, You } from '../protocol/server-message.ts';
import type { Away, ChairInfo, TableInfo, TableLook, TableStatus, UndoQuestion } from '../protocol/table-info.ts';
import type { Chair } from './entry.ts';
import { chairOf, chairOfSeat, isRemoved } from './lobby/lobby.ts';
import { canBeOpen } from './open/open.ts';
import { botShare, type Change, type GameInPlay, seatOf, stateAfter, type Table } from './table.ts';

/** The identity for a secret's hash: a player, or a spectator. */
export function whoIs({ lobby }: Table, secretHash: string | undefined): You {
  const chair = chairOf(lobby, secretHash);
  if (chair === undefined) {
    return { viewer: 'spectator', ...(isRemoved(lobby, [secretHash]) ? { removed: true } : {}) };
  }
  const { campaign } = lobby;
  const ours = campaign === undefined ? {} : { campaign: campaign.code };
  return { viewer: seatOf(lobby, chair) ?? 'spectator', chair, ...ours };
}

/** The viewer as which somebody sees the game. */
export function viewerOf({ lobby }: Table, secretHash: string | undefined): Viewer {
  return seatOf(lobby, chairOf(lobby, secretHash)) ?? 'spectator';
}

/** The public information about a table, apart from its game. */
export function tableInfo(
  table: Table,
  {
    isPresent,
    awayAt,
    question,
    mayOpen,
  }: {
    isPresent: (chair: number) => boolean;
    awayAt?: (chair: number) => Away | undefined;
    question?: UndoQuestion | undefined;
    mayOpen?: boolean;
  },
): TableInfo {
  const { game, pack, options, chairs, host, seats, seed, before, next, campaign, daily, manners, open, sameRoom } =
    table.lobby;
  const status = statusOf(table);
  return {
    code: table.code,
    game,
    pack,
    options,
    status,
    chairs: chairs.map((chair, index) => ({
      ...chairInfo(chair, isPresent(index), awayAt?.(index)),
      ...(status === 'over' && chair.kind === 'person' ? playedByBot(table, index) : {}),
    })),
    ...(host === undefined ? {} : { host }),
    ...(sameRoom === undefined ? {} : { sameRoom }),
    seats: [...seats],
    seedHash: table.seedHash,
    // Others may still play the same day.
    ...(status === 'over' && daily === undefined ? { seed } : {}),
    ...(campaign === undefined ? {} : { campaign: { options: campaign.options } }),
    ...(daily === undefined ? {} : { daily }),
    manners,
    ...(open === undefined ? {} : { open }),
    ...(mayOpen === true && canBeOpen(table) ? { mayOpen } : {}),
    ...(question === undefined ? {} : { question }),
    ...(before === undefined ? {} : { before }),
    ...(next === undefined ? {} : { next: next.code }),
  };
}

/** The chairs whose turn it is: no more than a spectator sees. */
export function tableLook(table: Table, info: TableInfo): TableLook {
  const { game, lobby, play } = table;
  if (play === undefined || info.status !== 'playing') return info;
  return { ...info, toAct: game.toAct(play.state).map((seat) => chairOfSeat(lobby, seat)) };
}

export function statusOf({ lobby, play }: Table): TableStatus {
  if (!lobby.started) return 'open';
  return play?.outcome === undefined ? 'playing' : 'over';
}

/** The game as one viewer sees it; undefined before the start. */
export function playInfo(table: Table, viewer: Viewer): PlayInfo | undefined {
  const { game, play } = table;
  if (play === undefined) return undefined;
  const toAct = game.toAct(play.state);
  const moves = viewer !== 'spectator' && toAct.includes(viewer) ? game.legalMoves(play.state, viewer) : [];
  const view = game.view(play.state, game.isOpen === true ? 'spectator' : viewer);
  return { view, moves, toAct, since: play.at };
}

/** The latest events, as one viewer may see them. */
export function eventsFor({ game }: Table, events: readonly SeenEvent[], viewer: Viewer): SeenEvent[] {
  return events.flatMap(({ seq, event }) => {
    const seen = game.viewEvent(event, viewer);
    return seen === undefined ? [] : [{ seq, event: seen }];
  });
}

/** Earlier events, as one viewer may be told them now: without cards covered since, until the game is over. */
export function retoldTo(table: Table, events: readonly SeenEvent[], viewer: Viewer): SeenEvent[] {
  const { game, play } = table;
  if (game.retell === undefined || play?.outcome !== undefined) return eventsFor(table, events, viewer);
  return events.flatMap(({ seq, event }) => {
    const told = game.retell?.(event, viewer);
    return told === undefined ? [] : [{ seq, event: told }];
  });
}

/** After the end, everybody learns whose game a bot played. */
function playedByBot({ lobby, play }: Table, chair: number): { byBot?: BotShare } {
  const seat = seatOf(lobby, chair);
  const byBot = seat === undefined || play === undefined ? undefined : botShare(play, seat);
  return byBot === undefined ? {} : { byBot };
}

function chairInfo(chair: Chair, here: boolean, away: Away | undefined): ChairInfo {
  switch (chair.kind) {
    case 'empty':
      return { kind: 'empty' };
    case 'person':
      return {
        kind: 'person',
        name: chair.name,
        ...(chair.crest === undefined ? {} : { crest: chair.crest as Crest }),
        here,
        ...(chair.ready === undefined ? {} : { ready: true }),
        ...(chair.standIn === undefined ? {} : { standIn: true }),
        ...(chair.rests === true && { rests: true }),
        ...(away === undefined ? {} : { away }),
      };
    case 'bot':
      return { kind: 'bot', bot: chair.bot, name: chair.name };
  }
}

/** A running game as one viewer saw it earlier. */
export interface PastView {
  /** When the step before it was taken. */
  at: number;
  view: unknown;
  toAct: readonly Seat[];
}

/** The table after an entry of its journal, as the viewer saw it then: nothing is shown that was hidden from them. */
export function lookBack(table: Table, entry: number, viewer: Viewer): PastView | { error: ErrorCode } {
  const { game, play } = table;
  if (play === undefined) return { error: 'not-started' };
  const steps = stepsUpTo(play, entry);
  const then = stateAfter(table, play, steps);
  if (play.outcome === undefined && game.isCovered?.(then, play.state) === true) return { error: 'too-soon' };
  return { at: play.steps[steps - 1]?.at ?? play.startedAt, view: game.view(then, viewer), toAct: game.toAct(then) };
}

/** How many standing steps were taken up to an entry. */
function stepsUpTo({ entries }: GameInPlay, entry: number): number {
  const later = entries.findIndex((seq) => seq > entry);
  return later === -1 ? entries.length : later;
}

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
