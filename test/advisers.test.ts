import { describe, expect, test } from 'vitest';
import { type Adviser, triesOut } from '../src/engine/judgement.ts';
import { fastRng, type Rng } from '../src/engine/rng.ts';
import { LOCALES } from '../src/engine/text.ts';
import { factsOf, GAME_IDS } from '../src/games/catalogue.ts';
import { loadAdviser, loadRules } from '../src/games/load.ts';
import { playRandomGame, type RandomTurn } from './random-game.ts';

const advised = GAME_IDS.filter((id) => factsOf(id).hasAdviser === true);

test('games have advisers, and real-time ones try choices out themselves', async () => {
  expect(advised).not.toEqual([]);
  for (const id of advised) {
    const adviser = (await loadAdviser(id))((await loadRules(id)).standardPack);
    expect(triesOut(adviser)).toBe(factsOf(id).realTime === true);
  }
});

describe.each(advised)('the adviser of %s', async (id) => {
  const box = await loadRules(id);
  const adviser: Adviser = (await loadAdviser(id))(box.standardPack);
  const game = box.open(box.standardPack);

  /** Some positions of random games. */
  function visit(look: (turn: RandomTurn) => void): void {
    for (let number = 1; number <= 3; number++) {
      playRandomGame(box, { seats: 2 + (number % 2), number }, (turn) => {
        if (turn.played % 5 === number) look(turn);
      });
    }
  }

  test('names every legal move, in both languages', () => {
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

  test('suggests legal moves, plays on by the rules, and estimates chances', () => {
    const rng = fastRng(1);
    visit(({ state, seat, seats }) => {
      const moves = game.legalMoves(state, seat);
      const question = { seat, view: game.view(state, seat), moves, at: 0 };
      const choices = triesOut(adviser) ? adviser.choices(question) : adviser.shortlist(question, rng);
      expect(choices.length).toBeGreaterThan(0);
      for (const choice of choices) if (!isNoMove(choice)) expect(game.refusal(state, seat, choice)).toBeUndefined();
      for (const shares of sharesAt(state, { seat, choices, rng })) {
        expect(shares).toHaveLength(seats);
        for (const share of shares) expect(share).toSatisfy((value: number) => value >= 0 && value <= 1);
      }
    });
  });

  /** Everybody's chances after each choice, or in the current position. */
  function sharesAt(
    state: unknown,
    { seat, choices, rng }: { seat: number; choices: readonly unknown[]; rng: Rng },
  ): number[][] {
    if (triesOut(adviser)) {
      const position = { view: game.view(state, seat), at: 0 };
      return adviser.tryOut({ position, seat, choices, worlds: 1, rng }).flatMap(({ shares }) => shares);
    }
    expect(game.refusal(state, seat, adviser.policy(state, seat, rng))).toBeUndefined();
    return [adviser.shares(state)];
  }
});

/** Waiting is a choice in real time, and not a move. */
function isNoMove(choice: unknown): boolean {
  return (choice as { kind: string }).kind === 'wait';
}
