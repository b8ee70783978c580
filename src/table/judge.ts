import type { Seat } from '../engine/game.ts';
import { elementAt } from '../engine/list.ts';
import { givenOf, type Options, parseOptions } from '../engine/options.ts';
import type { LatestFinish } from '../journal/journal.ts';
import type { ErrorCode } from '../protocol/server-message.ts';
import type { TableSettings } from '../protocol/table-info.ts';
import type { Chair, Entry } from './entry.ts';
import { botName, lateBots } from './lobby/bots.ts';
import { distinctName } from './lobby/distinct-name.ts';
import { chairAt, chairOf, isKeptOut, type Lobby, mayHoldChair, occupied, playerAt, withBots } from './lobby/lobby.ts';
import { whoBegins } from './lobby/who-begins.ts';
import { canBeOpen } from './open/open.ts';
import {
  type HouseRequest,
  isHouseRequest,
  type PersonRequester,
  type Requester,
  RULES,
  type TableRequest,
} from './requests.ts';
import { seatOf, type Table, type TableAnswer } from './table.ts';
import { undoable } from './undo/undo.ts';

type RequestOf<Kind> = Extract<TableRequest, { kind: Kind }>;
type SeatedRequest = Exclude<TableRequest, HouseRequest | RequestOf<'move' | 'sit'>>;

/** Either the entry that carries out the request, or why it is refused. */
export type Judged = { kind: 'entry'; entry: Entry } | TableAnswer;

/** What the house knows beyond the table: its bots, and which of these people last finished another game together. */
export interface JudgeContext {
  hasBot(bot: string): boolean;
  /** The bot that plays for people who are away, rest or were removed. */
  standIn: string | undefined;
  allowGiven?: boolean | undefined;
  /** Whether hosts on this server may open their tables to strangers. */
  mayOpen?: boolean | undefined;
  latest?: LatestFinish | undefined;
}

/** Judges a request against the current table. */
export function judge(
  table: Table,
  { requester, request }: { requester: Requester; request: TableRequest },
  known: JudgeContext,
): Judged {
  if (request.kind === 'move') return judgeMove(table, requester, request);
  const { by, when } = RULES[request.kind];
  const isTooLate = when === 'before-start' && table.lobby.started;
  if (isHouseRequest(request)) {
    if (requester.kind !== 'house') return error('not-your-seat');
    return isTooLate ? error('already-started') : judgeHouse(table, request, known);
  }
  if (requester.kind !== 'person') return error('not-your-seat');
  if (request.kind === 'sit') return judgeSit(table, requester, request);
  const chair = chairOf(table.lobby, requester.secretHash);
  if (chair === undefined) return error('not-your-seat');
  if (isTooLate) return error('already-started');
  if (by === 'host' && chair !== table.lobby.host) return error('not-the-host');
  return judgeSeated(table, { chair, request, requester }, known);
}

/** Judges a request of a person on a chair who may make it now. */
function judgeSeated(
  table: Table,
  { chair, request, requester }: { chair: number; request: SeatedRequest; requester: PersonRequester },
  known: JudgeContext,
): Judged {
  const { lobby, box } = table;
  switch (request.kind) {
    case 'rename':
      return judgeRename(lobby, chair, request);
    case 'rematch':
      return judgeRematch(table, request.next);
    case 'undo':
      return judgeUndo(table, seatOf(lobby, chair), request);
    case 'bot-plays':
      return judgeBotPlays(table, { by: chair, chair: request.chair, requester }, known);
    case 'play-myself':
      return judgeHouse(table, { kind: 'come-back', chair }, known);
    case 'stand':
      return write({ v: 1, kind: 'stood', chair });
    case 'ready':
      return write({ v: 1, kind: 'readied', chair, ready: request.ready });
    case 'remove':
      if (!lobby.started) return judgeRemove(lobby, request.chair);
      return request.chair === chair ? error('no-such-chair') : replacedByBot(table, request.chair, known.standIn);
    case 'set-open':
      return judgeOpen(table, request, known);
    case 'hand-over':
      return judgeHost(lobby, request.chair);
    case 'add-bot':
      return judgeBot(lobby, request, known);
    case 'same-room':
      return lobby.campaign === undefined ? write({ v: 1, kind: 'same-room-set', chair }) : error('in-campaign');
    case 'set-manners':
      return judgeSettings(lobby, request.manners, known);
    case 'set-options': {
      const check = parseOptions(box.options, request.options, keptOptions(box, lobby, known));
      return check.kind === 'valid'
        ? write({ v: 1, kind: 'options-set', options: check.options })
        : error('bad-options');
    }
    case 'start':
      return judgeStart(table, known);
  }
}

function judgeRename(lobby: Lobby, chair: number, { name, crest }: RequestOf<'rename'>): Judged {
  const free = distinctName(lobby.chairs, name, chair);
  return write({ v: 1, kind: 'renamed', chair, name: free, ...(crest === undefined ? {} : { crest }) });
}

function judgeOpen(table: Table, request: RequestOf<'set-open'>, { mayOpen }: JudgeContext): Judged {
  const { listed, language, talk } = request;
  if (listed && (mayOpen !== true || !canBeOpen(table))) return error('not-open');
  // A table that was never open has no strangers to settle with.
  if (!listed && table.lobby.open === undefined) return error('not-open');
  return write({ v: 1, kind: 'open-set', open: { listed, language, talk } });
}

/** Progress in a campaign is permanent, so its tables cannot be practice tables. */
function judgeSettings(lobby: Lobby, manners: TableSettings, known: JudgeContext): Judged {
  if (manners.freeUndo === true && lobby.campaign !== undefined) return error('in-campaign');
  if (manners.fill !== undefined && !known.hasBot(manners.fill.bot)) return error('no-such-bot');
  return write({ v: 1, kind: 'manners-set', manners });
}

/** The options nobody at a table can change: those of its campaign, and those reserved to the server. */
export function keptOptions(
  box: Table['box'],
  { options, campaign }: { [Name in 'options' | 'campaign']?: Lobby[Name] | undefined },
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

function judgeMove(table: Table, requester: Requester, request: RequestOf<'move'>): Judged {
  const { lobby, play, game } = table;
  const seat = requester.kind !== 'person' ? requester.seat : seatOf(lobby, chairOf(lobby, requester.secretHash));
  if (play === undefined) return error('not-started');
  if (seat === undefined) return error('not-your-seat');
  if (requester.kind === 'bot' && botOf(playerAt(lobby, seat)) === undefined) return error('not-your-seat');
  // A page cannot have seen an entry that does not exist yet.
  if (request.seen > table.seq) return error('bad-message');
  const move = game.parseMove(request.move);
  if (move === undefined) return error('not-a-move');
  // In real time everybody acts on a slightly older state: only a rule refuses.
  if (game.realTime !== true) {
    // A double tap repeats a move chosen for the earlier state: it must not flip another card.
    if (request.seen < elementAt(play.lastMoves, seat)) return error('stale');
    const isTurn = game.toAct(play.state).includes(seat);
    if (!isTurn && game.unlisted?.(move) !== true) return error('not-your-turn');
    // A long-delayed move may have been refused on another node: it must not be made in the next turn.
    if (isTurn && request.seen < elementAt(play.turnsFrom, seat)) return error('stale');
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
export function mustBeLetIn(table: Table, requester: PersonRequester, request: RequestOf<'sit'>): boolean {
  const judged = (isLetIn: boolean) => judgeSit(table, { ...requester, isLetIn }, request).kind;
  return judged(false) !== 'entry' && judged(true) === 'entry';
}

function judgeSit(table: Table, requester: PersonRequester, request: RequestOf<'sit'>): Judged {
  const { lobby } = table;
  const { secretHash, personHash } = requester;
  if (chairOf(lobby, secretHash) !== undefined) return error('already-seated');
  if (isKeptOut(lobby, requester)) return error('removed');
  const isBots = request.chair !== undefined && lobby.chairs[request.chair]?.kind === 'bot' && mayTakeBots(table);
  if (lobby.started && !isBots) return error('already-started');
  // At open tables each person must identify their device, so that a removed player stays removed.
  if (lobby.open !== undefined && personHash === undefined) return error('bad-message');
  // A player of this table would see two hands.
  if (lobby.started && mayHoldChair(lobby, personHash)) return error('already-seated');
  const chair = isBots && request.chair !== undefined ? request.chair : freeChair(lobby.chairs, request.chair);
  if (typeof chair === 'string') return error(chair);
  if (lobby.started && !isOpenToAll(table) && requester.isLetIn !== true) return error('already-started');
  return write({
    v: 1,
    kind: 'sat',
    chair,
    name: distinctName(lobby.chairs, request.name, chair),
    ...(request.crest === undefined ? {} : { crest: request.crest }),
    secretHash,
    ...(personHash === undefined ? {} : { personHash }),
  });
}

function judgeBot(lobby: Lobby, request: RequestOf<'add-bot'>, known: JudgeContext): Judged {
  if (!known.hasBot(request.bot)) return error('no-such-bot');
  const chair = freeChair(lobby.chairs, request.chair);
  if (typeof chair === 'string') return error(chair);
  return write({ v: 1, kind: 'bot-sat', chair, bot: request.bot, name: botName(lobby.chairs, lobby.seed) });
}

function judgeRemove(lobby: Lobby, chair: number): Judged {
  const sitting = lobby.chairs[chair];
  if (sitting === undefined || sitting.kind === 'empty') return error('no-such-chair');
  return write({ v: 1, kind: sitting.kind === 'person' ? 'removed' : 'stood', chair });
}

/** In a running game a bot takes the chair of a removed person. */
function replacedByBot({ lobby, play }: Table, chair: number, standIn: string | undefined): Judged {
  const sitting = lobby.chairs[chair];
  if (sitting?.kind !== 'person') return error('no-such-chair');
  if (play?.outcome !== undefined) return error('already-started');
  const bot = sitting.standIn ?? standIn;
  if (bot === undefined) return error('no-such-bot');
  return write({ v: 1, kind: 'removed', chair, bot: { bot, name: botName(lobby.chairs, lobby.seed) } });
}

/**
 * A bot plays for a person at their own request, also at a slow table. For others the host, or whoever is kept waiting,
 * may request it earlier than it would happen by itself.
 */
function judgeBotPlays(
  table: Table,
  { by, chair, requester }: { by: number; chair: number; requester: PersonRequester },
  known: JudgeContext,
): Judged {
  const { lobby, game, play } = table;
  // No bot may play where the result is the person's own.
  if (known.standIn === undefined || lobby.daily !== undefined) return error('no-such-bot');
  if (by !== chair) {
    const mayAsk = by === lobby.host || requester.isKeptWaiting === true;
    return mayAsk ? judgeHouse(table, { kind: 'stand-in', chair }, known) : error('not-the-host');
  }
  if (play === undefined || play.outcome !== undefined) return error('not-started');
  if (game.realTime === true || botOf(chairAt(lobby, chair)) !== undefined) return error('already-seated');
  return write({ v: 1, kind: 'stood-in', chair, bot: known.standIn, rests: true });
}

function judgeHost(lobby: Lobby, chair: number): Judged {
  if (lobby.chairs[chair]?.kind !== 'person' || chair === lobby.host) return error('no-such-chair');
  return write({ v: 1, kind: 'host-passed', chair });
}

function judgeHouse(table: Table, request: HouseRequest, { standIn }: JudgeContext): Judged {
  const { lobby, game, play } = table;
  if (request.kind === 'pass-host') return judgeHost(lobby, request.chair);
  if (request.kind === 'lead-on') return judgeLead(table, request.next);
  const sitting = lobby.chairs[request.chair];
  if (sitting?.kind !== 'person') return error('no-such-chair');
  if (request.kind === 'send-away') {
    if (sitting.secretHash !== request.secretHash) return error('no-such-chair');
    return lobby.started ? replacedByBot(table, request.chair, standIn) : judgeRemove(lobby, request.chair);
  }
  if (request.kind === 'come-back') {
    return sitting.standIn === undefined
      ? error('no-such-bot')
      : write({ v: 1, kind: 'came-back', chair: request.chair });
  }
  if (play === undefined || play.outcome !== undefined) return error('not-started');
  const isWanted = lobby.manners.pace === 'live' && game.realTime !== true && sitting.standIn === undefined;
  if (!isWanted) return error('already-seated');
  return standIn === undefined
    ? error('no-such-bot')
    : write({ v: 1, kind: 'stood-in', chair: request.chair, bot: standIn });
}

function judgeUndo(table: Table, seat: Seat | undefined, request: RequestOf<'undo'>): Judged {
  if (seat === undefined) return error('not-your-seat');
  const found = undoable(table, seat);
  if (found === undefined) return error('no-undo');
  // Somebody has moved since, or the agreement was about another step.
  if (request.consent === 'free' ? found.consent !== 'free' : found.back !== request.back) return error('stale');
  return write({ v: 1, kind: 'undone', seat, back: found.back, law: request.consent });
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
  const sitting = chairs[wanted];
  if (sitting === undefined) return 'no-such-chair';
  return sitting.kind === 'empty' ? wanted : 'chair-taken';
}

function write(entry: Entry): Judged {
  return { kind: 'entry', entry };
}

function error(code: ErrorCode): Judged {
  return { kind: 'error', code };
}
