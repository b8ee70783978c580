import type { Box } from '../engine/game.ts';
import type { Locale } from '../engine/text.ts';
import { isGameId } from '../games/catalogue.ts';
import type { ReplayParts } from '../games/kit.ts';
import { loadReplay, loadRules } from '../games/load.ts';
import { lastChoice } from './last-choice.ts';
import type { BigMoment, FromReplay, ReplayAnswer, ReplayInfo, ReplayRequest, ToReplay } from './messages.ts';
import { type OpenedRecord, openRecord } from './open-record.ts';
import type { PlayedRecord } from './played-record.ts';
import { verify } from './verify.ts';

type Look = Extract<ReplayRequest, { kind: 'look' }>;

let opened: (Extract<OpenedRecord, { kind: 'opened' }> & { parts: ReplayParts }) | undefined;

addEventListener('message', ({ data }: MessageEvent<ToReplay>) => {
  void answer(data)
    .catch((error): ReplayAnswer => {
      console.warn('a moment could not be shown', error);
      return { kind: 'failed' };
    })
    .then((answer) => postMessage({ id: data.id, answer } satisfies FromReplay));
});

async function answer({ id, request }: ToReplay): Promise<ReplayAnswer> {
  if (request.kind === 'open') return open(request, (progress) => postMessage({ id, progress } satisfies FromReplay));
  if (opened === undefined) throw new Error('a record must be opened first');
  const { played, read, parts } = opened;
  const { box, pack, record } = read;
  switch (request.kind) {
    case 'look':
      return { kind: 'view', view: look(opened, request) };
    case 'events':
      return { kind: 'events', events: played.eventsFor(request.viewer) };
    case 'hands': {
      const state = played.stateAt(request.step);
      const { locale } = request;
      const hands = record.names.map((_, seat) => parts.inHand(played.game.view(state, seat), { seat, pack, locale }));
      return { kind: 'hands', hands };
    }
    case 'choice':
      return { kind: 'choice', step: lastChoice(played, request.seat, request.step) };
    case 'moments':
      return {
        kind: 'moments',
        moments: bigMoments(played, { ...parts, box, pack, names: record.names, locale: request.locale }),
      };
  }
}

function look({ played, parts }: NonNullable<typeof opened>, { step, viewer, isOpen }: Look): unknown {
  const state = played.stateAt(step);
  const view = played.game.view(state, viewer);
  return isOpen && parts.openTable !== undefined ? parts.openTable(view, state) : view;
}

async function open(
  { text, promised }: Extract<ReplayRequest, { kind: 'open' }>,
  onProgress: (share: number) => void,
): Promise<ReplayAnswer> {
  const named = await gameNamedIn(text);
  const result = openRecord(text, (game) => (named?.box.id === game ? named.box : undefined), onProgress);
  if (result.kind === 'unreadable') return result;
  if (named === undefined) throw new Error('a record was opened without its game');
  opened = { ...result, parts: named.parts };
  const { played, read } = result;
  const { names, bots = [], crests, uploaded, startedAt, steps, entries } = read.record;
  const info: ReplayInfo = {
    game: read.box.id,
    pack: read.pack,
    names,
    bots,
    crests: typeof crests === 'object' ? (crests ?? {}) : {},
    isUploaded: uploaded === true,
    startedAt,
    times: steps.map(({ at }) => at),
    ...(entries === undefined ? {} : { entries }),
    length: played.length,
    realTime: played.game.realTime === true,
    verdict: verify(text, read, { played, promised }),
  };
  return { kind: 'opened', info };
}

/** The game of a record: its rules are loaded only now. */
async function gameNamedIn(text: string): Promise<{ box: Box; parts: ReplayParts } | undefined> {
  try {
    const { game } = JSON.parse(text) as { game?: unknown };
    if (typeof game !== 'string' || !isGameId(game)) return undefined;
    const [box, parts] = await Promise.all([loadRules(game), loadReplay(game)]);
    return { box, parts };
  } catch {
    return undefined;
  }
}

interface Showing extends Pick<ReplayParts, 'moments'> {
  box: Box;
  pack: unknown;
  names: readonly string[];
  locale: Locale;
}

/** The turning points worth a mark, at most one per step, in words. */
function bigMoments(played: PlayedRecord, { box, pack, names, locale, moments: wanted }: Showing): BigMoment[] {
  const teller = box.teller(pack, locale);
  const moments = new Map<number, BigMoment>();
  for (const { seq, event } of played.eventsFor('spectator')) {
    const isBig = wanted.includes((event as { kind: string }).kind);
    const line = isBig && seq > 0 ? teller.tell(event, names) : undefined;
    if (line !== undefined) moments.set(seq, { step: seq, line });
  }
  return [...moments.values()];
}
