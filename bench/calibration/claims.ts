import { findBot } from '../../src/bots/index.ts';
import type { Bot } from '../../src/engine/bot.ts';
import type { Adviser } from '../../src/engine/judgement.ts';
import type { Options } from '../../src/engine/options.ts';
import { fastRng } from '../../src/engine/rng.ts';
import { factsOf, type GameId, usualBot } from '../../src/games/catalogue.ts';
import { loadAdviser, loadRules } from '../../src/games/load.ts';
import { playRecord } from '../../src/replay/played-record.ts';
import { decisionsOf } from '../../src/review/own-steps.ts';
import type { Reviewed } from '../../src/review/playouts.ts';
import { chancesAt } from '../../src/review/review.ts';
import { playedByBots } from '../../src/review/testing/played-by-bots.ts';

/** What the coach said of a seat's chance at one moment, and what the seat then got of the win. */
export interface Claim {
  /** Which game it is of: the claims of one game are right or wrong together. */
  deal: number;
  share: number;
  error: number;
  happened: number;
}

/** The tables that are measured: everything that people usually play, one after the other. */
interface Tables {
  bot: string;
  seats: readonly number[];
  options: readonly Options[];
}

const TABLES: Readonly<Partial<Record<GameId, Tables>>> = {
  dash: { bot: 'careful', seats: [2, 3, 4], options: [{}] },
  days: { bot: 'careful', seats: [2, 3, 4], options: [{ startingHand: '5' }, {}] },
  time: {
    // The playouts of Dungeon Time play as cunning teams do; careful ones forget more, and win less often.
    bot: 'cunning',
    seats: [2, 3, 4, 5],
    options: ['training-grounds', 'level-1', 'level-2', 'level-3', 'level-4'].map((scenario) => ({ scenario })),
  },
  bag: {
    bot: 'careful',
    seats: [2, 3, 4],
    options: [{}, { scroll: '7' }, { givingWay: true }, { mode: 'competitive' }],
  },
};

/** Those of any other game. */
const USUAL = { seats: [2], options: [{}] } as const;

/** Claims in a game. */
const MOMENTS = 4;

/** Plays games with bots, and asks the coach of one seat at some moments of each, from what that seat knew. */
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
    const seats = allSeats[deal % allSeats.length];
    const options = allOptions[Math.floor(deal / allSeats.length) % allOptions.length];
    const seat = Math.floor(deal / 2) % seats;
    const bots = Array.from({ length: seats }, () => bot);
    const record = playedByBots(box, bots, { number: seed * 100_000 + deal, options });
    const played = playRecord({ box, pack: box.standardPack, record });
    const reviewed: Reviewed = {
      game: played.game,
      adviser: opened?.(adviser) ?? adviser,
      seat,
      seats,
      isTogether: factsOf(id).isTogether(record.options),
    };
    const { points } = decisionsOf(played, record, reviewed);
    const winners = record.outcome?.winners ?? [];
    const share = reviewed.isTogether ? 1 : 1 / winners.length;
    const rng = fastRng(seed, deal, 8);
    for (let moment = 0; moment < MOMENTS && points.length > 0; moment++) {
      // One from each quarter of the game, so that the beginning and the end are asked about alike.
      const [from, to] = [moment, moment + 1].map((part) => Math.floor((points.length * part) / MOMENTS));
      if (to === from) continue;
      const { shares, errors } = chancesAt(reviewed, points[from + rng.int(to - from)]);
      claims.push({ deal, share: shares[seat], error: errors[seat], happened: winners.includes(seat) ? share : 0 });
    }
    onGame();
  }
  return claims;
}
