import { describe, expect, test } from 'vitest';
import { botsFor } from '../src/bots/index.ts';
import { pickAny } from '../src/bots/random.ts';
import type { Box, Viewer } from '../src/engine/game.ts';
import { replayRecord } from '../src/engine/record.ts';
import { fastRng } from '../src/engine/rng.ts';
import { tableRng } from '../src/engine/table-rng.ts';
import { LOCALES } from '../src/engine/text.ts';
import { factsOf, type GameId } from '../src/games/catalogue.ts';
import { BOXES } from '../src/games/index.ts';
import {
  games,
  movePool,
  movesSeen,
  playAndListen,
  sampleFor,
  seatsOf,
  sentencesFor,
  someMoments,
  text,
  viewersOf,
  WHOLE,
} from './contract-games.ts';
import { isGoingOn, seedOf } from './random-game.ts';
import { rulesOf } from './rulebook.ts';
import { scramble } from './scramble.ts';

/** Checks for every game, over random games with every number of seats. `-t dash` runs them for one game. */
describe.each(Object.entries(BOXES))('%s', (_, box: Box) => {
  const game = box.open(box.standardPack);
  const { wrong, hold } = sentencesFor(box);

  test('every game ends, with an outcome for its seats', () => {
    for (const { final, seats } of games(box, 12)) {
      const outcome = game.outcome(final);
      const isOfSeats = outcome?.winners.every((seat) => seat >= 0 && seat < seats);
      hold(game.toAct(final).length === 0, () => 'somebody can still act at a table that is over.', '`toAct`');
      hold(
        isOfSeats === true,
        () => `a game of ${seats} ended with ${text(outcome)}: no winners among its seats.`,
        '`outcome`',
      );
      hold(
        (outcome?.scores?.length ?? seats) === seats,
        () => `${text(outcome)} has not one score for each of ${seats} seats.`,
        '`outcome`',
      );
    }
  });

  test('a seat has legal moves exactly when it can act, and there is no outcome while somebody or the clock can act', () => {
    const check = (state: unknown, seats: number): void => {
      const acting = game.toAct(state);
      const isOver = game.outcome(state) !== undefined;
      hold(
        isOver !== isGoingOn(game, state),
        () =>
          isOver
            ? 'a table has an outcome and goes on.'
            : 'nobody can act, no deadline comes, and there is no outcome.',
        '`outcome`, `toAct` and `deadline`',
      );
      for (const seat of seatsOf(seats)) {
        const count = game.legalMoves(state, seat).length;
        hold(
          count > 0 === acting.includes(seat),
          () => `seat ${seat} has ${count} legal moves, and \`toAct\` says ${text(acting)}, in ${text(state)}.`,
          '`legalMoves` and `toAct`',
        );
      }
    };
    for (const { final, seats } of games(box, 3, ({ state, seats }) => check(state, seats))) check(final, seats);
  });

  test('a passed list is filled with the same moves, each once', () => {
    const list: unknown[] = ['left over'];
    games(box, 2, ({ state, seats }) => {
      for (const seat of seatsOf(seats)) {
        const own = game.legalMoves(state, seat);
        hold(
          game.legalMoves(state, seat, list) === list,
          () => '`legalMoves` gives back another list than the one it was handed.',
          '`legalMoves`',
        );
        expect(
          list,
          wrong(
            'a list that was handed in holds other moves than a new one: it was not cut to its new length.',
            '`legalMoves`',
          ),
        ).toEqual(own);
        hold(
          new Set(list.map(text)).size === list.length,
          () => `a move is listed twice in ${text(list)}.`,
          '`legalMoves`',
        );
      }
    });
  });

  test('every listed move can be parsed from JSON, is not refused, plays, and is not changed by that', () => {
    someMoments(box, 2, ({ state, seat, played }) => {
      for (const move of game.legalMoves(state, seat)) {
        const written = text(move);
        const refused = game.refusal(state, seat, move);
        expect(
          game.parseMove(JSON.parse(written)),
          wrong(`the listed move ${written} is not read back from JSON.`, '`parseMove`'),
        ).toEqual(move);
        hold(
          refused === undefined,
          () => `${refused} refuses ${text(move)}, which is listed.`,
          '`refusal` and `legalMoves`',
        );
        const copy = game.clone(state);
        game.play(copy, seat, move, { rng: tableRng(seedOf(1), played), now: 0 });
        hold(text(copy) !== text(state), () => `playing ${written} changes nothing.`, '`play`');
        hold(text(move) === written, () => `playing ${written} has made ${text(move)} of the move itself.`, '`play`');
      }
    });
  });

  test('every unlisted move is refused with a rule of the rulebook, and changes nothing', () => {
    const rules = new Set<string>(rulesOf(box.id, 'en').map(({ id }) => id));
    const pool = [...movePool(box)]
      .map((move) => game.parseMove(JSON.parse(move)))
      .filter((move) => move !== undefined);
    someMoments(box, 1, ({ state, seats }) => {
      const before = text(state);
      for (const seat of seatsOf(seats)) {
        const listed = new Set(game.legalMoves(state, seat).map(text));
        const strangers = pool.filter((move) => !listed.has(text(move)) && game.unlisted?.(move) !== true);
        const answers = new Map(strangers.map((move) => [game.refusal(state, seat, move), move]));
        for (const [rule, move] of answers) {
          const what = rule === undefined ? 'no rule forbids it' : `${rule} forbids it, which is no rule of the book`;
          hold(
            rules.has(rule ?? ''),
            () => `seat ${seat} is not offered ${text(move)}, and ${what}, in ${before}.`,
            '`refusal`, `legalMoves` and book.en.md',
          );
        }
      }
      hold(text(state) === before, () => 'asking whether a move is allowed has changed the state.', '`refusal`');
    });
  });

  test('something that is not a move is not parsed as one', () => {
    const refuse = (raw: unknown, why: string) =>
      hold(game.parseMove(raw) === undefined, () => `${text(raw)} is read as a move, though ${why}.`, '`parseMove`');
    for (const raw of [undefined, null, 3, 'flip', [], {}, { kind: 'nonsense' }, { kind: 7 }, [{ kind: 'stop' }]]) {
      refuse(raw, 'it is none');
    }
    for (const known of movesSeen(box)) {
      const move = JSON.parse(known) as Record<string, unknown>;
      refuse({ ...move, extra: 1 }, 'a move has no field "extra"');
      for (const field of Object.keys(move)) {
        for (const value of [null, 1e9, 0.5, -1, '1']) {
          refuse({ ...move, [field]: value }, `"${field}" cannot be ${text(value)}`);
        }
        const { [field]: _, ...less } = move;
        refuse(less, `"${field}" is missing`);
      }
    }
  });

  test('a state survives JSON and plays on in the same way', () => {
    someMoments(box, 3, ({ state, seat, move, played }) => {
      const revived = JSON.parse(text(state));
      expect(
        revived,
        wrong(
          'a state is another after JSON: it holds what is no plain data (undefined in a list, a Map, a class).',
          'rules/state.ts',
        ),
      ).toEqual(state);
      const [one, other] = [game.clone(state), revived].map((copy) =>
        playAndListen(game, copy, { seat, move, played }),
      );
      expect(
        other,
        wrong(
          `${text(move)} goes otherwise at a table that was loaded than at one that was cloned.`,
          '`clone` and `play`',
        ),
      ).toEqual(one);
    });
  });

  test('a record replays to the same state, the same events and the same outcome', () => {
    const look = '`play`: it may use only the state, `rng` and `now`';
    for (const { record, final, events } of games(box, 3)) {
      const replaying = replayRecord(game, JSON.parse(text(record)));
      const told = [...replaying.opening];
      for (let step = replaying.next(); step !== undefined; step = replaying.next()) {
        if ('disagreement' in step) {
          const { step: number, why } = step.disagreement;
          throw new Error(wrong(`step ${number} of a record cannot be played again: ${why}.`, look));
        }
        told.push(...step.events);
      }
      expect(replaying.state, wrong('a record ends in another state than the game did.', look)).toEqual(final);
      expect(told, wrong('a record tells other events than the game did.', look)).toEqual(events);
      expect(
        game.outcome(replaying.state),
        wrong('a record has another outcome than the game had.', '`outcome`'),
      ).toEqual(record.outcome);
    }
  });

  test('a clone is equal and shares nothing', () => {
    someMoments(box, 2, ({ state }) => {
      const before = text(state);
      const copy = game.clone(state);
      hold(
        text(copy) === before,
        () => `a clone is ${text(copy)}, and its state ${before}: a field is missing, or their order differs.`,
        '`clone`',
      );
      scramble(copy);
      hold(
        text(state) === before,
        () => 'changing a clone changes the state: a list or an object is not copied.',
        '`clone`',
      );
    });
  });

  test('a view survives JSON and shares nothing with the state', () => {
    someMoments(box, 2, ({ state, seats }) => {
      const before = text(state);
      for (const viewer of viewersOf(seats)) {
        const view = game.view(state, viewer);
        expect(JSON.parse(text(view)), wrong(`the view of ${viewer} is another after JSON.`, '`view`')).toEqual(view);
        scramble(view);
      }
      hold(
        text(state) === before,
        () => 'changing a view changes the state: a list or an object is not copied.',
        '`view`',
      );
    });
  });

  test('a sampled state looks the same to its viewer, offers the same moves, and plays on to an end', () => {
    const rng = fastRng(11);
    someMoments(box, 2, (moment) => {
      const { state, seats, played } = moment;
      for (const viewer of viewersOf(seats)) {
        const world = sampleFor(game, state, viewer, played);
        const [seen, sampled] = [state, world].map((one) => text(game.view(one, viewer)));
        hold(
          sampled === seen,
          () => `a sample looks to ${viewer} like ${sampled}, and the state like ${seen}.`,
          '`sample` and `view`',
        );
        if (viewer !== 'spectator') {
          const moves = game.legalMoves(state, viewer);
          expect(
            game.legalMoves(world, viewer),
            wrong(
              `a sample offers ${viewer} other moves than the state.`,
              '`sample`: what decides over moves must be in the view',
            ),
          ).toEqual(moves);
        }
        // Each of these plays a whole game, so fewer positions of long games are tried.
        if (played % (played < 100 ? 5 : 50) !== 0) continue;
        for (let acting = game.toAct(world); isGoingOn(game, world); acting = game.toAct(world)) {
          const [seat] = acting;
          if (seat === undefined) {
            game.expire?.(world, { rng, now: game.deadline?.(world) ?? 0 });
            continue;
          }
          const moves = game.legalMoves(world, seat);
          const move = pickAny(moves, rng, game.idle);
          const refused = game.refusal(world, seat, move);
          hold(
            refused === undefined,
            () => `at a sampled table ${refused} refuses ${text(move)}, which is listed.`,
            '`sample`',
          );
          game.play(world, seat, move, { rng, now: 0 });
        }
        hold(game.outcome(world) !== undefined, () => 'a sampled table comes to no outcome.', '`sample`');
      }
    });
  });

  test('in a game with `isOpen` all viewers see the same', () => {
    games(box, 1, ({ state, seats, seat, move, played }) => {
      if (game.isOpen !== true) return;
      const { events } = playAndListen(game, game.clone(state), { seat, move, played });
      const seenBy = (viewer: Viewer) =>
        text([game.view(state, viewer), events.map((one) => game.viewEvent(one, viewer))]);
      const differing = seatsOf(seats).find((viewer) => seenBy(viewer) !== seenBy('spectator'));
      hold(
        differing === undefined,
        () => `seat ${differing} sees other things than a spectator.`,
        '`isOpen`, `view` and `viewEvent`',
      );
    });
  });

  test('a sample draws what a viewer cannot see; with `hasNoSecrets` it is the state itself', () => {
    let [different, looked] = [0, 0];
    games(box, 1, ({ state, played }) => {
      looked += 1;
      if (text(sampleFor(game, state, 'spectator', played)) !== text(state)) different += 1;
    });
    if (game.hasNoSecrets === true) {
      hold(
        different === 0,
        () =>
          `${different} of ${looked} samples are not the state: a field is missing, their order differs, or something is hidden after all.`,
        '`sample`, `view` and `hasNoSecrets`',
      );
    } else {
      const enough = Math.min(10, Math.floor(looked / 4));
      hold(
        different > enough,
        () =>
          `only ${different} of ${looked} samples differ from the state: a view gives hidden things away, or nothing is hidden and the game must say \`hasNoSecrets\`.`,
        '`view` and `sample`',
      );
    }
  });

  test('two states that look the same to a viewer before and after a move give the same events', () => {
    let [compared, looked] = [0, 0];
    games(box, 3, (moment) => {
      const { state, seats, played } = moment;
      for (const viewer of viewersOf(seats)) {
        looked += 1;
        const worlds = [game.clone(state), sampleFor(game, state, viewer, played)];
        if (game.refusal(worlds[1], moment.seat, moment.move) !== undefined) continue;
        const [told, toldElsewhere] = worlds.map((world) =>
          text(playAndListen(game, world, moment).events.map((event) => game.viewEvent(event, viewer))),
        );
        const [seen, seenElsewhere] = worlds.map((world) => text(game.view(world, viewer)));
        if (seen !== seenElsewhere) continue;
        compared += 1;
        hold(
          toldElsewhere === told,
          () =>
            `after ${text(moment.move)} ${viewer} is told ${told}, or ${toldElsewhere} where only hidden things differ.`,
          '`viewEvent`',
        );
      }
    });
    hold(
      compared > Math.min(50, looked / 4),
      () => `only ${compared} of ${looked} moments could be compared: samples go other ways than the state.`,
      '`sample`',
    );
  });

  test('events survive JSON, and every one can be told in every language', () => {
    for (const { record, events, seats } of games(box, 3)) {
      expect(JSON.parse(text(events)), wrong('events are others after JSON.', 'rules/state.ts')).toEqual(events);
      for (const locale of LOCALES) {
        const { tell } = box.teller(box.standardPack, locale);
        for (const event of events) {
          for (const viewer of viewersOf(seats)) {
            const seen = game.viewEvent(event, viewer);
            const sentence = seen === undefined ? undefined : tell(seen, record.names);
            if (sentence === undefined) continue;
            hold(WHOLE.test(sentence), () => `${text(seen)} is told in ${locale} as "${sentence}".`, 'text/');
          }
        }
        const isTold = events.some((event) => tell(event, record.names) !== undefined);
        hold(isTold, () => `no event of a whole game is told in ${locale}.`, 'text/');
      }
    }
  });

  test('its kit, its box and its game agree', () => {
    const { seats, ...facts } = factsOf(box.id as GameId);
    const bots = facts.bots.map(({ id }) => id);
    hold(game.id === box.id, () => `its game is called ${game.id}.`, '`id` of box.ts and rules/game.ts');
    expect(box.seats, wrong('kit.ts and box.ts say different seats.', 'kit.ts and box.ts')).toEqual(seats);
    const ids = botsFor(box.id).map(({ id }) => id);
    hold(
      bots.length > 0 && bots.every((id) => ids.includes(id)),
      () => `kit.ts offers ${bots.join(', ') || 'no bot'}, and there are ${ids.join(', ')}.`,
      'kit.ts and bots/index.ts',
    );
    const isOpenHere = game.isOpen !== true || facts.isOpenOnOneDevice?.({}) === true;
    hold(isOpenHere, () => 'all see the same, yet one device is covered.', '`isOpenOnOneDevice` of kit.ts');
  });
});
