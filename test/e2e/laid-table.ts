import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '../../src/engine/record.ts';
import type { GameId } from '../../src/games/catalogue.ts';
import { BOXES } from '../../src/games/index.ts';
import { playRandomGame } from '../random-game.ts';

const ASSETS = path.resolve(import.meta.dirname, '../../dist/client/assets');

/** A position of a random game, and the seat that must decide. */
export interface LaidMoment {
  record: GameRecord;
  /** How many steps have been played. */
  steps: number;
  seat: number;
}

/** A legal move, with its further fields. */
export interface Offered extends Readonly<Record<string, unknown>> {
  kind: string;
}

/** Recognises a position: by the legal moves and the seat, or by the state if those are not enough. */
export type Recognize = (moves: readonly Offered[], seat: number, state: unknown) => boolean;

/** A position with legal moves of all these kinds. */
export function offers(...kinds: readonly string[]): Recognize {
  return (moves) => kinds.every((wanted) => moves.some(({ kind }) => kind === wanted));
}

/** The first such position in random games, always the same; `over` is a game's end. */
export function findMoment(game: GameId, seats: number, isRight: Recognize | 'over'): LaidMoment {
  const box = BOXES[game];
  const { legalMoves } = box.open(box.standardPack);
  for (let number = 1; number < 60; number += 1) {
    let found: { played: number; seat: number } | undefined;
    const { record } = playRandomGame(box, { seats, number }, ({ state, seat, played }) => {
      if (found !== undefined || isRight === 'over') return;
      if (isRight(legalMoves(state, seat) as readonly Offered[], seat, state)) found = { played, seat };
    });
    if (isRight === 'over') return { record, steps: record.steps.length, seat: 0 };
    if (found !== undefined) return { record, steps: found.played, seat: found.seat };
  }
  throw new Error(`no game of ${game} with ${seats} has such a moment`);
}

/** Sets up a table at that position in the page's browser and sits down; bots play at their usual pace. */
export async function sitAt(page: Page, { record, steps, seat }: LaidMoment): Promise<void> {
  const code = await page.evaluate(
    async ({ worker, request, secret, game }) => {
      const house = new Worker(worker, { type: 'module' });
      const answer = new Promise<{ code: string }>((resolve) => {
        house.onmessage = ({ data }) => resolve(data.answer);
      });
      house.postMessage({ kind: 'begin', botPace: 3_600_000 });
      house.postMessage({ kind: 'request', id: 1, request });
      const { code } = await answer;
      house.terminate();
      const kept = [{ code, game, secrets: [secret], at: Date.now() }];
      localStorage.setItem('undercroft.here', JSON.stringify(kept));
      return code;
    },
    {
      worker: `/assets/${workerOfTheHouse()}`,
      request: { kind: 'branch', record, steps, seat, person: { name: 'Ada', secret: SECRET }, bot: 'random' },
      secret: SECRET,
      game: record.game,
    },
  );
  await page.goto(`/here/${code}`);
  await expect(page.locator('main[data-phase]')).toBeVisible();
}

const SECRET = 'ab'.repeat(32);

/** The file of the page's table worker, among the other workers. */
function workerOfTheHouse(): string {
  const workers = readdirSync(ASSETS).filter((name) => /^worker-.*\.js$/.test(name));
  const house = workers.find((name) =>
    readFileSync(path.join(ASSETS, name), 'utf8').includes('a page must say how to begin'),
  );
  if (house === undefined) throw new Error(`none of ${workers.join(', ')} is the house`);
  return house;
}
