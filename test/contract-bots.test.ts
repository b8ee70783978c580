import { describe, expect, test } from 'vitest';
import { botsFor } from '../src/bots/index.ts';
import { thinkNow } from '../src/bots/thinking.ts';
import { playBatch } from '../src/cli/simulate/play.ts';
import type { Box } from '../src/engine/game.ts';
import { fastRng } from '../src/engine/rng.ts';
import { BOXES } from '../src/games/index.ts';
import { games, rememberedBy, sentencesFor, text, threeDeals, viewersOf, watched } from './contract-games.ts';

/** Checks for every game's bots, their memory and their thoughts (ADR 29). `-t dash` runs them for one game. */
describe.each(Object.entries(BOXES))('%s', (_, box: Box) => {
  const game = box.open(box.standardPack);
  const { wrong, hold } = sentencesFor(box);

  test("a seat's memory is plain JSON, and a sample consistent with it looks the same", () => {
    games(box, 1, ({ state, seats, played, events }) => {
      if (played % 9 !== 0) return;
      for (const viewer of viewersOf(seats)) {
        const knowledge = rememberedBy(game, events, viewer);
        if (knowledge === undefined) continue;
        expect(
          JSON.parse(text(knowledge)),
          wrong(`what ${viewer} remembers is another after JSON.`, '`remember`'),
        ).toEqual(knowledge);
        const view = game.view(state, viewer);
        const world = game.sample(view, viewer, fastRng(played), knowledge);
        hold(
          text(game.view(world, viewer)) === text(view),
          () => `a sample that fits ${text(knowledge)} does not look to ${viewer} like the state.`,
          '`sample` and `remember`',
        );
      }
    });
  });

  test('a searching bot needs only its question and rng, and picks one of its moves', () => {
    for (const { id, thinks } of botsFor(box.id)) {
      if (thinks === undefined) continue;
      const [searcher, another] = [thinks.open(box.standardPack), thinks.open(JSON.parse(text(box.standardPack)))];
      games(box, 1, ({ state, seat, played, events }) => {
        const moves = game.legalMoves(state, seat);
        if (played % 11 !== 0 || played > 200 || moves.length < 2) return;
        const knowledge = rememberedBy(game, events, seat);
        const question = { seat, view: game.view(state, seat), moves, knowledge };
        const before = text(question);
        const move = thinkNow(searcher, question, { rng: fastRng(played), iterations: 16 });
        hold(moves.includes(move), () => `${id} made up the move ${text(move)}.`, 'bots/');
        hold(text(question) === before, () => `${id} changed the question it was asked.`, 'bots/');
        // Another world that looks the same, with another searcher: hidden information must not matter.
        const world = game.sample(question.view, seat, fastRng(played, 3), knowledge);
        const elsewhere = JSON.parse(
          text({ seat, view: game.view(world, seat), moves: game.legalMoves(world, seat), knowledge }),
        );
        const again = thinkNow(another, elsewhere, { rng: fastRng(played), iterations: 16 });
        hold(
          text(again) === text(move),
          () => `${id} thinks of ${text(move)}, and of ${text(again)} when asked the same again.`,
          'bots/: thoughts may use only the question and `rng`',
        );
      });
    }
  });

  test('bots of every kind play whole games, alone and together, making only moves they were offered', () => {
    const bots = botsFor(box.id).map((bot) => watched(box, bot));
    hold(bots.length > 0, () => 'there is no bot.', 'bots/index.ts');
    for (const cast of [...bots.map((bot) => [bot]), [...bots]]) {
      for (const { options, seats } of games(box, 1)) {
        const plan = { ...threeDeals(box, { seats, options }), deals: cast.length === 1 ? 1 : 3 };
        const { games: finished } = playBatch(plan, { game, bots: cast }, 0);
        hold(
          finished === plan.deals * cast.length,
          () => `${cast.map(({ id }) => id)} did not finish their games.`,
          'bots/',
        );
      }
    }
  });
});
