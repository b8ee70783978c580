import type { Box } from '../engine/game.ts';
import { bigMoments } from './big-moments.ts';
import type { FromReplay, ReplayAnswer, ReplayInfo, ReplayRequest, ToReplay } from './messages.ts';
import { openHands, openTable } from './open-hands.ts';
import { type OpenedRecord, openRecord } from './open-record.ts';
import { verify } from './verify.ts';

/** Each game's rules are fetched only for a record of it. */
const BOXES: Readonly<Record<string, () => Promise<Box>>> = {
  dash: () => import('../games/dash/index.ts').then(({ dashBox }) => dashBox),
  days: () => import('../games/days/index.ts').then(({ daysBox }) => daysBox),
  time: () => import('../games/time/index.ts').then(({ timeBox }) => timeBox),
  bag: () => import('../games/bag/index.ts').then(({ bagBox }) => bagBox),
};

type Look = Extract<ReplayRequest, { kind: 'look' }>;

let opened: Extract<OpenedRecord, { kind: 'opened' }> | undefined;

addEventListener('message', ({ data }: MessageEvent<ToReplay>) => {
  void answer(data.request)
    .catch((trouble): ReplayAnswer => {
      console.warn('a moment could not be shown', trouble);
      return { kind: 'failed' };
    })
    .then((answer) => postMessage({ id: data.id, answer } satisfies FromReplay));
});

async function answer(request: ReplayRequest): Promise<ReplayAnswer> {
  if (request.kind === 'open') return open(request);
  if (opened === undefined) throw new Error('a record must be opened first');
  const { film, read } = opened;
  const { box, pack, record } = read;
  switch (request.kind) {
    case 'look':
      return { kind: 'view', view: look(opened, request) };
    case 'events':
      return { kind: 'events', events: film.eventsFor(request.viewer) };
    case 'hands': {
      const state = film.stateAt(request.step);
      const views = record.names.map((_, seat) => film.game.view(state, seat));
      return { kind: 'hands', hands: openHands(views, { game: box.id, pack, locale: request.locale }) };
    }
    case 'moments':
      return {
        kind: 'moments',
        moments: bigMoments(film, { box, pack, names: record.names, locale: request.locale }),
      };
  }
}

function look({ film, read }: NonNullable<typeof opened>, { step, viewer, isOpen }: Look): unknown {
  const state = film.stateAt(step);
  const view = film.game.view(state, viewer);
  return isOpen ? openTable(view, { game: read.box.id, state }) : view;
}

async function open({ text, promised }: Extract<ReplayRequest, { kind: 'open' }>): Promise<ReplayAnswer> {
  const box = await boxNamedIn(text);
  const result = openRecord(text, (game) => (box?.id === game ? box : undefined));
  if (result.kind === 'unreadable') return result;
  opened = result;
  const { film, read } = result;
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
    length: film.length,
    realTime: film.game.realTime === true,
    verdict: verify(text, read, { film, promised }),
  };
  return { kind: 'opened', info };
}

async function boxNamedIn(text: string): Promise<Box | undefined> {
  try {
    const { game } = JSON.parse(text) as { game?: unknown };
    return typeof game === 'string' && Object.hasOwn(BOXES, game) ? await BOXES[game]() : undefined;
  } catch {
    return undefined;
  }
}
