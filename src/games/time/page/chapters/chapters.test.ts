import { expect, test } from 'vitest';
import { timeBox } from '../../box.ts';
import { ADVENTURE_CHOICES } from '../../rules/options.ts';
import { iconOf } from '../campaign/pictures.ts';
import { SCENARIO_STORIES, type TimeChaptersText } from './chapters.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const { scenarios, adventures } = timeBox.standardPack;

/** The texts of all scenarios and Adventures in the standard pack. */
const inPack = [
  ...scenarios.map(({ id, flavour, goal }) => ({ id, icon: iconOf(id), flavour, goal })),
  ...adventures.map(({ icon, flavour, scroll: { goal } }, place) => ({
    id: ADVENTURE_CHOICES[place],
    icon,
    flavour,
    goal,
  })),
];

test('[DT-40] [DT-43] [DT-50] scenarios are offered with the sentences, pictures and goals of the standard pack', () => {
  const told = Object.entries(SCENARIO_STORIES).map(([value, { icon }]) => {
    const id = value as keyof TimeChaptersText['stories'];
    const goals = [en, it].map(({ stories }) => Number(/\d+/.exec(stories[id].changes)?.[0]));
    expect(goals[1], id).toBe(goals[0]);
    return { id, icon, flavour: { en: en.stories[id].says, it: it.stories[id].says }, goal: goals[0] };
  });
  expect(told).toEqual(inPack);
});
