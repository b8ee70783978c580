import type { Seat } from '../engine/game.ts';
import { givenOf, type Options, parseOptions } from '../engine/options.ts';
import type { LatestFinish } from '../journal/journal.ts';
import type { ClientMessage } from '../protocol/client-message.ts';
import type { ErrorCode } from '../protocol/server-message.ts';
import type { Manners } from '../protocol/table-info.ts';
import type { Chair, Entry } from './entry.ts';
import { botName } from './lobby/bot-names.ts';
import { distinctName } from './lobby/distinct-name.ts';
import { lateBots } from './lobby/filling.ts';
import { chairOf, isKeptOut, type Lobby, mayPlayHere, occupied, withBots } from './lobby/lobby.ts';
import { whoBegins } from './lobby/who-begins.ts';
import { canBeOpen } from './open/can-be-open.ts';
import { seatOf, type Table, type TableAnswer } from './table.ts';
import { undoable } from './undo/undo.ts';

type Message<Kind> = Extract<ClientMessage, { kind: Kind }>;
type Keyless<Asked> = Asked extends unknown ? Omit<Asked, 'key' | 'secret' | 'person'> : never;

/** Messages that write no journal entry, or one of another kind. */
type NotJournaled =
  | 'hello'
  | 'time'
  | 'say'
  | 'react'
  | 'nudge'
  | 'hurry-bots'
  | 'report'
  | 'rematch'
  | 'undo'
  | 'look'
  | 'answer-undo'
  | 'answer-join'
  | 'cancel-join'
  | 'voice-join'
  | 'voice-leave'
  | 'voice-signal';

/** All requests to a table: messages from pages that are journaled, and the house's own. */
export type TableRequest =
  | Keyless<Exclude<ClientMessage, Message<NotJournaled>>>
  /** The next table is already known. */
  | { kind: 'rematch'; next: string }
  /** At will, or after all agreed to undo the steps from `back` on. */
  | { kind: 'undo'; law: 'free' }
  | { kind: 'undo'; law: 'agreed'; back: number }
  | HouseRequest;

/** Requests by the house itself, when people have been away for a while or are back. */
export type HouseRequest =
  | { kind: 'stand-in'; chair: number }
  | { kind: 'come-back'; chair: number }
  /** The server's owner bans the person with this secret. */
  | { kind: 'send-away'; chair: number; secretHash: string }
  | { kind: 'pass-host'; chair: number };

/** The requester: a person with a secret, the bot of a seat, or the house on behalf of a seat's player. */
export type Requester =
  /** `isLetIn`: a player has let them in. */
  | { kind: 'person'; secretHash: string; personHash?: string; isLetIn?: boolean }
  | { kind: 'bot'; seat: Seat }
  | { kind: 'house'; seat: Seat };

/** Either the entry that carries out the request, or why it is refused. */
export type Judged = { kind: 'entry'; entry: Entry } | TableAnswer;

/** What the house knows beyond the table: its bots, and which of these people last finished another game together. */
export interface JudgeContext {
  hasBot(bot: string): boolean;
  /** The bot that plays for people who are away, rest or were removed. */
  standIn: string | undefined;
  allowGiven?: boolean;
  /** Whether hosts on this server may open their tables to strangers. */
  mayOpen?: boolean;
  latest?: LatestFinish;
}

/** Judges a request against the current table. */
export function judge(
  table: Table,
  { requester, request }: { requester: Requester; request: TableRequest },
  known: JudgeContext,
): Judged {
  if (request.kind === 'move') return judgeMove(table, requester, request);
  const { lobby } = table;
  if (request.kind === 'rematch' && requester.kind === 'house') return judgeLead(table, request.next);
  if (isHouseRequest(request))
    return requester.kind === 'house' ? judgeHouse(table, request, known) : error('not-your-seat');
  if (requester.kind !== 'person') return error('not-your-seat');
  const chair = chairOf(lobby, requester.secretHash);
  if (request.kind === 'sit') return judgeSit(table, requester, request);
  if (chair === undefined) return error('not-your-seat');
  if (request.kind === 'rename') {
    const { crest } = request;
    const name = distinctName(lobby.chairs, request.name, chair);
    return write({ v: 1, kind: 'renamed', chair, name, ...(crest === undefined ? {} : { crest }) });
  }
  if (request.kind === 'rematch') return judgeRematch(table, request.next);
  if (request.kind === 'undo') return judgeUndo(table, seatOf(lobby, chair), request);
  if (request.kind === 'bot-plays') return judgeBotPlays(table, { by: chair, chair: request.chair }, known);
  if (request.kind === 'play-myself') return judgeHouse(table, { kind: 'come-back', chair }, known);
  if (request.kind === 'remove' && lobby.started)
    return judgeSendAway(table, { by: chair, chair: request.chair }, known);
  if (request.kind === 'set-open') {
    return chair === lobby.host ? judgeOpen(table, request, known) : error('not-the-host');
  }
  if (request.kind === 'hand-over') {
    return chair === lobby.host ? judgeHost(lobby, request.chair) : error('not-the-host');
  }
  if (lobby.started) return error('already-started');
  if (request.kind === 'stand') return write({ v: 1, kind: 'stood', chair });
  if (request.kind === 'ready') return write({ v: 1, kind: 'readied', chair, ready: request.ready });
  if (chair !== lobby.host) return error('not-the-host');
  switch (request.kind) {
    case 'add-bot':
      return judgeBot(lobby, request, known);
    case 'remove':
      return judgeRemove(lobby, request.chair);
    case 'same-room':
      return lobby.campaign === undefined ? write({ v: 1, kind: 'same-room-set', chair }) : error('in-campaign');
    case 'set-manners':
      return judgeManners(lobby, request.manners, known);
    case 'set-options': {
      const check = parseOptions(table.box.options, request.options, keptOptions(table.box, lobby, known));
      return check.kind === 'sound'
        ? write({ v: 1, kind: 'options-set', options: check.options })
        : error('bad-options');
    }
    case 'start':
      return judgeStart(table, known);
  }
}

function judgeOpen(table: Table, ask: Extract<TableRequest, { kind: 'set-open' }>, { mayOpen }: JudgeContext): Judged {
  const { listed, language, talk } = ask;
  if (listed && (mayOpen !== true || !canBeOpen(table))) return error('not-open');
  // A table that was never open has no strangers to settle with.
  if (!listed && table.lobby.open === undefined) return error('not-open');
  return write({ v: 1, kind: 'open-set', open: { listed, language, talk } });
}

/** Progress in a campaign is permanent, so its tables cannot be practice tables. */
function judgeManners(lobby: Lobby, manners: Manners, known: JudgeContext): Judged {
  if (manners.freeUndo === true && lobby.campaign !== undefined) return error('in-campaign');
  if (manners.fill !== undefined && !known.hasBot(manners.fill.bot)) return error('no-such-bot');
  return write({ v: 1, kind: 'manners-set', manners });
}

/** The options nobody at a table can change: those of its campaign, and those reserved to the server. */
export function keptOptions(
  box: Table['box'],
  { options, campaign }: Partial<Pick<Lobby, 'options' | 'campaign'>>,
  { allowGiven }: Pick<JudgeContext, 'allowGiven'>,
): Options {
  return { ...(allowGiven ? {} : givenOf(box.options, options)), ...campaign?.options };
}

/** Why a game cannot start with these people and options. */
export function whyNotStart(
  box: Table['box'],
  { chairs, options }: Pick<Lobby, 'chairs' | 'options'>,
): ErrorCode | undefined {
  const seats = occupied(chairs).length;
  if (seats < box.seats.min) return 'too-few-players';
  for (const [name, field] of Object.entries(box.options)) {
    const value = options[name];
    // A starter is named by seat, and seats are known only now.
    if (field.kind === 'starter' && typeof value === 'number' && value >= seats) return 'bad-options';
  }
  return undefined;
}

function judgeMove(table: Table, asker: Requester, ask: Extract<TableRequest, { kind: 'move' }>): Judged {
  const { lobby, play, game } = table;
  const seat = asker.kind !== 'person' ? asker.seat : seatOf(lobby, chairOf(lobby, asker.secretHash));
  if (play === undefined) return error('not-started');
  if (seat === undefined) return error('not-your-seat');
  if (asker.kind === 'bot' && botOf(lobby.chairs[lobby.seats[seat]]) === undefined) return error('not-your-seat');
  // A page cannot have seen an entry that does not exist yet.
  if (ask.seen > table.seq) return error('bad-message');
  const move = game.parseMove(ask.move);
  if (move === undefined) return error('not-a-move');
  // In real time everybody acts on a slightly older state: only a rule refuses.
  if (game.realTime !== true) {
    // A double tap repeats a move chosen for the earlier state: it must not flip another card.
    if (ask.seen < play.lastMoves[seat]) return error('stale');
    const isTurn = game.toAct(play.state).includes(seat);
    if (!isTurn && game.unlisted?.(move) !== true) return error('not-your-turn');
    // A long-delayed move may have been refused on another node: it must not be made in the next turn.
    if (isTurn && ask.seen < play.turnsFrom[seat]) return error('stale');
  }
  const rule = game.refusal(play.state, seat, move);
  if (rule !== undefined) return { kind: 'refused', rule };
  return write({ v: 1, kind: 'moved', seat, move });
}

function judgeStart({ box, lobby }: Table, known: JudgeContext): Judged {
  const bots = lateBots(box, lobby);
  const chairs = withBots(lobby.chairs, bots);
  const why = whyNotStart(box, { chairs, options: lobby.options });
  if (why !== undefined) return error(why);
  const options = startOptions(box, { ...lobby, chairs }, known);
  return write({
    v: 1,
    kind: 'started',
    ...(options === undefined ? {} : { options }),
    ...(bots.length === 0 ? {} : { bots }),
  });
}

/** Who begins, if the table leaves that to the house. */
function startOptions(box: Table['box'], lobby: Lobby, { latest }: JudgeContext): Options | undefined {
  const wanted = Object.entries(box.options).filter(
    ([name, { kind }]) => kind === 'starter' && lobby.options[name] === 'latest',
  );
  if (wanted.length === 0) return undefined;
  const starter = whoBegins(lobby, latest);
  return { ...lobby.options, ...Object.fromEntries(wanted.map(([name]) => [name, starter])) };
}

/** The bot that moves for a chair, if any. */
export function botOf(chair: Chair): string | undefined {
  if (chair.kind === 'bot') return chair.bot;
  return chair.kind === 'person' ? chair.standIn : undefined;
}

/** Whether a newcomer may take a bot's chair. */
export function mayTakeBots({ lobby, game, play }: Table): boolean {
  if (!lobby.manners.takeBots) return false;
  return !lobby.started || (game.realTime !== true && play?.outcome === undefined);
}

/** Whether strangers may join at any time. */
export function isOpenToAll({ lobby }: Pick<Table, 'lobby'>): boolean {
  return lobby.open?.listed === true;
}

/** Whether the only thing missing for this chair is a player's consent. */
export function mustBeLetIn(
  table: Table,
  asker: Extract<Requester, { kind: 'person' }>,
  ask: Extract<TableRequest, { kind: 'sit' }>,
): boolean {
  const judged = (isLetIn: boolean) => judgeSit(table, { ...asker, isLetIn }, ask).kind;
  return judged(false) !== 'entry' && judged(true) === 'entry';
}

function judgeSit(
  table: Table,
  asker: Extract<Requester, { kind: 'person' }>,
  ask: Extract<TableRequest, { kind: 'sit' }>,
): Judged {
  const { lobby } = table;
  const { secretHash, personHash } = asker;
  if (chairOf(lobby, secretHash) !== undefined) return error('already-seated');
  if (isKeptOut(lobby, asker)) return error('removed');
  const isBots = ask.chair !== undefined && lobby.chairs[ask.chair]?.kind === 'bot' && mayTakeBots(table);
  if (lobby.started && !isBots) return error('already-started');
  // At open tables each person must identify their device, so that a removed player stays removed.
  if (lobby.open !== undefined && personHash === undefined) return error('bad-message');
  // A player of this table would see two hands.
  if (lobby.started && mayPlayHere(lobby, personHash)) return error('already-seated');
  const chair = isBots && ask.chair !== undefined ? ask.chair : freeChair(lobby.chairs, ask.chair);
  if (typeof chair === 'string') return error(chair);
  if (lobby.started && !isOpenToAll(table) && asker.isLetIn !== true) return error('already-started');
  return write({
    v: 1,
    kind: 'sat',
    chair,
    name: distinctName(lobby.chairs, ask.name, chair),
    ...(ask.crest === undefined ? {} : { crest: ask.crest }),
    secretHash,
    ...(personHash === undefined ? {} : { personHash }),
  });
}

function judgeBot(lobby: Lobby, ask: Extract<TableRequest, { kind: 'add-bot' }>, known: JudgeContext): Judged {
  if (!known.hasBot(ask.bot)) return error('no-such-bot');
  const chair = freeChair(lobby.chairs, ask.chair);
  if (typeof chair === 'string') return error(chair);
  return write({ v: 1, kind: 'bot-sat', chair, bot: ask.bot, name: botName(lobby.chairs, lobby.seed) });
}

function judgeRemove(lobby: Lobby, chair: number): Judged {
  if (chair >= lobby.chairs.length || lobby.chairs[chair].kind === 'empty') return error('no-such-chair');
  return write({ v: 1, kind: lobby.chairs[chair].kind === 'person' ? 'removed' : 'stood', chair });
}

/** In a running game a bot takes the chair of a removed player. */
function judgeSendAway(table: Table, { by, chair }: { by: number; chair: number }, known: JudgeContext): Judged {
  if (by !== table.lobby.host) return error('not-the-host');
  return chair === by ? error('no-such-chair') : replacedByBot(table, chair, known.standIn);
}

function replacedByBot({ lobby, play }: Table, chair: number, standIn: string | undefined): Judged {
  const sitting = lobby.chairs[chair];
  if (sitting?.kind !== 'person') return error('no-such-chair');
  if (play?.outcome !== undefined) return error('already-started');
  const bot = sitting.standIn ?? standIn;
  if (bot === undefined) return error('no-such-bot');
  return write({ v: 1, kind: 'removed', chair, bot: { bot, name: botName(lobby.chairs, lobby.seed) } });
}

/**
 * A bot plays for a person who asks for it, also at a slow table; for others the host may ask earlier than the house
 * would.
 */
function judgeBotPlays(table: Table, { by, chair }: { by: number; chair: number }, known: JudgeContext): Judged {
  const { lobby, game, play } = table;
  // No bot may play where the result is the person's own.
  if (known.standIn === undefined || lobby.daily !== undefined) return error('no-such-bot');
  if (by !== chair) {
    return by === lobby.host ? judgeHouse(table, { kind: 'stand-in', chair }, known) : error('not-the-host');
  }
  if (play === undefined || play.outcome !== undefined) return error('not-started');
  if (game.realTime === true || botOf(lobby.chairs[chair]) !== undefined) return error('already-seated');
  return write({ v: 1, kind: 'stood-in', chair, bot: known.standIn, rests: true });
}

function judgeHost(lobby: Lobby, chair: number): Judged {
  if (lobby.chairs[chair]?.kind !== 'person' || chair === lobby.host) return error('no-such-chair');
  return write({ v: 1, kind: 'host-passed', chair });
}

function isHouseRequest(ask: TableRequest): ask is HouseRequest {
  const { kind } = ask;
  return kind === 'stand-in' || kind === 'come-back' || kind === 'pass-host' || kind === 'send-away';
}

function judgeHouse(table: Table, ask: HouseRequest, { standIn }: JudgeContext): Judged {
  const { lobby, game, play } = table;
  if (ask.kind === 'pass-host') return lobby.started ? error('already-started') : judgeHost(lobby, ask.chair);
  const sitting = lobby.chairs[ask.chair];
  if (sitting?.kind !== 'person') return error('no-such-chair');
  if (ask.kind === 'send-away') {
    if (sitting.secretHash !== ask.secretHash) return error('no-such-chair');
    return lobby.started ? replacedByBot(table, ask.chair, standIn) : judgeRemove(lobby, ask.chair);
  }
  if (ask.kind === 'come-back') {
    return sitting.standIn === undefined ? error('no-such-bot') : write({ v: 1, kind: 'came-back', chair: ask.chair });
  }
  if (play === undefined || play.outcome !== undefined) return error('not-started');
  const isWanted = lobby.manners.pace === 'live' && game.realTime !== true && sitting.standIn === undefined;
  if (!isWanted) return error('already-seated');
  return standIn === undefined
    ? error('no-such-bot')
    : write({ v: 1, kind: 'stood-in', chair: ask.chair, bot: standIn });
}

function judgeUndo(table: Table, seat: Seat | undefined, ask: Extract<TableRequest, { kind: 'undo' }>): Judged {
  if (seat === undefined) return error('not-your-seat');
  const found = undoable(table, seat);
  if (found === undefined) return error('no-undo');
  // Somebody has moved since, or the agreement was about another step.
  if (ask.law === 'free' ? found.law !== 'free' : found.back !== ask.back) return error('stale');
  return write({ v: 1, kind: 'undone', seat, back: found.back, law: ask.law });
}

/** The house leads from one table of a campaign to the next, whether its game was finished or abandoned. */
function judgeLead(table: Table, next: string): Judged {
  const { campaign, next: known } = table.lobby;
  if (campaign === undefined) return judgeRematch(table, next);
  return known !== undefined ? { kind: 'done', seq: known.seq } : write({ v: 1, kind: 'rematched', next });
}

function judgeRematch({ play, lobby }: Table, next: string): Judged {
  if (play === undefined) return error('not-started');
  if (play.outcome === undefined) return error('not-over');
  if (lobby.next !== undefined) return { kind: 'done', seq: lobby.next.seq };
  return write({ v: 1, kind: 'rematched', next });
}

/** The requested chair, or the first free one, or why there is none. */
function freeChair(chairs: readonly Chair[], wanted: number | undefined): number | ErrorCode {
  if (wanted === undefined) {
    const free = chairs.findIndex((chair) => chair.kind === 'empty');
    return free === -1 ? 'table-full' : free;
  }
  if (wanted >= chairs.length) return 'no-such-chair';
  return chairs[wanted].kind === 'empty' ? wanted : 'chair-taken';
}

function write(entry: Entry): Judged {
  return { kind: 'entry', entry };
}

function error(code: ErrorCode): Judged {
  return { kind: 'error', code };
}
