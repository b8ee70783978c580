import { beforeAll, describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { fastRng, type Rng } from '../../../../engine/rng.ts';
import { fightSums } from '../../rules/chapters/fights/fight-sums.ts';
import { cloneState } from '../../rules/clone.ts';
import { fightOdds, oddsInSteps } from '../../rules/odds.ts';
import type { BagEvent, BagMove, BagState } from '../../rules/state.ts';
import { dungeon, EAST, game, go, type Hero, lookup, make, NO, ROLL, YES } from '../../rules/testing/testing.ts';
import { sceneOf } from '../testing/scene.ts';
import { bagText } from '../text/text.ts';
import { actionsOf } from './actions.ts';
import { fightsWithHelp } from './fighting.ts';

beforeAll(() => bagText.fetch('en'));

const FIGHTS = 2000;
/** In percentage points: more than three standard deviations of this many fights, plus half a point of rounding. */
const CLOSE = 4;
const STILL: Rng = { int: () => 0 };

function play(state: BagState, move: BagMove, rng: Rng): BagEvent[] {
  const seat = elementAt(game.toAct(state), 0);
  const events: BagEvent[] = [];
  game.play(state, seat, move, { rng, now: 0, emit: (event) => events.push(event) });
  return events;
}

function isAsked(state: BagState): boolean {
  return state.agenda.at(-1)?.kind !== 'before-round';
}

/** The chance to win from here on; questions are answered in the best way. */
function worth(state: BagState): number {
  if (state.fight === undefined) return state.monsters.length === 0 ? 1 : 0;
  if (isAsked(state)) return Math.max(...[NO, YES].map((answer) => worthAfter(state, answer)));
  const { attacker, foe } = fightSums({ state, lookup });
  return fightOdds(attacker, foe).win;
}

function worthAfter(state: BagState, answer: BagMove): number {
  const after = cloneState(state);
  play(after, answer, STILL);
  return worth(after);
}

/** Plays a fight to its end by the rules, and returns who died. */
function fightOn(from: BagState, rng: Rng): { isWon: boolean; died: number[] } {
  const state = cloneState(from);
  const events: BagEvent[] = [];
  while (state.fight !== undefined) {
    if (!isAsked(state)) events.push(...play(state, ROLL, rng));
    else events.push(...play(state, worthAfter(state, YES) > worthAfter(state, NO) ? YES : NO, rng));
  }
  const died = events.flatMap((event) => (event.kind === 'died' ? [event.who.number] : []));
  return { isWon: events.some(({ kind }) => kind === 'slain'), died };
}

/** How often, in percent, a fight is won and the fighter, the partner, or both survive. */
function simulated(state: BagState): { fighter: number; partner: number; both: number } {
  const counts = { fighter: 0, partner: 0, both: 0 };
  for (let number = 0; number < FIGHTS; number++) {
    const { isWon, died } = fightOn(state, fastRng(17, number));
    if (!isWon) continue;
    const shareOf = (who: number) => (died.includes(who) ? 0 : 100 / FIGHTS);
    const [fighter, partner] = [shareOf(0), shareOf(1)];
    counts.fighter += fighter;
    counts.partner += partner;
    counts.both += Math.min(fighter, partner);
  }
  return counts;
}

/** The figures on a button, in percent; NaN where it has fewer than three. */
function shown(state: BagState, kind: BagMove['kind']): [number, number, number] {
  const scene = sceneOf(state, elementAt(game.toAct(state), 0));
  for (const { own, foe } of fightsWithHelp(scene)) for (const steps = oddsInSteps(own, foe); !steps.next().done; );
  const { leads = '' } = actionsOf(scene).find(({ move }) => move.kind === kind) ?? {};
  const [first, second, third] = [...leads.matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent));
  return [first ?? Number.NaN, second ?? Number.NaN, third ?? Number.NaN];
}

interface Case {
  fighter: Hero;
  helper: Hero;
  monster: string;
}
const CASES: Case[] = [
  { fighter: { character: 'elf' }, helper: { character: 'healer' }, monster: 'troll' },
  { fighter: { character: 'healer', health: 6 }, helper: { character: 'fighter', skillUsed: 1 }, monster: 'minotaur' },
  { fighter: { character: 'fighter' }, helper: { character: 'dwarf', health: 4 }, monster: 'werewolf' },
  {
    fighter: { character: 'dwarf', items: ['steel-armour'] },
    helper: { character: 'elf', items: ['iron-axe'] },
    monster: 'giant-snake',
  },
  {
    fighter: { character: 'fighter', health: 5, items: ['loyal-bear'] },
    helper: { character: 'dwarf' },
    monster: 'goblin',
  },
];

describe('the odds on the buttons are those of the rules', () => {
  test.each(CASES)('[BD-36] $fighter.character against $monster, alone', ({ fighter, helper, monster }) => {
    const state = dungeon({ map: '┼Sab ─2m', monsters: [monster], heroes: [fighter, helper] });
    make(state, go(EAST));

    const [win] = shown(state, 'roll');
    expect(Math.abs(win - simulated(state).fighter)).toBeLessThan(CLOSE);
  });

  test.each(CASES)(
    '[BD-46] $fighter.character and $helper.character against $monster',
    ({ fighter, helper, monster }) => {
      const state = dungeon({ map: '┼Sab ─2m', monsters: [monster], heroes: [fighter, helper] });
      make(state, go(EAST));
      const [before, after, both] = shown(state, 'tag');
      expect(before).toBe(shown(state, 'roll')[0]);
      make(state, { kind: 'tag', who: 1 });
      const [same, called, own] = shown(state, 'yes');
      make(state, YES);

      expect([same, called]).toEqual([before, after]);
      expect(shown(state, 'roll')).toEqual([after, both, Number.NaN]);
      const played = simulated(state);
      expect(Math.abs(after - played.fighter)).toBeLessThan(CLOSE);
      expect(Math.abs(both - played.both)).toBeLessThan(CLOSE);
      expect(Math.abs(own - played.partner)).toBeLessThan(CLOSE);
    },
  );
});
