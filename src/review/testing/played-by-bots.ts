import { bytesToHex } from '@noble/hashes/utils.js';
import { playInRealTime } from '../../bots/real-time.ts';
import { simulated } from '../../bots/simulated.ts';
import type { Bot, BotPlayer } from '../../engine/bot.ts';
import type { Box, Game } from '../../engine/game.ts';
import { elementAt } from '../../engine/list.ts';
import { type Options, parseOptions } from '../../engine/options.ts';
import type { GameRecord } from '../../engine/record.ts';
import { fastRng } from '../../engine/rng.ts';
import { tableRng } from '../../engine/table-rng.ts';
import { packDigest } from '../../table/digest.ts';

/** A seed of 32 bytes from a number. */
export function seedFor(number: number): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, place) => (number >> (8 * (place % 4))) & 255);
}

/** The record of a game played by bots, one in each seat; the same number gives the same record. */
export function playedByBots(
  box: Box,
  bots: readonly Bot[],
  { number, options = {} }: { number: number; options?: Options },
): GameRecord {
  const game = box.open(box.standardPack);
  const players = bots.map((bot, seat): BotPlayer => simulated(bot, seat, { game, pack: box.standardPack }));
  const checked = parseOptions(box.options, options);
  if (checked.kind === 'invalid') throw new Error(`no option ${checked.field}`);
  const seed = seedFor(number);
  const record: GameRecord = {
    format: 'undercroft-record/1',
    game: box.id,
    packDigest: packDigest(box.standardPack),
    pack: box.standardPack,
    names: ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'].slice(0, bots.length),
    bots: bots.map((_, seat) => seat).slice(1),
    options: checked.options,
    seed: bytesToHex(seed),
    startedAt: 0,
    steps: [],
  };
  const emit = (event: unknown): void => {
    for (const [seat, player] of players.entries()) {
      const seen = game.viewEvent(event, seat);
      if (seen !== undefined) player.see?.(seen);
    }
  };
  const state = game.setup(bots.length, record.options, { rng: tableRng(seed, 0), now: 0, emit });
  const thoughts = fastRng(number, 1);
  if (game.realTime === true) {
    const context = { rng: thoughts, emit };
    playInRealTime({ game: recording(game, record, seed), state, players, context, thoughts, startedAt: 0 });
  } else
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const acting = seat;
      const player = elementAt(players, acting);
      const move = player.choose(() => game.view(state, acting), game.legalMoves(state, acting), thoughts);
      const at = record.steps.length + 1;
      record.steps.push({ kind: 'move', seat: acting, move: structuredClone(move), at });
      game.play(state, acting, move, { rng: tableRng(seed, at), now: at, emit });
    }
  const outcome = game.outcome(state);
  return outcome === undefined ? record : { ...record, outcome };
}

/** The same game, recording moves and times. */
function recording(game: Game, { steps }: GameRecord, seed: Uint8Array): Game {
  const chance = () => tableRng(seed, steps.length);
  return {
    ...game,
    play(state, seat, move, context) {
      steps.push({ kind: 'move', seat, move: structuredClone(move), at: context.now });
      game.play(state, seat, move, { ...context, rng: chance() });
    },
    expire(state, context) {
      steps.push({ kind: 'clock', at: context.now });
      game.expire?.(state, { ...context, rng: chance() });
    },
  };
}
