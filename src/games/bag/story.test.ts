import { beforeAll, expect, test } from 'vitest';
import type { Outcome } from '../../engine/game.ts';
import type { Locale } from '../../engine/text.ts';
import { bagBox } from './box.ts';
import { bagText } from './page/text/text.ts';
import type { BagPack } from './rules/content.ts';
import type { BagEvent, Someone } from './rules/event.ts';
import { dungeon, game, monster } from './rules/testing/testing.ts';
import { story } from './story.ts';

beforeAll(async () => {
  await Promise.all([bagText.fetch('en'), bagText.fetch('it')]);
});

const PACK = bagBox.standardPack as BagPack;
const ADA: Someone = { number: 0, seat: 0, character: 0 };
const ORLANDO: Someone = { number: 1, seat: 1, character: 1 };
const round = (number: number): BagEvent => ({ kind: 'turn-started', who: ADA, ap: 4, round: number, last: false });
const slays = (who: Someone, id: string): BagEvent => ({
  kind: 'slain',
  who,
  monster: monster(id),
  place: 0,
  items: 0,
});
const hurts = (who: Someone, id: string): BagEvent => ({
  kind: 'hurt',
  who,
  damage: 3,
  left: 0,
  cause: { kind: 'monster', monster: monster(id) },
});
const dies = (who: Someone, lives: number): BagEvent => ({ kind: 'died', who, place: 0, lives, insured: false });

function told(events: BagEvent[], outcome: Outcome, { locale = 'en' }: { locale?: Locale } = {}) {
  const view = game.view(dungeon({ map: '┼Sab' }), 0);
  return story({
    view: { ...view, ringFound: true, outcome },
    events: events.map((event, seq) => ({ seq, event })),
    you: 0,
    names: ['Ada', 'Orlando'],
    pack: PACK,
    locale,
  });
}

test('after a win the story names the bearer of the Ring, and the strongest monster slain', () => {
  const events = [
    round(3),
    slays(ORLANDO, 'red-dragon'),
    slays(ADA, 'goblin'),
    round(5),
    { kind: 'left-the-dungeon', who: ADA, ring: true },
  ] satisfies BagEvent[];

  expect(told(events, { winners: [0, 1] })).toEqual({
    lines: [
      'You brought the Ring out in round 5.',
      'Orlando defeated the Red Dragon in round 3.',
      'You slew 1 monster and never lost a life.',
    ],
    turningPoint: { seq: 1, line: 'Orlando defeated the Red Dragon in round 3.' },
    isTeamWin: true,
  });
});

test('after a loss the story tells what became of the Ring, who fell to what, and the deadliest monster', () => {
  const events = [round(2), hurts(ADA, 'goblin'), dies(ADA, 1), round(6), hurts(ADA, 'goblin'), dies(ADA, 0)];

  expect(told(events, { winners: [] })).toEqual({
    lines: [
      'The Ring was found, but never left the dungeon.',
      'You lost your last life to the Goblin in round 6.',
      'The Goblin was the deadliest: it took 2 lives.',
      'You didn’t slay a monster and lost 2 lives.',
    ],
    turningPoint: { seq: 5, line: 'You lost your last life to the Goblin in round 6.' },
    isTeamWin: false,
  });
  expect(told(events, { winners: [] }, { locale: 'it' }).lines[1]).toMatch(
    /^Hai perso l’ultima vita contro (il |lo |la |l’).+ al giro 6\.$/,
  );
});

test('a player left behind when the Ring leaves reads that first: what took their last life, or that they were still inside', () => {
  const leaves = { kind: 'left-the-dungeon', who: ORLANDO, ring: true } satisfies BagEvent;
  const first = (events: BagEvent[]) => told(events, { winners: [1] }).lines[0];

  expect(first([round(4), leaves])).toBe('You were still in the dungeon when the Ring left it.');
  expect(first([round(2), hurts(ADA, 'goblin'), dies(ADA, 0), round(4), leaves])).toBe(
    'You lost your last life to the Goblin in round 2.',
  );
});
