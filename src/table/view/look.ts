import type { Viewer } from '../../engine/game.ts';
import type { Crest } from '../../protocol/crests.ts';
import type { BotShare } from '../../protocol/result.ts';
import type { PlayInfo, SeenEvent, You } from '../../protocol/server-message.ts';
import type { ChairInfo, TableInfo, TableLook, TableStatus, UndoQuestion } from '../../protocol/table-info.ts';
import type { Chair } from '../entry.ts';
import { chairOf, isRemoved } from '../lobby/lobby.ts';
import { canBeOpen } from '../open/can-be-open.ts';
import { botShare } from '../records/bot-share.ts';
import { seatOf, type Table } from '../table.ts';

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
    question,
    mayOpen,
  }: { isPresent: (chair: number) => boolean; question?: UndoQuestion | undefined; mayOpen?: boolean },
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
      ...chairInfo(chair, isPresent(index)),
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
  return { ...info, toAct: game.toAct(play.state).map((seat) => lobby.seats[seat]) };
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

function chairInfo(chair: Chair, here: boolean): ChairInfo {
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
      };
    case 'bot':
      return { kind: 'bot', bot: chair.bot, name: chair.name };
  }
}
