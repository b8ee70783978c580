import { describe, expect, test } from 'vitest';
import { botsFor } from '../src/bots/index.ts';
import { pickAny } from '../src/bots/random.ts';
import { playBatch } from '../src/cli/simulate/play.ts';
import type { Bot } from '../src/engine/bot.ts';
import type { Box, Game, Viewer } from '../src/engine/game.ts';
import { replay } from '../src/engine/record.ts';
import { fastRng } from '../src/engine/rng.ts';
import { tableRng } from '../src/engine/table-rng.ts';
import { LOCALES } from '../src/engine/text.ts';
import { BOXES } from '../src/games/index.ts';
import { isGoingOn, type Moment, playRandomGame, seedOf } from './random-game.ts';
import { rulesOf } from './rulebook.ts';
import { scramble } from './scramble.ts';

/** What holds for every game of the house, over random games with every number of seats. */
describe.each(Object.values(BOXES))('$id', (box: Box) => {
  const game = box.open(box.standardPack);

  test('every game ends, with an outcome for its seats', () => {
    for (const { final, seats } of games(box, 12)) {
      const outcome = game.outcome(final);
      expect(game.toAct(final)).toEqual([]);
      expect(outcome?.winners.every((seat) => seat >= 0 && seat < seats)).toBe(true);
      expect(outcome?.scores?.length ?? seats).toBe(seats);
    }
  });

  test('a seat has legal moves exactly when it can act, and there is no outcome as long as somebody or the clock can', () => {
    const check = (state: unknown, seats: number): void => {
      const acting = game.toAct(state);
      expect(game.outcome(state) === undefined).toBe(isGoingOn(game, state));
      for (const seat of seatsOf(seats)) {
        expect(game.legalMoves(state, seat).length > 0).toBe(acting.includes(seat));
      }
    };
    for (const { final, seats } of games(box, 3, ({ state, seats }) => check(state, seats))) check(final, seats);
  });

  test('a list that is handed in is filled with the same moves, each once', () => {
    const list: unknown[] = ['left over'];
    games(box, 2, ({ state, seats }) => {
      for (const seat of seatsOf(seats)) {
        expect(game.legalMoves(state, seat, list)).toBe(list);
        expect(list).toEqual(game.legalMoves(state, seat));
        expect(new Set(list.map(text)).size).toBe(list.length);
      }
    });
  });

  test('every listed move can be read from JSON, is not refused, and plays; it is as it was after that', () => {
    games(box, 2, ({ state, seat, played }) => {
      for (const move of game.legalMoves(state, seat)) {
        const written = text(move);
        expect(game.parseMove(JSON.parse(written))).toEqual(move);
        expect(game.refusal(state, seat, move)).toBeUndefined();
        const copy = game.clone(state);
        game.play(copy, seat, move, { rng: tableRng(seedOf(1), played), now: 0 });
        expect(text(copy)).not.toBe(text(state));
        expect(text(move)).toBe(written);
      }
    });
  });

  test('every move that is not listed is refused with a rule of the rulebook, and changes nothing', () => {
    const rules = new Set(rulesOf(box.id, 'en').map(({ id }) => id));
    const pool = [...movePool(box)]
      .map((move) => game.parseMove(JSON.parse(move)))
      .filter((move) => move !== undefined);
    games(box, 1, ({ state, seats }) => {
      const before = text(state);
      for (const seat of seatsOf(seats)) {
        const listed = new Set(game.legalMoves(state, seat).map(text));
        const strangers = pool.filter((move) => !listed.has(text(move)) && game.unlisted?.(move) !== true);
        const answers = new Set(strangers.map((move) => game.refusal(state, seat, move)));
        for (const rule of answers) expect(rules).toContain(rule);
      }
      expect(text(state)).toBe(before);
    });
  });

  test('what is no move is not read as one', () => {
    for (const raw of [undefined, null, 3, 'flip', [], {}, { kind: 'nonsense' }, { kind: 7 }, [{ kind: 'stop' }]]) {
      expect(game.parseMove(raw)).toBeUndefined();
    }
    for (const known of movesSeen(box)) {
      const move = JSON.parse(known) as Record<string, unknown>;
      expect(game.parseMove({ ...move, extra: 1 })).toBeUndefined();
      for (const field of Object.keys(move)) {
        expect(game.parseMove({ ...move, [field]: null })).toBeUndefined();
        expect(game.parseMove({ ...move, [field]: 1e9 })).toBeUndefined();
        expect(game.parseMove({ ...move, [field]: 0.5 })).toBeUndefined();
        const { [field]: _, ...less } = move;
        expect(game.parseMove(less)).toBeUndefined();
      }
    }
  });

  test('a state survives JSON and plays on as it would have', () => {
    games(box, 3, ({ state, seat, move, played }) => {
      const revived = JSON.parse(text(state));
      expect(revived).toEqual(state);
      const [one, other] = [game.clone(state), revived].map((copy) =>
        playAndListen(game, copy, { seat, move, played }),
      );
      expect(other).toEqual(one);
    });
  });

  test('a record replays to the same state, the same events and the same outcome', () => {
    for (const { record, final, events } of games(box, 3)) {
      const replaying = replay(game, JSON.parse(text(record)));
      const told = [...replaying.opening];
      for (let step = replaying.next(); step !== undefined; step = replaying.next()) {
        if ('disagreement' in step) throw new Error(`step ${step.disagreement.step}: ${step.disagreement.why}`);
        told.push(...step.events);
      }
      expect(replaying.state).toEqual(final);
      expect(told).toEqual(events);
      expect(game.outcome(replaying.state)).toEqual(record.outcome);
    }
  });

  test('a clone is equal and shares nothing', () => {
    games(box, 2, ({ state }) => {
      const before = text(state);
      const copy = game.clone(state);
      expect(text(copy)).toBe(before);
      scramble(copy);
      expect(text(state)).toBe(before);
    });
  });

  test('a view survives JSON and shares nothing with the state', () => {
    games(box, 2, ({ state, seats }) => {
      const before = text(state);
      for (const viewer of viewersOf(seats)) {
        const view = game.view(state, viewer);
        expect(JSON.parse(text(view))).toEqual(view);
        scramble(view);
      }
      expect(text(state)).toBe(before);
    });
  });

  test('a sampled state looks the same to its viewer, offers the same moves, and plays on to an end', () => {
    const rng = fastRng(11);
    games(box, 2, (moment) => {
      const { state, seats, played } = moment;
      for (const viewer of viewersOf(seats)) {
        const world = sampleFor(game, state, viewer, played);
        expect(text(game.view(world, viewer))).toBe(text(game.view(state, viewer)));
        if (viewer !== 'spectator') expect(game.legalMoves(world, viewer)).toEqual(game.legalMoves(state, viewer));
        // Each of these is a whole game: of a long game, fewer moments are played on from.
        if (played % (played < 100 ? 5 : 50) !== 0) continue;
        for (let acting = game.toAct(world); isGoingOn(game, world); acting = game.toAct(world)) {
          if (acting.length === 0) {
            game.expire?.(world, { rng, now: game.deadline?.(world) ?? 0 });
            continue;
          }
          const moves = game.legalMoves(world, acting[0]);
          const move = pickAny(moves, rng, game.idle);
          const refused = game.refusal(world, acting[0], move);
          // Asked a million times, an `expect` would take longer than the games.
          if (refused !== undefined) expect.fail(`${refused} refuses ${text(move)}, which was listed`);
          game.play(world, acting[0], move, { rng, now: 0 });
        }
        expect(game.outcome(world)).toBeDefined();
      }
    });
  });

  test('sampling really draws what a viewer cannot see: no view gives a hidden thing away', () => {
    let different = 0;
    games(box, 1, ({ state, played }) => {
      if (text(sampleFor(game, state, 'spectator', played)) !== text(state)) different += 1;
    });
    expect(different).toBeGreaterThan(10);
  });

  test('two states that look the same to a viewer, and still do after a move, tell that viewer the same', () => {
    let compared = 0;
    games(box, 3, (moment) => {
      const { state, seats, played } = moment;
      for (const viewer of viewersOf(seats)) {
        const worlds = [game.clone(state), sampleFor(game, state, viewer, played)];
        if (game.refusal(worlds[1], moment.seat, moment.move) !== undefined) continue;
        const [told, toldElsewhere] = worlds.map((world) =>
          text(playAndListen(game, world, moment).events.map((event) => game.viewEvent(event, viewer))),
        );
        const [seen, seenElsewhere] = worlds.map((world) => text(game.view(world, viewer)));
        if (seen !== seenElsewhere) continue;
        compared += 1;
        expect(toldElsewhere).toBe(told);
      }
    });
    expect(compared).toBeGreaterThan(50);
  });

  test('events survive JSON, and are told in every language without a gap', () => {
    for (const { record, events, seats } of games(box, 3)) {
      expect(JSON.parse(text(events))).toEqual(events);
      for (const locale of LOCALES) {
        const { tell } = box.teller(box.standardPack, locale);
        for (const event of events) {
          for (const viewer of viewersOf(seats)) {
            const seen = game.viewEvent(event, viewer);
            const sentence = seen === undefined ? undefined : tell(seen, record.names);
            if (sentence !== undefined) expect(sentence).toMatch(/^(?!.*(\b(undefined|NaN|null)\b|\[object)).*\S/);
          }
        }
        expect(events.some((event) => tell(event, record.names) !== undefined)).toBe(true);
      }
    }
  });

  test('bots of every kind play whole games, alone and together, with nothing but moves they were offered', () => {
    const bots = botsFor(box.id).map(watched);
    expect(bots.length).toBeGreaterThan(0);
    for (const cast of [...bots.map((bot) => [bot]), [...bots]]) {
      for (const { options, seats } of games(box, 1)) {
        const plan = { game: box.id, pack: box.standardPack, seats, options, bots: [], deals: 3, seed: 5 };
        expect(playBatch(plan, { game, bots: cast }, 0).games).toBe(3 * cast.length);
      }
    }
  });
});

/** Random games with every number of seats, so many of each. */
function games(box: Box, each: number, visit?: (moment: Moment) => void) {
  const seatCounts = seatsOf(box.seats.max + 1).slice(box.seats.min);
  return seatCounts.flatMap((seats) =>
    seatsOf(each).map((number) => {
      const played = playRandomGame(box, { seats, number: number + 1 }, visit);
      return { ...played, seats, options: played.record.options };
    }),
  );
}

/** Every move that was offered at any time to anybody, as JSON. */
function movesSeen(box: Box): Set<string> {
  const seen = new Set<string>();
  const game = box.open(box.standardPack);
  games(box, 2, ({ state, seats }) => {
    for (const seat of seatsOf(seats)) for (const move of game.legalMoves(state, seat)) seen.add(text(move));
  });
  return seen;
}

/** Moves of other moments and other seats, and the same with their figures bent. */
function movePool(box: Box): Set<string> {
  const pool = movesSeen(box);
  for (const known of [...pool]) {
    for (const bend of [(figure: number) => figure + 1, (figure: number) => figure - 1, () => 0, () => 99]) {
      const bent = (_: string, value: unknown): unknown => (typeof value === 'number' ? bend(value) : value);
      pool.add(JSON.stringify(JSON.parse(known), bent));
    }
  }
  return pool;
}

function playAndListen(game: Game, state: unknown, { seat, move, played }: Pick<Moment, 'seat' | 'move' | 'played'>) {
  const events: unknown[] = [];
  const rng = tableRng(seedOf(99), played);
  game.play(state, seat, move, { rng, now: 0, emit: (event) => events.push(event) });
  return { state, events };
}

/** The same bot, caught when it answers with a move it was not offered. */
function watched(bot: Bot): Bot {
  return {
    id: bot.id,
    sit: (seat, pack) => {
      const player = bot.sit(seat, pack);
      return {
        see: (event) => player.see?.(event),
        choose: (look, moves, rng) => {
          const move = player.choose(look, moves, rng);
          if (!moves.includes(move)) throw new Error(`${bot.id} made up a move: ${text(move)}`);
          return move;
        },
      };
    },
  };
}

/** A world made from nothing but what was sent to a viewer. */
function sampleFor(game: Game, state: unknown, viewer: Viewer, number: number): unknown {
  return game.sample(JSON.parse(text(game.view(state, viewer))), viewer, fastRng(number, 17));
}

function viewersOf(seats: number): Viewer[] {
  return [...seatsOf(seats), 'spectator'];
}

function seatsOf(count: number): number[] {
  return [...new Array(count).keys()];
}

function text(value: unknown): string {
  return JSON.stringify(value);
}
