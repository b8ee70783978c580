import type { Box } from '../src/engine/game.ts';
import { elementAt } from '../src/engine/list.ts';
import { type Options, parseOptions } from '../src/engine/options.ts';
import { fastRng } from '../src/engine/rng.ts';
import { openPolicy } from '../src/games/bag/bots/playout/policy.ts';
import { bagBox } from '../src/games/bag/box.ts';
import type { BagPack } from '../src/games/bag/rules/content.ts';
import { openBag } from '../src/games/bag/rules/game.ts';
import { openPlayoutPolicy } from '../src/games/dash/bots/playout.ts';
import { dashBox } from '../src/games/dash/box.ts';
import type { DashPack } from '../src/games/dash/rules/content.ts';
import { openDash } from '../src/games/dash/rules/game.ts';
import { daysJudgement } from '../src/games/days/bots/cunning.ts';
import { daysBox } from '../src/games/days/box.ts';
import type { DaysPack } from '../src/games/days/rules/content.ts';
import { openDays } from '../src/games/days/rules/game.ts';
import { CARD_MS, playOn } from '../src/games/time/bots/playout/play-on.ts';
import { copyTeam, isWon, teamOf } from '../src/games/time/bots/playout/team.ts';
import { timeBox } from '../src/games/time/box.ts';
import type { TimePack } from '../src/games/time/rules/content.ts';
import { openTime } from '../src/games/time/rules/game.ts';
import { lookUp } from '../src/games/time/rules/lookup.ts';
import { flipTheGrid, GRID_SEATS } from './flip-the-grid.ts';
import { bytesTaken, median, race } from './measure.ts';
import { playoutsOf, policyPlayouts } from './playout.ts';
import { report } from './verdict.ts';

// In development boardgame.io checks and freezes more; production mode is measured.
process.env.NODE_ENV = 'production';
const { playPeerGame } = await import('./flip-the-grid-peer.ts');

const DASH_SEATS = 4;
const CLONES = 16;
/** Few enough that the garbage collector does not run during the measurement. */
const ALLOCATING_GAMES = 10;

const rng = fastRng(7);
const grid = playoutsOf(flipTheGrid, { seats: GRID_SEATS, options: {}, rng });
const dashGame = openDash(dashBox.standardPack);
const dash = playoutsOf(dashGame, { seats: DASH_SEATS, options: usualOptions(dashBox), rng });
const days = playoutsOf(daysBox.open(daysBox.standardPack), { seats: 2, options: usualOptions(daysBox), rng });
const bag = playoutsOf(bagBox.open(bagBox.standardPack), { seats: 3, options: usualOptions(bagBox), rng });

const bagGame = openBag(bagBox.standardPack as BagPack);
const bagPolicy = openPolicy(bagGame, bagBox.standardPack as BagPack);
const bagOn = policyPlayouts(
  bagGame,
  { policy: (state, seat, rng) => bagPolicy.choose(state, seat, rng) },
  { seats: 2, options: usualOptions(bagBox) },
);

const dashOn = policyPlayouts(
  dashGame,
  { policy: openPlayoutPolicy(dashBox.standardPack as DashPack) },
  { seats: 2, options: usualOptions(dashBox) },
);

/** The searched move and two more, then an estimate: as the cunning bot plays. */
const daysGame = openDays(daysBox.standardPack as DaysPack);
const { policy: daysPolicy, estimate } = daysJudgement(daysGame, daysBox.standardPack as DaysPack);
const daysTwo = { seats: 2, options: usualOptions(daysBox) };
const daysOn = policyPlayouts(daysGame, { policy: daysPolicy, cut: { moves: 3, estimate } }, daysTwo);
const daysToEnd = policyPlayouts(daysGame, { policy: daysPolicy }, daysTwo);

const timeOn = timePlayouts();

const midGame = dash.stateAfter(60);
const clones = new Array<unknown>(CLONES);
const cloneMany = (): number => {
  // Used, so that the compiler cannot optimise the copying away.
  for (let copy = 0; copy < CLONES; copy++) clones[copy] = dashGame.clone(midGame);
  return CLONES;
};

const rates = race(
  {
    grid: grid.playGame,
    peer: () => playPeerGame(rng),
    dash: dash.playGame,
    clone: cloneMany,
    days: days.playGame,
    bag: bag.playGame,
    bagOn,
    dashOn,
    daysOn,
    daysToEnd,
    timeOn,
  },
  { warmUpMs: 700, roundMs: 300, rounds: 9 },
);

let allocatingMoves = 0;
const setUpBytes = bytesTaken(() => {
  for (let played = 0; played < ALLOCATING_GAMES; played++) dash.setUp();
});
const gameBytes = bytesTaken(() => {
  allocatingMoves = 0;
  for (let played = 0; played < ALLOCATING_GAMES; played++) allocatingMoves += dash.playGame();
});

report(
  'engine',
  'random play on one core, per second of processor time: flip-the-grid on our engine against boardgame.io 0.50 (bare reducer, no undo, no log), and Dash with four players, Dungeon Days with two and Bag of Dungeon with three on ours, events off; playouts as bots and reviews make them: a copy of a position, and everybody plays on by a policy',
  [
    { name: 'flip-the-grid on our engine', figure: median(rates.grid), unit: 'moves/s' },
    { name: 'flip-the-grid on boardgame.io', figure: median(rates.peer), unit: 'moves/s' },
    {
      name: 'our engine against boardgame.io',
      figure: median(rates.grid.map((rate, round) => rate / elementAt(rates.peer, round))),
      unit: 'times',
      atLeast: 300,
    },
    { name: 'Dash', figure: median(rates.dash), unit: 'moves/s', atLeast: 1_000_000 },
    { name: 'Dash clone, four players, mid-game', figure: 1e6 / median(rates.clone), unit: 'microseconds', atMost: 1 },
    { name: 'Dungeon Days', figure: median(rates.days), unit: 'moves/s', atLeast: 500_000 },
    { name: 'Bag of Dungeon', figure: median(rates.bag), unit: 'moves/s', atLeast: 200_000 },
    {
      name: 'Bag of Dungeon, playouts of two to the end',
      figure: median(rates.bagOn),
      unit: 'playouts/s',
      atLeast: 400,
    },
    {
      name: 'Dash, playouts of two to the end of the game',
      figure: median(rates.dashOn),
      unit: 'playouts/s',
      atLeast: 20_000,
    },
    {
      name: 'Dungeon Days, playouts of two as searched: three moves and an estimate',
      figure: median(rates.daysOn),
      unit: 'playouts/s',
      atLeast: 20_000,
    },
    { name: 'Dungeon Days, playouts of two to the end', figure: median(rates.daysToEnd), unit: 'playouts/s' },
    {
      name: 'Dungeon Time, playouts of four from the start to the end',
      figure: median(rates.timeOn),
      unit: 'playouts/s',
    },
    { name: 'Dash set-up, allocated', figure: setUpBytes / ALLOCATING_GAMES, unit: 'bytes/game' },
    {
      name: 'Dash play, allocated',
      figure: Math.max(0, gameBytes - setUpBytes) / allocatingMoves,
      unit: 'bytes/move',
    },
  ],
  process.argv.includes('--json'),
);

/** The default options of a table. */
function usualOptions(box: Pick<Box, 'id' | 'options'>): Options {
  const parsed = parseOptions(box.options, undefined);
  if (parsed.kind === 'invalid') throw new Error(`${box.id} starts without options, but ${parsed.field} is missing`);
  return parsed.options;
}

/** Five minutes of Dungeon Time with four players, as for weighing decisions. */
function timePlayouts(): () => number {
  const lookup = lookUp(timeBox.standardPack as TimePack);
  const game = openTime(timeBox.standardPack as TimePack);
  const teams = Array.from({ length: 20 }, (_, number) =>
    teamOf(lookup, game.setup(4, usualOptions(timeBox), { rng: fastRng(number, 5), now: 0 })),
  );
  let next = 0;
  let won = 0;
  return () => {
    const team = copyTeam(elementAt(teams, next % teams.length));
    playOn(lookup, team, { rng: fastRng(next++, 6), cards: Math.round(300_000 / CARD_MS) });
    won += isWon(team, lookup) ? 1 : 0;
    return won < 0 ? 0 : 1;
  };
}
