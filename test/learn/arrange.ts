import { writeFileSync } from 'node:fs';
import { hexToBytes } from '@noble/hashes/utils.js';
import { findBot } from '../../src/bots/index.ts';
import type { LevelTableSpec, TableTrial } from '../../src/client/kit/lessons/testing/level-table-spec.ts';
import type { Game, Seat } from '../../src/engine/game.ts';
import { elementAt } from '../../src/engine/list.ts';
import { parseOptions } from '../../src/engine/options.ts';
import { playStep, type RecordedStep } from '../../src/engine/record.ts';
import { fastRng } from '../../src/engine/rng.ts';
import { tableRng } from '../../src/engine/table-rng.ts';
import { GAME_IDS, type GameId, usualBot } from '../../src/games/catalogue.ts';
import { BOXES } from '../../src/games/index.ts';
import type { ArrangedTable } from '../../src/protocol/local.ts';
import { TABLE_SPECS } from './table-specs.ts';

const MOST_SEEDS = 200_000;
const PERSON: Seat = 0;

/** A table while it is being arranged. */
interface Arranging {
  game: Game;
  state: unknown;
  seed: Uint8Array;
  steps: RecordedStep[];
}

/** Searches for a seed and steps after which the table meets its spec. */
export function arrange(gameId: GameId, spec: LevelTableSpec): ArrangedTable {
  const box = BOXES[gameId];
  const check = parseOptions(box.options, spec.options);
  if (check.kind === 'invalid') throw new Error(`${gameId}: the options are not sound`);
  const game = box.open(box.standardPack);
  for (let number = 1; number <= MOST_SEEDS; number++) {
    const seed = number.toString(16).padStart(64, '0');
    const key = hexToBytes(seed);
    const state = game.setup(spec.seats, check.options, { rng: tableRng(key, 0), now: 0 });
    const table: Arranging = { game, state, seed: key, steps: [] };
    if (playUntilRight(gameId, spec, table)) {
      return { seats: spec.seats, options: { ...spec.options }, seed, steps: table.steps };
    }
  }
  throw new Error(`${gameId}: no such table in ${MOST_SEEDS} seeds`);
}

function playUntilRight(gameId: GameId, spec: LevelTableSpec, table: Arranging): boolean {
  const { game, state, steps } = table;
  const rng = fastRng(steps.length, ...table.seed.slice(-3).toReversed());
  const bot = findBot(gameId, usualBot(gameId) ?? '');
  const players = Array.from({ length: spec.seats }, (_, seat) => bot?.sit(seat, BOXES[gameId].standardPack));
  let at = 0;
  for (;;) {
    if (game.toAct(state).includes(PERSON) && spec.isRight(trialOf(table))) return true;
    if (spec.until === 'nobody' || steps.length >= spec.steps || game.outcome(state) !== undefined) return false;
    const deadline = game.deadline?.(state);
    let step: RecordedStep;
    if (deadline !== undefined) {
      at = deadline;
      step = { kind: 'clock', at };
    } else {
      const seat = elementAt(game.toAct(state), 0);
      const moves = game.legalMoves(state, seat);
      const move =
        spec.until === 'bot'
          ? players[seat]?.choose(() => game.view(state, seat), moves, rng)
          : spec.until({ state, seat, moves, rng });
      if (move === undefined) return false;
      step = { kind: 'move', seat, move, at };
    }
    const context = { rng: tableRng(table.seed, steps.length + 1), now: at };
    const emit = (event: unknown) =>
      players.forEach((player, viewer) => {
        const seen = game.viewEvent(event, viewer);
        if (seen !== undefined) player?.see?.(seen);
      });
    const why = playStep(game, state, step, { ...context, emit });
    if (why !== undefined) throw new Error(`${gameId}: ${why} forbids ${JSON.stringify(step)}`);
    steps.push(step);
  }
}

/** A table as a spec inspects it. */
export function trialOf({ game, state, seed, steps }: Arranging): TableTrial {
  return {
    game,
    state,
    moves: game.legalMoves(state, PERSON),
    after(...moves) {
      const next = game.clone(state);
      moves.forEach((move, index) => {
        const context = { rng: tableRng(seed, steps.length + index + 1), now: steps.at(-1)?.at ?? 0 };
        const why = playStep(game, next, { kind: 'move', seat: PERSON, move, at: context.now }, context);
        if (why !== undefined) throw new Error(`${why} forbids ${JSON.stringify(move)}`);
      });
      return next;
    },
  };
}

/** `npx tsx test/learn/arrange.ts [game] [level]`: searches the tables again and writes them. */
function main([onlyGame, onlyLevel]: readonly string[]): void {
  for (const game of GAME_IDS) {
    if (onlyGame !== undefined && game !== onlyGame) continue;
    for (const [level, spec] of Object.entries(TABLE_SPECS[game])) {
      if (onlyLevel !== undefined && level !== onlyLevel) continue;
      const table = arrange(game, spec);
      const path = new URL(`../../src/games/${game}/lessons/tables/${level}.json`, import.meta.url);
      writeFileSync(path, `${JSON.stringify(table)}\n`);
      console.log(`${game}/${level}: seed ${Number.parseInt(table.seed, 16)}, ${table.steps.length} steps`);
    }
  }
}

if (process.argv[1]?.endsWith('arrange.ts')) main(process.argv.slice(2));
