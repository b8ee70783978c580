import type { ServerMessage } from '../../protocol/server-message.ts';
import type { Voice, VoiceServer, VoiceSignal } from '../../protocol/voice.ts';
import type { House } from '../house.ts';
import { chairAt } from '../lobby/lobby.ts';
import { isPhrasesOnly } from '../open/strangers.ts';
import type { Referee } from '../referee.ts';
import type { TableAnswer } from '../table.ts';

/** Maximum number of voices: each browser is linked with each other one. */
export const MAX_VOICES = 6;
/** Signals at once, plus some each second: enough to reach five others, twice. */
const SIGNALS_AT_ONCE = 60;
const SIGNALS_PER_SECOND = 6;

/** A person at the table; other nodes notify theirs. */
interface Speaker {
  secretHash: string | undefined;
  send(text: string): void;
}

interface Calling {
  call: string;
  secretHash: string;
  speaker: Speaker;
  left: number;
  at: number;
}

/** What voice chat needs from its table. */
export interface VoicesContext {
  /** The STUN and TURN servers for members; none at a table without voice chat. */
  servers: (() => VoiceServer[]) | undefined;
  isPresent(chair: number): boolean;
  sendAll(message: ServerMessage): void;
}

/**
 * The voice chat of a table. Audio goes from browser to browser; here they only learn of each other, and signals
 * between members are relayed. Nothing is stored.
 */
export class Voices {
  readonly #house: House;
  readonly #referee: Referee;
  readonly #context: VoicesContext;
  readonly #calling = new Map<number, Calling>();

  constructor(house: House, referee: Referee, context: VoicesContext) {
    this.#house = house;
    this.#referee = referee;
    this.#context = context;
  }

  /** Everybody in the voice chat, by chair. */
  get all(): Voice[] {
    return [...this.#calling].map(([chair, { call }]) => ({ chair, call })).sort((a, b) => a.chair - b.chair);
  }

  /** Joins, for a person on a chair; repeated for the same call, it changes nothing. */
  join(
    { chair, secretHash, speaker }: Pick<Calling, 'secretHash' | 'speaker'> & { chair: number },
    call: string,
  ): TableAnswer {
    if (this.#context.servers === undefined) return { kind: 'error', code: 'unavailable' };
    // Talking to somebody reveals their network address.
    if (isPhrasesOnly(this.#referee.table.lobby)) return { kind: 'error', code: 'phrases-only' };
    const before = this.#calling.get(chair);
    if (before === undefined && this.#calling.size >= MAX_VOICES) return { kind: 'error', code: 'table-full' };
    const { left, at } = before ?? { left: SIGNALS_AT_ONCE, at: this.#house.now() };
    this.#calling.set(chair, { call, secretHash, speaker, left, at });
    const servers: ServerMessage = { kind: 'voice-servers', servers: this.#context.servers() };
    speaker.send(JSON.stringify(servers));
    if (before?.call !== call) this.#announce();
    return this.#done();
  }

  /** Leaves; another page on the same chair that has joined since stays. */
  leave(chair: number, call: string): TableAnswer {
    if (this.#calling.get(chair)?.call === call) this.#end([chair]);
    return this.#done();
  }

  /** Relays a signal between two members, to the call it belongs to. */
  signal(chair: number, { to, call, signal }: { to: number; call: string; signal: VoiceSignal }): TableAnswer {
    const from = this.#calling.get(chair);
    if (from === undefined) return { kind: 'error', code: 'not-your-seat' };
    const other = to === chair ? undefined : this.#calling.get(to);
    if (other?.call !== call) return { kind: 'error', code: 'no-such-chair' };
    if (!this.#takeSignal(from)) return { kind: 'error', code: 'too-many' };
    const message: ServerMessage = { kind: 'voice-signal', from: chair, call: from.call, signal };
    other.speaker.send(JSON.stringify(message));
    return this.#done();
  }

  /** A page is gone, and its voice with it. */
  drop(speaker: Speaker): void {
    this.#end([...this.#calling].flatMap(([chair, one]) => (one.speaker === speaker ? [chair] : [])));
  }

  /** Removes members who have left their seat or disconnected, and all of them once strangers may join. */
  note(): void {
    const { lobby } = this.#referee.table;
    const gone = [...this.#calling].filter(([number, { secretHash }]) => {
      const chair = chairAt(lobby, number);
      const isTheirs = chair.kind === 'person' && chair.secretHash === secretHash;
      return !isTheirs || !this.#context.isPresent(number) || isPhrasesOnly(lobby);
    });
    this.#end(gone.map(([chair]) => chair));
  }

  #end(chairs: readonly number[]): void {
    for (const chair of chairs) this.#calling.delete(chair);
    if (chairs.length > 0) this.#announce();
  }

  #announce(): void {
    this.#context.sendAll({ kind: 'voices', voices: this.all });
  }

  #takeSignal(from: Calling): boolean {
    const now = this.#house.now();
    const left = Math.min(SIGNALS_AT_ONCE, from.left + ((now - from.at) * SIGNALS_PER_SECOND) / 1000);
    from.at = now;
    from.left = left < 1 ? left : left - 1;
    return left >= 1;
  }

  #done(): TableAnswer {
    return { kind: 'done', seq: this.#referee.table.seq };
  }
}
