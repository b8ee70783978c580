import type { VoiceCandidate, VoiceServer, VoiceSignal } from '../../../../protocol/voice.ts';

/** State of a link: connecting, connected, or unreachable for now (it is still retried). */
export type LinkState = 'connecting' | 'connected' | 'unreached';

/** After this long without a connection, a person is shown as unreachable. */
const REACH_MS = 12_000;
/**
 * A link that has been down for this long is restarted; the polite side waits longer, so that both rarely restart at
 * once.
 */
const RETRY_MS = { polite: 7000, impolite: 4000 };
/** How long the polite side waits for the other's first offer. */
const COURTESY_MS = 1500;
/** Candidates are sent in bundles, because of the rate limit. */
const GATHER_MS = 60;
const CANDIDATES_AT_ONCE = 6;

export interface LinkSetup {
  /** The other's call id; another call needs another link. */
  call: string;
  /** Of two simultaneous offers the polite side gives way. */
  isPolite: boolean;
  servers: VoiceServer[];
  voice: MediaStream;
  signal(signal: VoiceSignal): void;
  changed(): void;
}

/** The WebRTC connection to another browser: perfect negotiation, and restarted when it breaks. */
export class Link {
  readonly call: string;
  readonly #setup: LinkSetup;
  readonly #connection: RTCPeerConnection;
  readonly #player = new Audio();
  #state: LinkState = 'connecting';
  #downSince: number | undefined = Date.now();
  #triedAt = Date.now();
  #isOffering = false;
  #ignoresOffer = false;
  #queue: Promise<void> = Promise.resolve();
  #candidates: VoiceCandidate[] = [];
  #gathering: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: LinkSetup) {
    this.call = setup.call;
    this.#setup = setup;
    const connection = new RTCPeerConnection({ iceServers: setup.servers, bundlePolicy: 'max-bundle' });
    this.#connection = connection;
    for (const track of setup.voice.getTracks()) connection.addTrack(track, setup.voice);
    connection.ontrack = ({ track }) => this.#play(track);
    connection.onicecandidate = ({ candidate }) => candidate !== null && this.#gather(candidate);
    connection.onnegotiationneeded = () => {
      const isFirst = connection.remoteDescription === null;
      if (setup.isPolite && isFirst) setTimeout(() => connection.remoteDescription ?? this.#offer(), COURTESY_MS);
      else void this.#offer();
    };
    connection.onconnectionstatechange = () => this.look();
  }

  get state(): LinkState {
    return this.#state;
  }

  /** Handles the other browser's signals one after the other. */
  receive(signal: VoiceSignal): void {
    // Outdated signals are dropped: a link that cannot connect is restarted.
    this.#queue = this.#queue.then(() => this.#take(signal)).catch(() => undefined);
  }

  /** Checks the connection; one that has been down for long is restarted. */
  look(now = Date.now()): void {
    const isUp = this.#connection.connectionState === 'connected';
    this.#downSince = isUp ? undefined : (this.#downSince ?? now);
    const downFor = this.#downSince === undefined ? 0 : now - this.#downSince;
    const retry = RETRY_MS[this.#setup.isPolite ? 'polite' : 'impolite'];
    if (downFor >= retry && now - this.#triedAt >= retry) {
      this.#triedAt = now;
      void this.#beginAnew();
    }
    const state = isUp ? 'connected' : downFor >= REACH_MS ? 'unreached' : this.#state;
    const next = !isUp && state === 'connected' ? 'connecting' : state;
    if (next === this.#state) return;
    this.#state = next;
    this.#setup.changed();
  }

  /** The network has changed: check at once. */
  hurry(): void {
    if (this.#connection.connectionState !== 'connected') void this.#beginAnew();
  }

  setMuted(isMuted: boolean): void {
    this.#player.muted = isMuted;
  }

  /** The volume of the other and the player's own, from 0 to 1. */
  async levels(): Promise<{ theirs: number; mine: number }> {
    let [theirs, mine] = [0, 0];
    for (const report of (await this.#connection.getStats()).values()) {
      if (report.type === 'inbound-rtp') theirs = Math.max(theirs, report.audioLevel ?? 0);
      if (report.type === 'media-source') mine = Math.max(mine, report.audioLevel ?? 0);
    }
    return { theirs, mine };
  }

  close(): void {
    clearTimeout(this.#gathering);
    this.#connection.onconnectionstatechange = null;
    this.#connection.onnegotiationneeded = null;
    this.#connection.close();
    this.#player.srcObject = null;
  }

  #play(track: MediaStreamTrack): void {
    this.#player.srcObject = new MediaStream([track]);
    this.#player.play().catch(() => undefined);
  }

  async #take({ description, candidates = [] }: VoiceSignal): Promise<void> {
    const connection = this.#connection;
    if (description !== undefined) {
      const isBusy = this.#isOffering || connection.signalingState !== 'stable';
      this.#ignoresOffer = !this.#setup.isPolite && description.type === 'offer' && isBusy;
      if (this.#ignoresOffer) return;
      await connection.setRemoteDescription({ ...description, sdp: quietWhenSilent(description.sdp) });
      if (description.type === 'offer') {
        await connection.setLocalDescription();
        this.#describe();
      }
    }
    if (this.#ignoresOffer) return;
    for (const candidate of candidates) await connection.addIceCandidate(candidate).catch(() => undefined);
  }

  async #offer(): Promise<void> {
    if (this.#connection.signalingState !== 'stable') return;
    try {
      this.#isOffering = true;
      await this.#connection.setLocalDescription();
      this.#describe();
    } catch {
      // Closed, or the other's offer came first.
    } finally {
      this.#isOffering = false;
    }
  }

  async #beginAnew(): Promise<void> {
    const connection = this.#connection;
    if (connection.signalingState === 'closed') return;
    connection.setConfiguration({ ...connection.getConfiguration(), iceServers: this.#setup.servers });
    // An offer whose answer was lost would block the next one.
    if (connection.signalingState === 'have-local-offer') {
      await connection.setLocalDescription({ type: 'rollback' }).catch(() => undefined);
    }
    connection.restartIce();
  }

  #describe(): void {
    const { localDescription } = this.#connection;
    if (localDescription === null || (localDescription.type !== 'offer' && localDescription.type !== 'answer')) return;
    this.#setup.signal({ description: { type: localDescription.type, sdp: localDescription.sdp } });
  }

  #gather({ candidate, sdpMid, sdpMLineIndex }: RTCIceCandidate): void {
    this.#candidates.push({ candidate, sdpMid, sdpMLineIndex });
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      while (this.#candidates.length > 0) {
        this.#setup.signal({ candidates: this.#candidates.splice(0, CANDIDATES_AT_ONCE) });
      }
    }, GATHER_MS);
  }
}

/** Enables discontinuous transmission: next to nothing is sent in silence. */
function quietWhenSilent(sdp: string): string {
  return sdp.includes('usedtx=1') ? sdp : sdp.replace('useinbandfec=1', 'useinbandfec=1;usedtx=1');
}
