import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { botsFor } from '../src/bots/index.ts';
import { playInRealTime } from '../src/bots/real-time.ts';
import type { Box, Game } from '../src/engine/game.ts';
import { parseOptions } from '../src/engine/options.ts';
import { fastRng } from '../src/engine/rng.ts';
import { tableRng } from '../src/engine/table-rng.ts';
import { BOXES } from '../src/games/index.ts';
import { seedOf } from './random-game.ts';

const NAMES = ['Ada', 'Bruno', 'Carla'];

// One game as readable text: whoever changes a rule sees in the diff what became of it.
// UPDATE_PLAYTHROUGHS=1 npx vitest run test/playthrough.test.ts writes the texts anew.
test.each(Object.values(BOXES))('a game of $id goes as it is written in its playthrough', (box) => {
  const file = new URL(`./playthroughs/${box.id}.txt`, import.meta.url);
  const story = playthrough(box);

  if (process.env.UPDATE_PLAYTHROUGHS === '1') writeFileSync(file, story);

  expect(existsSync(file)).toBe(true);
  expect(story).toBe(readFileSync(file, 'utf8'));
});

/** One game between the best bots of the house, told in English, with every move and the final scores. */
function playthrough(box: Box): string {
  const game = box.open(box.standardPack);
  const teller = box.teller(box.standardPack, 'en');
  const bot = botsFor(box.id).at(-1);
  const parsed = parseOptions(box.options, undefined);
  if (bot === undefined || parsed.kind === 'unsound') throw new Error(`${box.id} has bots and options by default`);
  const lines: string[] = [`${box.id}, ${NAMES.join(', ')}, all of them ${bot.id} bots`, ''];
  const players = NAMES.map((_, seat) => bot.sit(seat, box.standardPack));
  const emit = (event: unknown): void => {
    const sentence = teller.tell(event, NAMES);
    if (sentence !== undefined) lines.push(`    ${sentence}`);
    for (const [seat, player] of players.entries()) {
      const seen = game.viewEvent(event, seat);
      if (seen !== undefined) player.see?.(seen);
    }
  };
  const [seed, thoughts] = [seedOf(20), fastRng(20)];
  if (game.realTime === true) {
    const around = { rng: tableRng(seed, 0), emit };
    const state = game.setup(NAMES.length, parsed.options, { ...around, now: 0 });
    playInRealTime({ game: written(game, lines), state, players, around, thoughts, startedAt: 0 });
    return ended(game, state, lines);
  }
  const state = game.setup(NAMES.length, parsed.options, { rng: tableRng(seed, 0), now: 0, emit });
  for (let step = 1; game.toAct(state).length > 0; step++) {
    const [seat] = game.toAct(state);
    const move = players[seat].choose(() => game.view(state, seat), game.legalMoves(state, seat), thoughts);
    lines.push(`${step}. ${NAMES[seat]} ${JSON.stringify(move)}`);
    game.play(state, seat, move, { rng: tableRng(seed, step), now: 0, emit });
  }
  return ended(game, state, lines);
}

/** The same game, writing down each move and when it was made. */
function written(game: Game, lines: string[]): Game {
  return {
    ...game,
    play: (state, seat, move, around) => {
      lines.push(`${(around.now / 1000).toFixed(1)} s. ${NAMES[seat]} ${JSON.stringify(move)}`);
      game.play(state, seat, move, around);
    },
  };
}

function ended(game: Game, state: unknown, lines: readonly string[]): string {
  const outcome = game.outcome(state);
  const scores = NAMES.map((name, seat) => `${name} ${outcome?.scores?.[seat] ?? ''}`.trim());
  const winners = outcome?.winners.map((seat) => NAMES[seat]) ?? [];
  return [...lines, '', `Scores: ${scores.join(', ')}`, `Won by: ${winners.join(', ') || 'nobody'}`, ''].join('\n');
}
