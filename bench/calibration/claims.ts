import { findBot } from '../../src/bots/index.ts';
import type { Bot } from '../../src/engine/bot.ts';
import type { Adviser } from '../../src/engine/judgement.ts';
import { elementAt } from '../../src/engine/list.ts';
import type { Options } from '../../src/engine/options.ts';
import type { GameRecord } from '../../src/engine/record.ts';
import { fastRng, type Rng } from '../../src/engine/rng.ts';
import { factsOf, type GameId, usualBot } from '../../src/games/catalogue.ts';
import { loadAdviser, loadRules } from '../../src/games/load.ts';
import { type PlayedRecord, playRecord } from '../../src/replay/played-record.ts';
import { decisionsOf } from '../../src/review/own-steps.ts';
import type { Reviewed } from '../../src/review/playouts.ts';
import { chancesAt } from '../../src/review/review.ts';
import { playedByBots } from '../../src/review/testing/played-by-bots.ts';

/** The coach's claimed chance of a seat at one point of a game, and the seat's final share of the win. */
export interface Claim {
  /** The game it belongs to: the claims of one game are right or wrong together. */
  deal: number;
  /** The quarter of the game it was made in, from 0. */
  quarter: number;
  share: number;
  error: number;
  happened: number;
}

/** The measured tables, used in turn: the common ways to play. */
interface Tables {
  bot: string;
  seats: readonly number[];
  options: readonly Options[];
}

const TABLES: Readonly<Partial<Record<GameId, Tables>>> = {
  dash: { bot: 'careful', seats: [2, 3, 4], options: [{}] },
  days: { bot: 'careful', seats: [2, 3, 4], options: [{ startingHand: '5' }, {}] },
  time: {
    // Playouts of Dungeon Time and Bag play as cunning teams do; careful ones win less often.
    bot: 'cunning',
    seats: [2, 3, 4, 5],
    options: ['training-grounds', 'level-1', 'level-2', 'level-3', 'level-4'].map((scenario) => ({ scenario })),
  },
  bag: {
    bot: 'cunning',
    seats: [2, 3, 4],
    options: [{}, { scroll: '7' }, { givingWay: true }, { mode: 'competitive' }],
  },
};

/** The tables of all other games. */
const USUAL = { seats: [2], options: [{}] } as const;

/** Claims per game. */
const MOMENTS = 4;

/** Plays games with bots, and gets the coach's estimate at some moments of each, from what a seat knew. */
export async function claimsOf(
  id: GameId,
  { games, seed, opened }: { games: number; seed: number; opened?: (adviser: Adviser) => Adviser },
  onGame: () => void = () => undefined,
): Promise<Claim[]> {
  const box = await loadRules(id);
  const adviser = (await loadAdviser(id))(box.standardPack);
  const tables = TABLES[id] ?? { ...USUAL, bot: usualBot(id) ?? '' };
  const { bot: botId, seats: allSeats, options: allOptions }: Tables = tables;
  const bot = findBot(id, botId) as Bot;
  const claims: Claim[] = [];
  for (let deal = 0; deal < games; deal++) {
    const seats = elementAt(allSeats, deal % allSeats.length);
    const options = elementAt(allOptions, Math.floor(deal / allSeats.length) % allOptions.length);
    const seat = Math.floor(deal / 2) % seats;
    const bots = Array.from({ length: seats }, () => bot);
    const record = playedByBots(box, bots, { number: seed * 100_000 + deal, options });
    const played = playRecord({ box, pack: box.standardPack, record });
    const isTogether = factsOf(id).isTogether(record.options);
    // Sums the estimates for all rivals: they must add up to one game, which shows a coach that is too gloomy or too rosy.
    const asked = isTogether ? [seat] : Array.from({ length: seats }, (_, each) => each);
    const rng = fastRng(seed, deal, 8);
    for (const each of asked) {
      const reviewed = { game: played.game, adviser: opened?.(adviser) ?? adviser, seat: each, seats, isTogether };
      claims.push(...claimsIn({ played, record, reviewed, rng }).map((claim) => ({ ...claim, deal })));
    }
    onGame();
  }
  return claims;
}

/** What the coach of one seat said at some moments of a game. */
function claimsIn(asked: { played: PlayedRecord; record: GameRecord; reviewed: Reviewed; rng: Rng }) {
  const { played, record, reviewed, rng } = asked;
  const { seat } = reviewed;
  const { points } = decisionsOf(played, record, reviewed);
  const winners = record.outcome?.winners ?? [];
  const won = winners.includes(seat) ? (reviewed.isTogether ? 1 : 1 / winners.length) : 0;
  return Array.from({ length: points.length === 0 ? 0 : MOMENTS }, (_, moment) => moment).flatMap((moment) => {
    // One from each quarter of the game, so that beginning and end are covered alike.
    const from = Math.floor((points.length * moment) / MOMENTS);
    const to = Math.floor((points.length * (moment + 1)) / MOMENTS);
    if (to === from) return [];
    const { shares, errors } = chancesAt(reviewed, elementAt(points, from + rng.int(to - from)));
    return [{ quarter: moment, share: elementAt(shares, seat), error: elementAt(errors, seat), happened: won }];
  });
}
