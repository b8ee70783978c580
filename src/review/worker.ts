import type { OpenAdviser } from '../engine/judgement.ts';
import { factsOf, type GameId, isGameId } from '../games/catalogue.ts';
import { loadAdviser, loadRules } from '../games/load.ts';
import { openRecord } from '../replay/open-record.ts';
import { advise } from './advise.ts';
import type { FromReview, ReviewRequest } from './messages.ts';
import { reviewGame } from './review.ts';

// The web worker that weighs decisions. It gets one request, and its page terminates it.
addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  void answer(data)
    .catch((error): FromReview => {
      console.warn('no decisions could be weighed', error);
      return { kind: 'failed' };
    })
    .then(post);
});

function post(message: FromReview): void {
  postMessage(message);
}

function answer(request: ReviewRequest): Promise<FromReview> {
  return request.kind === 'review' ? review(request) : adviseOn(request);
}

async function review({ text, seat }: Extract<ReviewRequest, { kind: 'review' }>): Promise<FromReview> {
  const named = (JSON.parse(text) as { game?: unknown }).game;
  const { box, open } = await adviserOf(String(named));
  const opened = openRecord(text, (id) => (id === box.id ? box : undefined));
  if (opened.kind === 'unreadable' || opened.played.wrong !== undefined) return { kind: 'unplayable' };
  const { played, read } = opened;
  const { record } = read;
  const reviewed = {
    game: played.game,
    adviser: open(read.pack),
    seat,
    seats: record.names.length,
    isTogether: factsOf(record.game as GameId).isTogether(record.options),
  };
  const weighing = reviewGame(reviewed, { played, record });
  for (let shown = 0; ; ) {
    const now = weighing.next();
    if (now.done === true) return { kind: 'review', review: now.value };
    if (now.value < shown + 0.01) continue;
    shown = now.value;
    post({ kind: 'progress', share: shown });
  }
}

async function adviseOn(request: Extract<ReviewRequest, { kind: 'advise' }>): Promise<FromReview> {
  const { question, events, names, isTogether } = request;
  const { seat } = question;
  const { box, open } = await adviserOf(request.game);
  const pack = box.checkPack(request.pack);
  if (pack.kind === 'invalid') throw new Error('the pack is not valid');
  const game = box.open(pack.pack);
  const knowledge = events.reduce((known: unknown, event) => game.remember?.(known, event, seat), undefined);
  const reviewed = { game, adviser: open(pack.pack), seat, seats: names.length, isTogether };
  const known = { ...question, at: request.at, ...(knowledge !== undefined && { knowledge }) };
  return { kind: 'advice', advice: advise(reviewed, known, names) };
}

async function adviserOf(game: string): Promise<{ box: Awaited<ReturnType<typeof loadRules>>; open: OpenAdviser }> {
  if (!isGameId(game)) throw new Error(`there is no game ${game}`);
  const [box, open] = await Promise.all([loadRules(game), loadAdviser(game)]);
  return { box, open };
}
