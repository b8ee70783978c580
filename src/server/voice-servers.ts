import { createHmac } from 'node:crypto';
import type { VoiceServer } from '../protocol/voice.ts';

/** How a TURN server authenticates users: one name and password, or a secret shared with this server. */
export type TurnKey = { kind: 'password'; user: string; password: string } | { kind: 'secret'; secret: string };

/** STUN and TURN servers, through which browsers connect for voice chat. */
export interface VoiceConfig {
  stun: string[];
  turn: string[];
  turnKey?: TurnKey;
}

export type VoiceCheck = { kind: 'valid'; voice?: VoiceConfig } | { kind: 'invalid'; sentence: string };

const STUN = /^stuns?:[\w.[\]:-]+$/;
const TURN = /^turns?:[\w.[\]:-]+(?:\?transport=(?:udp|tcp))?$/;
/** How long a name made with the secret is valid: longer than one sitting. */
const GOOD_FOR_SECONDS = 6 * 3600;

/** Reads STUN_URLS, TURN_URLS, TURN_USER, TURN_PASSWORD and TURN_SECRET; returns one sentence for an invalid value. */
export function readVoice(environment: Readonly<Record<string, string | undefined>>): VoiceCheck {
  const { TURN_USER: user, TURN_PASSWORD: password, TURN_SECRET: secret } = environment;
  const [stun, turn] = [listed(environment.STUN_URLS), listed(environment.TURN_URLS)];
  const wrongStun = stun.find((url) => !STUN.test(url));
  if (wrongStun !== undefined) return invalid(`STUN_URLS must be like stun:HOST:PORT, not "${wrongStun}".`);
  const wrongTurn = turn.find((url) => !TURN.test(url));
  if (wrongTurn !== undefined) return invalid(`TURN_URLS must be like turn:HOST:PORT, not "${wrongTurn}".`);
  if (stun.length + turn.length > 8) return invalid('STUN_URLS and TURN_URLS may name 8 servers, not more.');
  if (stun.length + turn.length === 0) return { kind: 'valid' };
  if (turn.length === 0) return { kind: 'valid', voice: { stun, turn } };
  const turnKey: TurnKey | undefined = secret
    ? { kind: 'secret', secret }
    : user && password
      ? { kind: 'password', user, password }
      : undefined;
  if (turnKey === undefined) return invalid('TURN_URLS needs TURN_SECRET, or TURN_USER and TURN_PASSWORD.');
  return { kind: 'valid', voice: { stun, turn, turnKey } };
}

/**
 * The servers for a person who joins now. A name made with the secret (coturn's `use-auth-secret`) is valid for some
 * hours.
 */
export function voiceServers({ stun, turn, turnKey }: VoiceConfig, now: number): VoiceServer[] {
  const stuns = stun.length === 0 ? [] : [{ urls: stun }];
  if (turn.length === 0 || turnKey === undefined) return stuns;
  if (turnKey.kind === 'password') {
    return [...stuns, { urls: turn, username: turnKey.user, credential: turnKey.password }];
  }
  const username = `${Math.floor(now / 1000) + GOOD_FOR_SECONDS}:undercroft`;
  const credential = createHmac('sha1', turnKey.secret).update(username).digest('base64');
  return [...stuns, { urls: turn, username, credential }];
}

function listed(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter((part) => part !== '');
}

function invalid(sentence: string): VoiceCheck {
  return { kind: 'invalid', sentence };
}
