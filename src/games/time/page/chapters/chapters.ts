import sprite from 'virtual:icons/time-options';
import type { Hardness, OptionChapters } from '../../../../engine/option-chapters.ts';
import type { timeOptions } from '../../rules/options.ts';
import type { en } from './en.ts';

/** The chapters of the host's choices, with their pictures and options. */
const CHAPTERS = {
  quest: { icon: 'treasure-map', options: ['scenario', 'extended'] },
  clock: { icon: 'hourglass', options: ['clock'] },
  team: { icon: 'three-friends', options: ['heroes'] },
  cards: { icon: 'card-draw', options: ['draw', 'storyLog'] },
} as const satisfies Record<string, { icon: string; options: readonly (keyof typeof timeOptions)[] }>;

type ScenarioChoice = (typeof timeOptions)['scenario']['values'][number];

/** The picture of each scenario and Adventure, and its difficulty in bot games (docs/balance.md). */
export const SCENARIO_STORIES: Readonly<Record<ScenarioChoice, { icon: string; hardness: Hardness }>> = {
  'training-grounds': { icon: 'archery-target', hardness: 1 },
  'level-1': { icon: 'crypt-entrance', hardness: 1 },
  'my-first-dungeon': { icon: 'rat', hardness: 1 },
  'level-2': { icon: 'mountain-cave', hardness: 2 },
  'the-darkest-dungeon': { icon: 'spider-web', hardness: 2 },
  'level-3': { icon: 'minotaur', hardness: 3 },
  'unnatural-foes': { icon: 'vampire-dracula', hardness: 3 },
  'level-4': { icon: 'throne-king', hardness: 3 },
  'good-luck': { icon: 'portal', hardness: 2 },
  'the-book-of-fate': { icon: 'spell-book', hardness: 1 },
  'adventure-1': { icon: 'open-book', hardness: 2 },
  'adventure-2': { icon: 'backpack', hardness: 2 },
  'adventure-3': { icon: 'potion-ball', hardness: 1 },
  'adventure-4': { icon: 'dragon-spiral', hardness: 2 },
};

/** The texts of the chapters, scenarios and Adventures. */
export type TimeChaptersText = typeof en;

/** The options by chapter, with the texts of a language. */
export function chaptersWith(words: TimeChaptersText): OptionChapters {
  const ids = Object.keys(CHAPTERS) as (keyof typeof CHAPTERS)[];
  const scenarios = Object.keys(SCENARIO_STORIES) as ScenarioChoice[];
  return {
    sprite,
    chapters: ids.map((id) => ({ id, ...CHAPTERS[id], ...words.chapters[id] })),
    stories: {
      scenario: Object.fromEntries(
        scenarios.map((value) => [value, { ...SCENARIO_STORIES[value], ...words.stories[value] }]),
      ),
    },
  };
}
