import { expect, test } from 'vitest';
import type { Question, Searcher, ThinkRequest } from '../engine/bot.ts';
import { elementAt } from '../engine/list.ts';
import type { OptionFields, Options } from '../engine/options.ts';
import { fastRng, pickOne } from '../engine/rng.ts';
import { GAME_IDS } from '../games/catalogue.ts';
import { findBox } from '../games/index.ts';
import { botsFor } from './index.ts';
import type { FromThinker } from './think-messages.ts';
import { Thinker } from './thinker.ts';
import { thinkNow, thinkWithin } from './thinking.ts';

/** A first turn with a choice, in a game whose strongest bot searches. */
function firstTurn(): { request: ThinkRequest; question: Question } {
  for (const id of GAME_IDS) {
    const box = findBox(id);
    const bot = botsFor(id).find(({ thinks }) => thinks !== undefined);
    if (box === undefined || bot === undefined) continue;
    const game = box.open(box.standardPack);
    const rng = fastRng(5);
    const state = game.setup(2, defaults(box.options), { rng, now: 0 });
    for (;;) {
      const seat = elementAt(game.toAct(state), 0);
      const moves = game.legalMoves(state, seat);
      const question = { seat, view: game.view(state, seat), moves };
      const budget = { iterations: 64 };
      if (moves.length > 4) return { request: { game: id, bot: bot.id, question, budget, seed: [3] }, question };
      game.play(state, seat, pickOne(moves, rng), { rng, now: 0 });
    }
  }
  throw new Error('no bot thinks');
}

function defaults(fields: OptionFields): Options {
  return Object.fromEntries(Object.entries(fields).map(([name, { byDefault }]) => [name, byDefault]));
}

/** A thinker, and a way to wait for its next message. */
function newThinker() {
  let hear: (message: FromThinker) => void = () => undefined;
  const thinker = new Thinker((message) => hear(message));
  const next = () =>
    new Promise<FromThinker>((resolve) => {
      hear = resolve;
    });
  return { thinker, next };
}

test('a thinker answers a question sent as JSON exactly as a simulation does', async () => {
  const { request, question } = firstTurn();
  const bot = botsFor(request.game).find(({ id }) => id === request.bot);
  const searcher = bot?.thinks?.open(findBox(request.game)?.standardPack);
  if (searcher === undefined) throw new Error('this bot thinks');
  const move = thinkNow(searcher, question, { rng: fastRng(3), iterations: 64 });
  const { thinker, next } = newThinker();
  thinker.receive({ kind: 'think', id: 7, request: JSON.parse(JSON.stringify(request)) });

  expect(await next()).toEqual({ kind: 'thought', id: 7, move: question.moves.indexOf(move) });
});

/** A searcher that never finishes. */
const endless: Searcher<unknown, string> = {
  *think() {
    for (;;) yield 'so far';
  },
};

test('a thought stops when told to, and when its time is over', async () => {
  const stop = new AbortController();
  const question = { seat: 0, view: {}, moves: ['so far'] };
  const stopped = thinkWithin(endless, { question, rng: fastRng(1), budget: { iterations: 1 } }, stop.signal);
  setTimeout(() => stop.abort());
  await expect(stopped).rejects.toThrow('abort');

  const { signal } = new AbortController();
  expect(await thinkWithin(endless, { question, rng: fastRng(1), budget: { iterations: 1, ms: 5 } }, signal)).toBe(
    'so far',
  );
});

test('an unknown bot is a failure, not a crash', async () => {
  const { request } = firstTurn();
  const { thinker, next } = newThinker();
  thinker.receive({ kind: 'think', id: 1, request: { ...request, bot: 'nobody' } });

  expect(await next()).toMatchObject({ kind: 'failed', why: expect.stringContaining('nobody') });
});
