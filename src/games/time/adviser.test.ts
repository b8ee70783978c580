import { describe, expect, test } from 'vitest';
import { findBot } from '../../bots/index.ts';
import type { Bot } from '../../engine/bot.ts';
import { type SeenStep, type TrialAdviser, triesOut } from '../../engine/judgement.ts';
import { elementAt } from '../../engine/list.ts';
import { fastRng } from '../../engine/rng.ts';
import { playRecord } from '../../replay/played-record.ts';
import { advise } from '../../review/advise.ts';
import { decisionsOf } from '../../review/own-steps.ts';
import { meansOf } from '../../review/playouts.ts';
import { type Review, reviewGame } from '../../review/review.ts';
import { playedByBots } from '../../review/testing/played-by-bots.ts';
import { finished, reviewedOf, reviewOf } from '../../review/testing/reviewed.ts';
import { openAdviser } from './adviser.ts';
import { timeBox } from './box.ts';
import type { TimeMove, TimeState } from './rules/state.ts';
import { playerAt } from './rules/state.ts';
import { callOut, card, discard, game, item, need, play, story, table, take } from './rules/testing/testing.ts';
import { TEST_PACK } from './rules/testing/testing-pack.ts';

/** Fewer playouts than people get: these positions are clear. */
const EFFORT = { first: 80, luck: 8, line: 8, close: 80, reason: 20 };

function opened(pack: unknown, effort = EFFORT): TrialAdviser {
  const adviser = openAdviser(pack);
  if (!triesOut(adviser)) throw new Error('in real time choices are tried out');
  return { ...adviser, effort };
}

const adviser = opened(TEST_PACK);
const reviewed = { ...reviewedOf(game, adviser, 2), isTogether: true };

/** The review of seat 0 after some moves, some seconds apart. */
function reviewAfter(state: TimeState, ...moves: { seat: number; move: TimeMove; at: number }[]): Review {
  const laid = state.phase === 'resolution' ? state.story.toReversed() : state.story;
  return reviewOf(reviewed, state, moves, [{ kind: 'played', seat: 1, cards: laid }]);
}

/** Sword and Bow suffice for one Mission; the other lacks a Torch, which Bruno has. */
const twoMissions = (goal = 2) =>
  table({
    hands: [
      ['plain', 'twins', 'cup'],
      ['torch', 'gold', 'book'],
    ],
    story: ['sword', 'bow', 'sword', 'sword'],
    goal,
  });

describe('what the review finds', () => {
  test('[DT-34] a Mission played before everything it needs is in the Story, and what it lacked', () => {
    const state = table({
      hands: [
        ['twins', 'cup'],
        ['torch', 'gold', 'book'],
      ],
      story: ['sword', 'sword'],
      goal: 1,
    });
    const { moments } = reviewAfter(state, { seat: 0, move: play('twins'), at: 1000 });

    expect(moments).toMatchObject([
      {
        step: 0,
        name: { en: '4:59 left', it: 'Ancora 4:59' },
        did: { en: 'play The twins', it: 'giocare «Carta twins»' },
        better: { en: 'call for a Torch and wait' },
        why: {
          en: 'At that point in the Story, The twins lacked a Torch.',
          it: 'Per «Carta twins» la Storia era ancora senza una Torcia.',
        },
      },
    ]);
    expect(moments[0]?.from).toBe(0);
    expect(moments[0]?.to).toBeGreaterThan(0.05);
  });

  test('a Mission that was accomplished in the end is not said to have lacked anything', () => {
    const view = game.view(twoMissions(), 0);
    const made = play('twins');
    const events = [{ kind: 'accomplished', card: card('twins'), spent: [], solved: false }];
    const steps = [
      { step: 0, at: 1000, view, events: [], move: made },
      { step: 1, at: 2000, view, events },
    ] as unknown as Parameters<typeof adviser.outline>[0];
    const at = { view, knowledge: undefined, at: 1000, seat: 0, names: ['Ada', 'Bruno'], locale: 'en' as const };
    const reasonAgainst = (choice: unknown) => adviser.because?.({ kind: 'wait' }, choice, at);

    expect(reasonAgainst(made)).toContain('The twins lacked');
    expect(reasonAgainst(adviser.outline(steps, 0).decisions[0]?.made)).toBeUndefined();
  });

  test('nothing, if the Mission was possible', () => {
    expect(reviewAfter(twoMissions(), { seat: 0, move: play('plain'), at: 1000 }).moments).toEqual([]);
  });

  test('[DT-31] one Item more than the Backpack holds', () => {
    const state = table({
      hands: [['gold', 'plain'], []],
      story: ['sword', 'bow', 'map', 'potion', 'shield', 'torch', 'keys', 'phial'],
      goal: 1,
    });
    const { moments } = reviewAfter(state, { seat: 0, move: play('gold'), at: 1000 });

    expect(moments).toMatchObject([
      {
        did: { en: 'play the Gold' },
        why: { en: 'At that point in the Story, there was no room left in the Backpack.' },
      },
    ]);
    expect(moments[0]?.from).toBe(0);
    expect(moments[0]?.to).toBeCloseTo(1, 0);
  });

  test('[DT-26] an unanswered call, though nobody else had the Item', () => {
    const state = table({
      hands: [
        ['torch', 'cup'],
        ['twins', 'gold'],
      ],
      story: ['sword', 'sword'],
      goal: 1,
    });
    const call: TimeMove = callOut(need('torch'));
    const { moments } = reviewAfter(
      state,
      { seat: 1, move: call, at: 1000 },
      { seat: 1, move: discard('gold'), at: 5000 },
      { seat: 0, move: { kind: 'done' }, at: 200_000 },
      { seat: 1, move: { kind: 'done' }, at: 290_000 },
    );

    expect(moments[0]).toMatchObject({
      step: 1,
      did: { en: 'keep the Torch for 4:49' },
      better: { en: 'play the Torch', it: 'giocare la Torcia' },
      why: { en: 'Bruno had called for a Torch.', it: 'Bruno aveva chiesto una Torcia.' },
    });
  });

  test('[DT-26] an Item used up for one’s own Mission, though somebody had called for it', () => {
    const state = table({
      hands: [
        ['plain', 'cup', 'map'],
        ['twins', 'gold', 'torch'],
      ],
      story: ['sword'],
      deck: ['bow', 'book', 'errand'],
      goal: 1,
    });
    const known = {
      story: [card('sword'), card('sword'), card('bow')],
      loose: 0,
      discard: [],
      calls: [{ seat: 1, item: item('sword'), count: 0, answered: 2 }],
    };
    const view = game.view(state, 0);
    const at = { seat: 0, view, knowledge: known, at: 0, names: ['Ada', 'Bruno'], locale: 'en' as const };

    expect(adviser.because?.({ kind: 'wait' }, play('plain'), at)).toBe(
      'Bruno had called for a Sword, and your Mission used it up.',
    );
  });

  test('a Mission that stayed in hand, though everything it needs was there', () => {
    const state = twoMissions(1);
    const { moments } = reviewAfter(
      state,
      { seat: 1, move: play('book'), at: 1000 },
      { seat: 1, move: play('gold'), at: 100_000 },
      { seat: 1, move: { kind: 'done' }, at: 299_000 },
    );

    expect(moments[0]).toMatchObject({
      did: { en: 'keep The plain for 4:58' },
      better: { en: 'play The plain' },
      why: { en: 'Everything it needed was in the Story or in your hand.' },
    });
  });

  test('[DT-25] being done too early', () => {
    const state = table({
      hands: [['plain', 'cup'], ['map']],
      deck: ['sword', 'bow', 'book'],
      goal: 1,
    });
    playerAt(state, 1).done = true;
    const { moments } = reviewAfter(state, { seat: 0, move: { kind: 'done' }, at: 60_000 });

    expect(moments).toMatchObject([
      { did: { en: 'say that you’re done' }, why: { en: 'There were still 3 cards to draw, and 4:00 on the clock.' } },
    ]);
  });

  test('[DT-36] the wrong reward, exactly: the following cards are known', () => {
    const state = story(['sword', 'bow', 'either', 'sword', 'sword', 'twins'], { seats: 2, goal: 2 });
    const reveals = [6, 5, 4].map((left, at) => ({ seat: 1, move: { kind: 'reveal', left } as TimeMove, at: at + 1 }));
    const { moments } = reviewAfter(state, ...reveals, { seat: 0, move: { ...take('shield'), moment: 3 }, at: 5 });

    expect(moments).toMatchObject([
      {
        did: { en: 'take the Shield' },
        better: { en: 'take the Torch' },
        why: { en: 'On average 1 more Mission is accomplished.' },
        from: 0,
        to: 1,
      },
    ]);
  });
});

describe('a whole game of a sloppy player among careful ones', () => {
  const careful = findBot('time', 'careful') as Bot;
  const ours = opened(timeBox.standardPack, { first: 160, luck: 8, line: 20, close: 240, reason: 60 });
  const record = playedByBots(timeBox, [sloppy(careful), careful, careful], {
    number: 6,
    options: { scenario: 'level-4' },
  });
  const played = playRecord({ box: timeBox, pack: timeBox.standardPack, record });
  const seen = { ...reviewedOf(played.game, ours, 3), isTogether: true };
  const review = finished(reviewGame(seen, { played, record }));

  test('the mistakes shown are real: in other worlds, too, the better choice wins more', () => {
    expect(review.moments.length).toBeGreaterThan(0);
    const { steps } = decisionsOf(played, record, seen);
    for (const moment of review.moments) {
      const own = steps.find(
        ({ step, question, made }) => step === moment.step && nameOf(made, question.view) === moment.did.en,
      );
      if (own === undefined) throw new Error(`there is a decision at ${moment.step}`);
      const choices = ours.choices(own.question, own.made);
      const better = choices.find((choice) => nameOf(choice, own.question.view) === moment.better.en);
      const tried = ours.tryOut({
        position: own.question,
        seat: 0,
        choices: [better, own.made],
        worlds: 400,
        rng: fastRng(99),
      });
      const [good = 0, done = 1] = tried.map(({ shares }) => meansOf(shares)[0]);
      expect(good - done, moment.did.en).toBeGreaterThan(0.01);
    }
  });

  test('the chart has a point every quarter of a minute and ends with the result, and the parts add up', () => {
    const { line, account } = review;
    const isWon = played.outcome?.winners.includes(0) === true;

    expect(line.length).toBeGreaterThan(15);
    expect(line.at(-1)?.shares[0]).toBe(isWon ? 1 : 0);
    expect(line[0]?.name?.en).toMatch(/^[45]:\d\d left$/);
    expect(account.you + account.luck + account.others).toBeCloseTo(account.end - account.start);
  });

  test('hidden information changes nothing: other hands and another deck give the same questions', () => {
    const { steps } = decisionsOf(played, record, seen);
    const { question } = elementAt(steps, 2);
    const worlds = [1, 2].map((number) => played.game.sample(question.view, 0, fastRng(number), question.knowledge));

    expect(worlds[0]).not.toEqual(worlds[1]);
    const [one, other] = worlds.map((world) => {
      const position = { ...question, view: played.game.view(world, 0) };
      return ours.tryOut({ position, seat: 0, choices: ours.choices(position), worlds: 20, rng: fastRng(7) });
    });
    expect(one).toEqual(other);
  });

  function nameOf(choice: unknown, view: unknown): string {
    return ours.nameMove(choice, { seat: 0, view, names: record.names, locale: 'en' });
  }
});

test('advice while the clock runs: the Mission that is possible, and why', () => {
  const state = twoMissions(1);
  const knowledge = { story: state.story, loose: 0, discard: [], calls: [] };
  const question = { seat: 0, view: game.view(state, 0), moves: game.legalMoves(state, 0), knowledge, at: 10_000 };

  expect(advise(reviewed, question, ['Ada', 'Bruno'])).toMatchObject({ move: { en: 'play The plain' } });
});

test('[DT-21] a seat without memory is advised from open cards only', () => {
  const state = twoMissions(1);
  const steps: SeenStep[] = [];
  const question = { seat: 0, view: game.view(state, 0), moves: game.legalMoves(state, 0), at: 10_000 };

  expect(adviser.outline(steps, 0)).toEqual({ decisions: [], points: [] });
  expect(adviser.choices(question).length).toBeGreaterThan(1);
});

/** Sometimes plays any card where the bot would have played or discarded a good one. */
function sloppy(bot: Bot): Bot {
  return {
    id: 'sloppy',
    sit(seat, pack) {
      const player = bot.sit(seat, pack);
      return {
        ...player,
        act(look, moves, rng) {
          const move = player.act?.(look, moves, rng) as TimeMove | undefined;
          const plays = (moves as readonly TimeMove[]).filter(({ kind }) => kind === 'play');
          const isErring = (move?.kind === 'play' || move?.kind === 'discard') && plays.length > 0 && rng.int(100) < 60;
          return isErring ? plays[rng.int(plays.length)] : move;
        },
      };
    },
  };
}
