import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findBot } from '../src/bots/index.ts';
import { playInRealTime } from '../src/bots/real-time.ts';
import type { Box, Game } from '../src/engine/game.ts';
import { elementAt } from '../src/engine/list.ts';
import { type Options, parseOptions } from '../src/engine/options.ts';
import { fastRng } from '../src/engine/rng.ts';
import { tableRng } from '../src/engine/table-rng.ts';
import { usualBot } from '../src/games/catalogue.ts';
import { BOXES } from '../src/games/index.ts';
import { seedOf } from './random-game.ts';

interface Story {
  name: string;
  /** Its file in the game's folder `playthroughs`. */
  file: string;
  box: Box;
  people: readonly string[];
  /** The options that differ from the defaults. */
  options: Options;
  /** The seed, chosen so that the mode's special events happen. */
  deal: number;
}

const DEAL = 20;

const NAMES = ['Ada', 'Bruno', 'Carla', 'Dino', 'Elsa', 'Fabio'];
/** The usual number of players, if the game allows it. */
const USUAL = 3;

/** Bag of Dungeon has a playthrough for each mode. */
const MODES: Readonly<Record<string, { people?: number; deal?: number; options: Options }>> = {
  solo: { people: 1, options: { adventurers: '2' } },
  competitive: { options: { mode: 'competitive' } },
  'monster-rush': { deal: 42, options: { monsterRush: true } },
  fred: { deal: 22, options: { fred: true } },
  scroll: { deal: 21, options: { scroll: '8' } },
};

const STORIES: readonly Story[] = [
  ...Object.values(BOXES).map((box) => ({
    name: box.id,
    file: 'standard',
    box,
    people: NAMES.slice(0, Math.max(box.seats.min, Math.min(box.seats.max, USUAL))),
    options: {},
    deal: DEAL,
  })),
  ...Object.entries(MODES).map(([file, { people = USUAL, deal = DEAL, options }]) => ({
    name: `bag-${file}`,
    file,
    box: BOXES.bag,
    people: NAMES.slice(0, people),
    options,
    deal,
  })),
];

// One game as readable text: a change of rules shows in its diff. UPDATE_PLAYTHROUGHS=1 npx vitest run
// test/playthrough.test.ts rewrites the texts, with `-t dash` those of one game.
test.each(STORIES)('a game of $name matches its playthrough', (told) => {
  const file = new URL(`../src/games/${told.box.id}/playthroughs/${told.file}.txt`, import.meta.url);
  const story = playthrough(told);

  if (process.env.UPDATE_PLAYTHROUGHS === '1') {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, story);
  }

  expect(existsSync(file), `${fileURLToPath(file)} is missing: write it with UPDATE_PLAYTHROUGHS=1, and read it`).toBe(
    true,
  );
  const wrong =
    'the game goes otherwise than before: if it should, write it anew with UPDATE_PLAYTHROUGHS=1, and read it';
  expect(story, wrong).toBe(readFileSync(file, 'utf8'));
});

/** One game between the usual bots, told in English, with every move and the final scores. */
function playthrough({ box, people, options, deal }: Story): string {
  const game = box.open(box.standardPack);
  const teller = box.teller(box.standardPack, 'en');
  const bot = findBot(box.id, usualBot(box.id) ?? '');
  const parsed = parseOptions(box.options, Object.keys(options).length === 0 ? undefined : options);
  if (bot === undefined || parsed.kind === 'invalid') throw new Error(`${box.id} has bots and options by default`);
  const wishes = Object.entries(options).map(([name, value]) => `, ${name} ${value}`);
  const lines: string[] = [`${box.id}${wishes.join('')}, ${people.join(', ')}, all of them ${bot.id} bots`, ''];
  const players = people.map((_, seat) => bot.sit(seat, box.standardPack));
  const emit = (event: unknown): void => {
    const sentence = teller.tell(event, people);
    if (sentence !== undefined) lines.push(`    ${sentence}`);
    for (const [seat, player] of players.entries()) {
      const seen = game.viewEvent(event, seat);
      if (seen !== undefined) player.see?.(seen);
    }
  };
  const [seed, thoughts] = [seedOf(deal), fastRng(deal)];
  if (game.realTime === true) {
    const context = { rng: tableRng(seed, 0), emit };
    const state = game.setup(people.length, parsed.options, { ...context, now: 0 });
    playInRealTime({ game: written(game, { lines, people }), state, players, context, thoughts, startedAt: 0 });
    return ended(game, state, { lines, people });
  }
  const state = game.setup(people.length, parsed.options, { rng: tableRng(seed, 0), now: 0, emit });
  for (let step = 1; game.toAct(state).length > 0; step++) {
    const seat = elementAt(game.toAct(state), 0);
    const move = elementAt(players, seat).choose(() => game.view(state, seat), game.legalMoves(state, seat), thoughts);
    lines.push(`${step}. ${people[seat]} ${JSON.stringify(move)}`);
    game.play(state, seat, move, { rng: tableRng(seed, step), now: 0, emit });
  }
  return ended(game, state, { lines, people });
}

interface Told {
  lines: string[];
  people: readonly string[];
}

/** The same game, recording each move and its time. */
function written(game: Game, { lines, people }: Told): Game {
  return {
    ...game,
    play: (state, seat, move, context) => {
      lines.push(`${(context.now / 1000).toFixed(1)} s. ${people[seat]} ${JSON.stringify(move)}`);
      game.play(state, seat, move, context);
    },
  };
}

function ended(game: Game, state: unknown, { lines, people }: Told): string {
  const outcome = game.outcome(state);
  const scores = people.map((name, seat) => `${name} ${outcome?.scores?.[seat] ?? ''}`.trim());
  const winners = outcome?.winners.map((seat) => people[seat]) ?? [];
  return [...lines, '', `Scores: ${scores.join(', ')}`, `Won by: ${winners.join(', ') || 'nobody'}`, ''].join('\n');
}
