import { expect, test } from 'vitest';
import { readVoice, voiceServers } from './voice-servers.ts';

const NOW = 1_700_000_000_000;

test('without voice servers in the settings, nobody gets any', () => {
  expect(readVoice({})).toEqual({ kind: 'valid' });
  expect(readVoice({ TURN_SECRET: 'hush' })).toEqual({ kind: 'valid' });
});

test('name and password of a TURN server are passed on unchanged', () => {
  const read = readVoice({
    STUN_URLS: 'stun:a.example.org, stun:b.example.org:3478',
    TURN_URLS: 'turn:a.example.org:3478?transport=udp turns:a.example.org:5349',
    TURN_USER: 'house',
    TURN_PASSWORD: 'hush',
  });
  if (read.kind !== 'valid' || read.voice === undefined) throw new Error('it makes sense');
  expect(voiceServers(read.voice, NOW)).toEqual([
    { urls: ['stun:a.example.org', 'stun:b.example.org:3478'] },
    {
      urls: ['turn:a.example.org:3478?transport=udp', 'turns:a.example.org:5349'],
      username: 'house',
      credential: 'hush',
    },
  ]);
});

test('with a shared secret people get a name valid for six hours, and never the secret', () => {
  const read = readVoice({ TURN_URLS: 'turn:a.example.org', TURN_SECRET: 'north' });
  if (read.kind !== 'valid' || read.voice === undefined) throw new Error('it makes sense');
  const servers = voiceServers(read.voice, NOW);
  // printf %s 1700021600:undercroft | openssl dgst -sha1 -hmac north -binary | base64
  expect(servers).toEqual([
    { urls: ['turn:a.example.org'], username: '1700021600:undercroft', credential: 'dVbcIbm1wHLfSJfN2ZbJB0Kpd3Y=' },
  ]);
  expect(JSON.stringify(servers)).not.toContain('north');
});

test.each([
  [{ STUN_URLS: 'https://a.example.org' }, 'STUN_URLS must be like stun:HOST:PORT, not "https://a.example.org".'],
  [{ TURN_URLS: 'stun:a.example.org' }, 'TURN_URLS must be like turn:HOST:PORT, not "stun:a.example.org".'],
  [{ TURN_URLS: 'turn:a.example.org' }, 'TURN_URLS needs TURN_SECRET, or TURN_USER and TURN_PASSWORD.'],
  [
    { TURN_URLS: 'turn:a.example.org', TURN_USER: 'house' },
    'TURN_URLS needs TURN_SECRET, or TURN_USER and TURN_PASSWORD.',
  ],
])('nonsense %o is one clear sentence', (set, sentence) => {
  expect(readVoice(set)).toEqual({ kind: 'invalid', sentence });
});
