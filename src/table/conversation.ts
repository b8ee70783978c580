import type { ClientMessage } from '../protocol/client-message.ts';
import type { ErrorCode, ServerMessage } from '../protocol/server-message.ts';
import { hexDigest } from './digest.ts';
import { failureCode } from './failure.ts';
import type { House } from './house.ts';
import { sit } from './joining/take-chair.ts';
import type { LoadedTable, TableClient } from './loaded-table.ts';
import type { LoadedTables } from './loaded-tables.ts';
import { rematch } from './lobby/rematch.ts';
import { wholeCode } from './lobby/table-code.ts';
import { report, setOpen } from './open/open.ts';
import { isEphemeral, isJournaled, type JournaledMessage, type TableMessage } from './requests.ts';
import { SerialQueue } from './serial-queue.ts';
import type { TableAnswer } from './table.ts';
import { lookBack, whoIs } from './view.ts';

type Hello = Extract<ClientMessage, { kind: 'hello' }>;
type LookBack = Extract<ClientMessage, { kind: 'look' }>;

/** Decides who may request a table by its code; counts wrong codes. */
export interface CodeGuesses {
  /** Whether this code may be tried, with a secret or without. */
  mayAsk(code: string, hasSecret: boolean): boolean;
  noteRight(code: string): void;
  /** The code, or the secret for it, was wrong; returns the error to send. */
  noteWrong(code: string, why: ErrorCode): ErrorCode;
}

/** What a conversation needs from its house. */
export interface ConversationContext {
  house: House;
  tables: LoadedTables;
  /** The network address of this page, if known. */
  caller?: string | undefined;
  /** Called with each ephemeral message, to send it to other nodes too. */
  onEphemeral?(asked: { table: string; secretHash: string | undefined; message: TableMessage }): void;
  /** Limits guessing of codes and secrets from this page's address; without it there is no limit. */
  guesses?: CodeGuesses;
  /** Whether a table runs on another node, and the page was told so. */
  isElsewhere?(table: string): Promise<boolean>;
  /** During an outage: resolves when it is over. */
  outage?(): Promise<void> | undefined;
  /** Called with each response and how many ms it took, for metrics. */
  onAnswer?(answer: TableAnswer, tookMs: number): void;
}

/** The messages between one page and the house, over a socket or a port, handled one after the other. */
export class Conversation implements TableClient {
  secretHash: string | undefined;
  seenBy: TableClient['seenBy'];
  readonly caller: string | undefined;
  readonly send: (text: string) => void;
  readonly #context: ConversationContext;
  #loaded: LoadedTable | undefined;
  readonly #queue = new SerialQueue();
  #closed = false;
  #stopWaiting: (() => void) | undefined;

  constructor(context: ConversationContext, send: (text: string) => void) {
    this.#context = context;
    this.caller = context.caller;
    this.send = (text) => {
      if (!this.#closed) send(text);
    };
  }

  /** Whether this page has entered a table. */
  get isAtTable(): boolean {
    return this.#loaded !== undefined;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Queues a message; those of one page are handled in order. */
  receive(message: ClientMessage): void {
    // Answered out of order: waiting behind a move would distort the time.
    if (message.kind === 'time') this.#sendMessage({ kind: 'time', sent: message.sent, now: this.#now() });
    else {
      const askedAt = this.#context.house.now();
      void this.#queue.run(() => this.#handleSafely(message, askedAt));
    }
  }

  /** Sends an error. */
  error(code: ErrorCode, key?: string): void {
    this.#context.onAnswer?.({ kind: 'error', code }, 0);
    this.#sendMessage({ kind: 'error', code, ...(key === undefined ? {} : { key }) });
  }

  /** Resolves once every message so far is answered. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  /** The connection is closed. */
  async end(): Promise<void> {
    this.#closed = true;
    this.#stopWaiting?.();
    await this.#queue.settled();
    this.#leaveTable();
  }

  /** The time used for deadlines: the table's, once this page has entered one. */
  #now(): number {
    return this.#loaded?.referee.now() ?? this.#context.house.now();
  }

  async #handleSafely(message: Hello | LookBack | TableMessage, askedAt: number): Promise<void> {
    try {
      const outage = this.#context.outage?.();
      if (outage !== undefined) await this.#waitForStore(outage);
      await this.#handle(message, askedAt);
    } catch (error) {
      this.#failed(message, error);
    }
  }

  async #handle(message: Hello | LookBack | TableMessage, askedAt: number): Promise<void> {
    if (this.#closed) return;
    if (message.kind === 'hello') return this.#hello(message);
    if (this.#loaded === undefined) return this.error('hello-first', message.key);
    if (message.kind === 'look') {
      await this.#context.house.pause?.();
      return this.#loaded === undefined ? undefined : this.#lookBack(this.#loaded, message);
    }
    const { table } = this.#loaded.referee;
    const { secretHash } = this;
    const answer = await handleMessage(this.#context.house, this.#loaded, { client: this, message });
    if (isEphemeral(message) && answer.kind === 'done') {
      this.#context.onEphemeral?.({ table: table.code, secretHash, message });
    }
    this.#context.onAnswer?.(answer, this.#context.house.now() - askedAt);
    this.#sendMessage({ ...answer, key: message.key });
  }

  async #hello({ table, secret, after, seenBy }: Hello): Promise<void> {
    const { tables, guesses } = this.#context;
    this.#leaveTable();
    if (guesses?.mayAsk(table, secret !== undefined) === false) return this.error('too-many');
    const code = await wholeCode(this.#context.house, tables, table);
    if (code === undefined) return this.#wrong(table, 'no-such-table');
    if (await this.#context.isElsewhere?.(code)) return;
    const loaded = await tables.hold(code);
    if (loaded === undefined) return this.#wrong(table, 'no-such-table');
    const secretHash = secret === undefined ? undefined : hexDigest(secret);
    try {
      const why = await this.#whyNotIn(loaded, secretHash);
      if (why === 'no-such-table' || why === 'wrong-secret') return this.#wrong(table, why);
      if (why !== undefined) return this.error(why);
      guesses?.noteRight(code);
      this.#loaded = loaded;
      this.secretHash = secretHash;
      this.seenBy = seenBy;
    } finally {
      // A page that was refused, or has closed meanwhile, must not keep the table in memory.
      if (this.#loaded === undefined && !loaded.referee.isGone) tables.release(code);
    }
    loaded.enter(this, after ?? 0);
  }

  /** Why somebody with this secret may not enter, if so; at open tables the visit is recorded. */
  async #whyNotIn({ referee }: LoadedTable, secretHash: string | undefined): Promise<ErrorCode | undefined> {
    // The welcome contains the whole table: if many enter at once, one per turn of the event loop.
    await this.#context.house.pause?.();
    await referee.refresh();
    if (referee.isGone) return 'no-such-table';
    if (referee.isDamaged) return 'damaged';
    const { code, lobby } = referee.table;
    const you = whoIs(referee.table, secretHash);
    // A person the host removed may still watch, and sees why.
    const isKnown = secretHash === undefined || you.chair !== undefined || you.removed === true;
    if (this.#closed || !isKnown) return 'wrong-secret';
    if (you.chair !== undefined && secretHash !== undefined && lobby.open !== undefined) {
      await this.#context.house.strangers?.noteVisit(code, secretHash, { caller: this.caller });
    }
    return undefined;
  }

  #wrong(code: string, why: ErrorCode): void {
    this.error(this.#context.guesses?.noteWrong(code, why) ?? why);
  }

  #lookBack({ referee }: LoadedTable, { key, entry }: LookBack): void {
    const seen = lookBack(referee.table, entry, whoIs(referee.table, this.secretHash).viewer);
    if ('error' in seen) this.error(seen.error, key);
    else this.#sendMessage({ kind: 'moment', key, entry, ...seen });
  }

  /** During an outage messages wait as long as the page stays connected. */
  async #waitForStore(outage: Promise<void>): Promise<void> {
    if (this.#closed) return;
    const gone = new Promise<void>((resolve) => {
      this.#stopWaiting = resolve;
    });
    await Promise.race([outage, gone]);
  }

  #leaveTable(): void {
    if (this.#loaded === undefined) return;
    const loaded = this.#loaded;
    this.#loaded = undefined;
    loaded.leave(this);
    this.secretHash = undefined;
    this.#context.tables.release(loaded.referee.table.code);
  }

  #failed(message: Hello | LookBack | TableMessage, error: unknown): void {
    const code = message.kind === 'hello' ? message.table : (this.#loaded?.referee.table.code ?? '');
    this.#context.house.report(error, code);
    this.error(failureCode(error), message.kind === 'hello' ? undefined : message.key);
  }

  #sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
}

const NOT_YOURS: TableAnswer = { kind: 'error', code: 'not-your-seat' };
const TOO_MANY: TableAnswer = { kind: 'error', code: 'too-many' };

type MessageOf<Kind> = Extract<TableMessage, { kind: Kind }>;

/** Handles a client's message from a socket or, in the browser, a port. */
export function handleMessage(
  house: House,
  loaded: LoadedTable,
  { client, message }: { client: TableClient; message: TableMessage },
): TableAnswer | Promise<TableAnswer> {
  const { referee, talk, joining, questions, voices } = loaded;
  if (message.kind === 'sit') return sit(house, loaded, { client, message });
  if (message.kind === 'react') return talk.react(client, message.reaction);
  if (message.kind === 'cancel-join') {
    joining.drop(client);
    return { kind: 'done', seq: referee.table.seq };
  }
  const { secretHash } = client;
  if (secretHash === undefined) return NOT_YOURS;
  if (message.kind === 'set-open') return setOpen(house, loaded, { client, message });
  if (isJournaled(message)) return submit(loaded, { client, secretHash, message });
  const { chair } = whoIs(referee.table, secretHash);
  if (chair === undefined) return NOT_YOURS;
  switch (message.kind) {
    case 'say':
      return talk.say(
        chair,
        message.phrase === undefined ? { text: message.text ?? '' } : { phrase: message.phrase },
        message.key,
      );
    case 'nudge':
      return talk.nudge(chair);
    case 'hurry-bots':
      return loaded.hurryBots();
    case 'undo':
      return undo(loaded, client, { chair, secretHash, message });
    case 'answer-undo':
      return questions.answer(chair, message.agree);
    case 'answer-join':
      return joining.answer(message.id, message.agree);
    case 'voice-join':
      return voices.join({ chair, secretHash, speaker: client }, message.call);
    case 'voice-leave':
      return voices.leave(chair, message.call);
    case 'voice-signal':
      return voices.signal(chair, message);
    case 'report':
      return report(house, loaded, { client, message });
    case 'rematch':
      return rematch(house, referee, { requester: { kind: 'person', secretHash }, key: message.key });
  }
}

function submit(
  loaded: LoadedTable,
  {
    client,
    secretHash,
    message,
  }: { client: TableClient; secretHash: string; message: Exclude<JournaledMessage, MessageOf<'sit' | 'set-open'>> },
): TableAnswer | Promise<TableAnswer> {
  const { referee, guestChanges } = loaded;
  if (message.kind !== 'move' && !guestChanges.allows({ secretHash, caller: client.caller })) return TOO_MANY;
  const isKeptWaiting = message.kind === 'bot-plays' && loaded.isWaitedFor(message.chair);
  return referee.submit({
    requester: { kind: 'person', secretHash, ...(isKeptWaiting && { isKeptWaiting }) },
    key: message.key,
    request: message,
    isAwaited: () => client.isClosed !== true,
  });
}

async function undo(
  loaded: LoadedTable,
  client: TableClient,
  { chair, secretHash, message }: { chair: number; secretHash: string; message: MessageOf<'undo'> },
): Promise<TableAnswer> {
  const { referee, questions } = loaded;
  const { key } = message;
  const requester = { kind: 'person', secretHash } as const;
  const answer =
    message.law === 'ask'
      ? await questions.ask({ chair, secretHash, key })
      : await referee.submit({ requester, key, request: { kind: 'undo', consent: 'free' } });
  // The closer check found a reveal: the page gets the updated undo offer.
  const isNews = answer.kind === 'error' && (answer.code === 'stale' || answer.code === 'no-undo');
  if (isNews && referee.table.play !== undefined) loaded.enter(client, referee.table.seq);
  if (isNews && answer.code === 'no-undo') questions.shown(chair);
  return answer;
}
