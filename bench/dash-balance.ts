import { randomBot } from '../src/bots/random.ts';
import { addFigures, noFigures } from '../src/cli/simulate/figures.ts';
import { batchesOf, type SimulationPlan } from '../src/cli/simulate/plan.ts';
import { playBatch } from '../src/cli/simulate/play.ts';
import { reportOf, type Share } from '../src/cli/simulate/report.ts';
import type { Bot, BotPlayer } from '../src/engine/bot.ts';
import { fastRng, type Rng } from '../src/engine/rng.ts';
import { carefulDash, carefulWith, SKILLS, type Skill } from '../src/games/dash/bots/careful.ts';
import { outcomeOf } from '../src/games/dash/rules/chapters/scoring.ts';
import type { DashPack } from '../src/games/dash/rules/content.ts';
import { openDash } from '../src/games/dash/rules/game.ts';
import { lookUp } from '../src/games/dash/rules/lookup.ts';
import type { DashState } from '../src/games/dash/rules/state.ts';

/** How many games are played, and the first seed. */
export interface BalanceSample {
  games: number;
  seed: number;
}

/** What decides games of four careful bots, the first of whom begins. */
export interface Decided {
  /** The share of wins of each seat. */
  seats: number[];
  /** The share of games that other players would have won if Treasure Maps were worth nothing. */
  changedByMaps: number;
  /** Wins by the number of Treasure Maps held at the end: how many seats held that many, and how many of them won. */
  byMaps: { maps: number; seats: number; wins: number }[];
}

const SEATS = 4;

/** Plays games of four careful bots, and scores each end again without the gold of Treasure Maps. */
export function whatDecides(pack: DashPack, { games, seed }: BalanceSample): Decided {
  const lookup = lookUp(pack);
  const blank = { ...lookup, mapGold: lookup.mapGold.map(() => 0) };
  const seats = Array.from({ length: SEATS }, () => 0);
  const byMaps: Decided['byMaps'] = [];
  const play = played(pack);
  let changed = 0;
  for (let game = 0; game < games; game++) {
    const state = play(fastRng(seed, game));
    const winners = outcomeOf(state, lookup)?.winners ?? [];
    for (const winner of winners) seats[winner] += 1 / winners.length / games;
    if (String(winners) !== String(outcomeOf(state, blank)?.winners)) changed += 1;
    state.players.forEach(({ equipment }, seat) => {
      const maps = equipment.filter((card) => lookup.mapGold[card] > 0).length;
      byMaps[maps] ??= { maps, seats: 0, wins: 0 };
      byMaps[maps].seats += 1;
      if (winners.includes(seat)) byMaps[maps].wins += 1;
    });
  }
  return { seats, changedByMaps: changed / games, byMaps: byMaps.filter((row) => row !== undefined) };
}

/** Plays a game of four careful bots to its end, with a given rng. */
function played(pack: DashPack): (rng: Rng) => DashState {
  const game = openDash(pack);
  const players = Array.from({ length: SEATS }, (_, seat) => carefulDash.sit(seat, pack));
  return (rng) => {
    const state = game.setup(SEATS, { starter: 0 }, { rng, now: 0 });
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const acting = seat;
      const move = players[acting].choose(() => game.view(state, acting), game.legalMoves(state, acting), rng);
      game.play(state, acting, move, { rng, now: 0 });
    }
    return state;
  };
}

/** The share of games that `careful` wins in one half of the seats against another bot in the other half. */
export function carefulAgainst(
  other: Bot,
  pack: DashPack,
  { games, seed, seats }: BalanceSample & { seats: number },
): Share {
  const bots = [carefulDash as Bot, other];
  const plan: SimulationPlan = {
    game: 'dash',
    pack,
    seats,
    options: { starter: 'random' },
    isTogether: false,
    bots: bots.map(({ id }) => id),
    deals: Math.ceil(games / bots.length),
    seed,
  };
  const figures = noFigures(seats, bots.length);
  for (let batch = 0; batch < batchesOf(plan); batch++) {
    addFigures(figures, playBatch(plan, { game: openDash(pack) as never, bots: shared(bots) }, batch));
  }
  return reportOf(plan, figures, { seconds: 1, threads: 1 }).winsByBot[0];
}

/** Bots keep nothing between games here, so all games share one player per seat. */
function shared(bots: readonly Bot[]): Bot[] {
  return bots.map((bot) => {
    const seated: BotPlayer[] = [];
    return {
      ...bot,
      sit: (seat, pack) => {
        seated[seat] ??= bot.sit(seat, pack);
        return seated[seat];
      },
    };
  });
}

/** A careful bot that lacks one skill. */
export function carefulWithout(skill: Skill): Bot {
  const others = SKILLS.filter((other) => other !== skill);
  return carefulWith(others, `careful without ${skill}`) as Bot;
}

/** The bots that `careful` is measured against. */
export const OTHERS: readonly Bot[] = [randomBot, ...SKILLS.map(carefulWithout)];
