import { describe, expect, test } from 'vitest';
import type { Adviser } from '../src/engine/judgement.ts';
import { fastRng } from '../src/engine/rng.ts';
import { LOCALES } from '../src/engine/text.ts';
import { factsOf, GAME_IDS } from '../src/games/catalogue.ts';
import { loadAdviser, loadRules } from '../src/games/load.ts';
import { playRandomGame, type RandomTurn } from './random-game.ts';

const advised = GAME_IDS.filter((id) => factsOf(id).hasAdviser === true);

test('there are games with an adviser, and none in real time: nothing there waits to be weighed', () => {
  expect(advised).not.toEqual([]);
  expect(advised.filter((id) => factsOf(id).realTime === true)).toEqual([]);
});

describe.each(advised)('the adviser of %s', async (id) => {
  const box = await loadRules(id);
  const adviser: Adviser = (await loadAdviser(id))(box.standardPack);
  const game = box.open(box.standardPack);

  /** Some moments of random games. */
  function visit(look: (turn: RandomTurn) => void): void {
    for (let number = 1; number <= 3; number++) {
      playRandomGame(box, { seats: 2 + (number % 2), number }, (turn) => {
        if (turn.played % 5 === number) look(turn);
      });
    }
  }

  test('names every legal move, in every language', () => {
    const nameless: string[] = [];
    visit(({ state, seat, seats }) => {
      const view = game.view(state, seat);
      const names = ['Ada', 'Bruno', 'Carla'].slice(0, seats);
      for (const move of game.legalMoves(state, seat)) {
        for (const locale of LOCALES) {
          const name = adviser.nameMove(move, { seat, view, names, locale });
          if (!/^\S.*\S$/.test(name) || /undefined|«»| {2}/.test(name))
            nameless.push(`${JSON.stringify(move)}: ${name}`);
        }
      }
    });
    expect(nameless).toEqual([]);
  });

  test('shortlists legal moves, plays on by the rules, and estimates chances', () => {
    const rng = fastRng(1);
    visit(({ state, seat, seats }) => {
      const moves = game.legalMoves(state, seat);
      const shortlist = adviser.shortlist({ seat, view: game.view(state, seat), moves }, rng);
      expect(shortlist.length).toBeGreaterThan(0);
      expect(moves).toEqual(expect.arrayContaining(shortlist));
      expect(game.refusal(state, seat, adviser.policy(state, seat, rng))).toBeUndefined();
      const shares = adviser.shares(state);
      expect(shares).toHaveLength(seats);
      for (const share of shares) expect(share).toSatisfy((value: number) => value >= 0 && value <= 1);
    });
  });
});
