import type { ChairInfo } from '../../../../protocol/table-info.ts';
import type { Voice, VoiceServer } from '../../../../protocol/voice.ts';
import type { PageRequest } from '../../../connection/request.ts';
import type { VoiceMessage } from '../../../connection/table-connection.ts';
import { setSession } from '../../../device/audio.ts';
import type { RequestResult } from '../../../kit/request-result.ts';
import { Link, type LinkState } from './link.ts';
import { Listening } from './listening.ts';

/**
 * Why there is no voice chat: no microphone, it is full, another page of the same person is in it, or the server has
 * none.
 */
export type VoiceTrouble = MicrophoneTrouble | 'full' | 'elsewhere' | 'unavailable';

/** The state of this page's voice chat. A new object for each change. */
export interface CallSnapshot {
  stage: 'off' | 'asking' | 'on';
  trouble?: VoiceTrouble;
  /** Whether the microphone is open now, and whether it stays open without being held. */
  isOpen: boolean;
  staysOpen: boolean;
  /** The others who have joined, by chair. */
  others: ReadonlyMap<number, LinkState>;
  /** The chairs of those speaking, including oneself. */
  speaking: ReadonlySet<number>;
  muted: ReadonlySet<number>;
}

/** What voice chat needs from the table. */
export interface CallContext {
  me: number | undefined;
  voices: readonly Voice[];
  chairs: readonly ChairInfo[];
  isConnected: boolean;
}

const NOBODY: ReadonlySet<number> = new Set();
const OFF: CallSnapshot = {
  stage: 'off',
  isOpen: false,
  staysOpen: false,
  others: new Map(),
  speaking: NOBODY,
  muted: NOBODY,
};
const LOOK_MS = 1000;
/** How often the page repeats that it has joined, for nodes that started later or missed it. */
const REJOIN_MS = 20_000;
/** A person who disappears from the list may only have lost the connection to the server, which voices do not need. */
const GRACE_MS = 6000;

/** This page's part in the voice chat of a table: its microphone, and a link to each of the others. */
export class VoiceCall {
  #snapshot = OFF;
  readonly #ask: (ask: PageRequest) => Promise<RequestResult>;
  readonly #listeners = new Set<() => void>();
  readonly #links = new Map<number, Link>();
  readonly #gone = new Map<number, number>();
  readonly #listening = new Listening((speaking) => this.#change({ speaking }));
  #context: CallContext = { me: undefined, voices: [], chairs: [], isConnected: false };
  #call = '';
  #voice: MediaStream | undefined;
  readonly #servers: VoiceServer[] = [];
  #isHeld = false;
  #looking: ReturnType<typeof setInterval> | undefined;
  #joinedAt = 0;

  constructor(ask: (ask: PageRequest) => Promise<RequestResult>) {
    this.#ask = ask;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): CallSnapshot => this.#snapshot;

  /** Asks for the microphone and joins, muted at first. */
  async join(): Promise<void> {
    if (this.#snapshot.stage !== 'off') return;
    this.#change({ ...OFF, trouble: undefined, stage: 'asking' });
    const given = await askMicrophone();
    if (given.kind === 'trouble') {
      this.#end(given.trouble);
      return;
    }
    this.#voice = given.voice;
    this.#openMicrophone();
    for (const track of given.voice.getTracks()) track.onended = () => this.leave('no-microphone');
    this.#call = crypto.randomUUID();
    const answer = await this.#announce();
    if (answer.kind !== 'done') {
      this.#end(answer.kind === 'error' && answer.code === 'table-full' ? 'full' : 'unavailable');
      return;
    }
    this.#looking = setInterval(() => this.#look(), LOOK_MS);
    addEventListener('online', this.#hurry);
    this.#change({ stage: 'on' });
    this.note(this.#context);
  }

  /** Hangs up. */
  leave(trouble?: VoiceTrouble): void {
    if (this.#snapshot.stage !== 'on') return;
    void this.#ask({ kind: 'voice-leave', call: this.#call });
    this.#end(trouble);
  }

  /** Opens the microphone while it is held. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#openMicrophone();
  }

  /** Leaves the microphone open, or open only while it is held. */
  stayOpen(staysOpen: boolean): void {
    this.#change({ staysOpen });
    this.#openMicrophone();
  }

  /** Mutes or unmutes one of the others. */
  mute(chair: number, isMuted: boolean): void {
    const muted = new Set(this.#snapshot.muted);
    if (isMuted) muted.add(chair);
    else muted.delete(chair);
    this.#links.get(chair)?.setMuted(isMuted);
    this.#change({ muted });
  }

  forgetTrouble(): void {
    this.#change({ trouble: undefined });
  }

  /** The table, or the members of the voice chat, have changed. */
  note(context: CallContext): void {
    const isReconnected = context.isConnected && !this.#context.isConnected;
    this.#context = context;
    if (this.#snapshot.stage !== 'on') return;
    const mine = context.voices.find(({ chair }) => chair === context.me);
    const isElsewhere = mine !== undefined && mine.call !== this.#call;
    // People who stood up or were removed have no voice here any more.
    if (context.me === undefined || isElsewhere) this.#end(isElsewhere ? 'elsewhere' : undefined);
    else
      this.#meet(
        context.voices.filter(({ chair }) => chair !== context.me),
        isReconnected,
      );
  }

  #meet(others: readonly Voice[], isReconnected: boolean): void {
    const fresh = others.filter(({ chair, call }) => this.#links.get(chair)?.call !== call);
    for (const voice of fresh) this.#link(voice);
    if (isReconnected || fresh.length > 0) void this.#announce();
    this.#partFromGone(others);
    this.#showOthers();
  }

  /** Handles voice messages of the server. */
  receive(news: VoiceMessage): void {
    if (news.kind === 'voice-servers') {
      this.#servers.splice(0, this.#servers.length, ...news.servers);
      return;
    }
    if (this.#snapshot.stage !== 'on') return;
    const known = this.#links.get(news.from);
    const link = known?.call === news.call ? known : this.#link({ chair: news.from, call: news.call });
    link?.receive(news.signal);
    this.#showOthers();
  }

  #announce(): Promise<RequestResult> {
    this.#joinedAt = Date.now();
    return this.#ask({ kind: 'voice-join', call: this.#call });
  }

  #link({ chair, call }: Voice): Link | undefined {
    const { me } = this.#context;
    if (me === undefined || this.#voice === undefined) return undefined;
    this.#part(chair);
    const link = new Link({
      call,
      isPolite: me > chair,
      servers: this.#servers,
      voice: this.#voice,
      signal: (signal) => void this.#ask({ kind: 'voice-signal', to: chair, call, signal }),
      changed: () => this.#showOthers(),
    });
    link.setMuted(this.#snapshot.muted.has(chair));
    this.#links.set(chair, link);
    return link;
  }

  #part(chair: number): void {
    this.#links.get(chair)?.close();
    this.#links.delete(chair);
    this.#gone.delete(chair);
  }

  #partFromGone(others: readonly Voice[]): void {
    for (const chair of [...this.#links.keys()]) {
      if (others.some((voice) => voice.chair === chair)) this.#gone.delete(chair);
      else if (this.#context.chairs[chair]?.kind !== 'person') this.#part(chair);
      else if (!this.#gone.has(chair)) this.#gone.set(chair, Date.now());
    }
  }

  readonly #hurry = (): void => {
    for (const link of this.#links.values()) link.hurry();
  };

  #look(): void {
    const now = Date.now();
    for (const [chair, since] of [...this.#gone]) if (now - since > GRACE_MS) this.#part(chair);
    for (const link of this.#links.values()) link.look(now);
    if (now - this.#joinedAt > REJOIN_MS && this.#context.isConnected) void this.#announce();
  }

  #showOthers(): void {
    if (this.#snapshot.stage !== 'on') return;
    const links = [...this.#links].filter(([chair]) => !this.#gone.has(chair)).sort(([a], [b]) => a - b);
    this.#listening.to({ me: this.#context.me, links: new Map(links), isOpen: () => this.#snapshot.isOpen });
    this.#change({ others: new Map(links.map(([chair, { state }]) => [chair, state])) });
  }

  #openMicrophone(): void {
    const isOpen = this.#isHeld || this.#snapshot.staysOpen;
    for (const track of this.#voice?.getTracks() ?? []) track.enabled = isOpen;
    if (isOpen !== this.#snapshot.isOpen) this.#change({ isOpen });
  }

  #end(trouble?: VoiceTrouble): void {
    clearInterval(this.#looking);
    removeEventListener('online', this.#hurry);
    this.#listening.stop();
    for (const chair of [...this.#links.keys()]) this.#part(chair);
    for (const track of this.#voice?.getTracks() ?? []) {
      track.onended = null;
      track.stop();
    }
    if (this.#voice !== undefined) setSession('ambient');
    this.#voice = undefined;
    this.#isHeld = false;
    this.#change({ ...OFF, trouble });
  }

  #change(change: { [Field in keyof CallSnapshot]?: CallSnapshot[Field] | undefined }): void {
    this.#snapshot = { ...this.#snapshot, ...change } as CallSnapshot;
    for (const listener of this.#listeners) listener();
  }
}

/** Why there is no microphone: the page may not request it (plain http), permission was refused, or there is none. */
type MicrophoneTrouble = 'insecure' | 'refused' | 'no-microphone';

/** Asks for permission to use the microphone. */
async function askMicrophone(): Promise<
  { kind: 'given'; voice: MediaStream } | { kind: 'trouble'; trouble: MicrophoneTrouble }
> {
  // Missing on plain http.
  if (navigator.mediaDevices === undefined) return { kind: 'trouble', trouble: 'insecure' };
  // An iPhone ends the microphone of a page whose audio session is ambient.
  setSession('play-and-record');
  try {
    const wishes = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    return { kind: 'given', voice: await navigator.mediaDevices.getUserMedia({ audio: wishes }) };
  } catch (error) {
    setSession('ambient');
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    return { kind: 'trouble', trouble: isRefused ? 'refused' : 'no-microphone' };
  }
}
