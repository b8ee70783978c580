import { byLanguage } from '../../client/text/by-language.ts';
import type { OptionChapters } from '../../engine/option-chapters.ts';
import type { Locale } from '../../engine/text.ts';
import type { PageParts } from '../kit.ts';
import type { BagChaptersText } from './page/chapters/chapters.ts';
import { bagText } from './page/text/text.ts';
import { bagOptions } from './rules/options.ts';

/** The option chapters, once their texts are loaded. */
async function chaptersOf(words: Promise<BagChaptersText>, locale: Locale): Promise<OptionChapters> {
  const { chaptersWith } = await import('./page/chapters/chapters.ts');
  return chaptersWith(await words, locale);
}

/** The visible parts of Bag of Dungeon; large ones are loaded on demand. */
export const pages: PageParts<typeof bagOptions> = {
  options: bagOptions,
  optionsText: byLanguage({
    en: () => import('./text/options/en.ts').then(({ en }) => en),
    it: () => import('./text/options/it.ts').then(({ it }) => it),
  }),
  chapters: byLanguage({
    en: () =>
      chaptersOf(
        import('./page/chapters/en.ts').then(({ en }) => en),
        'en',
      ),
    it: () =>
      chaptersOf(
        import('./page/chapters/it.ts').then(({ it }) => it),
        'it',
      ),
  }),
  page: () => import('./page/bag-page.tsx').then(({ BagPage }) => BagPage),
  ways: [
    {
      kind: 'table',
      label: { en: 'Alone, with two adventurers', it: 'In solitario, con due avventurieri' },
      options: { adventurers: '2' },
    },
  ],
  stage: () => import('./page/stage.ts').then(({ bagStage }) => bagStage),
  firstTurn: () => import('./page/first-turn.ts').then(({ firstTurn }) => firstTurn),
  words: bagText,
  story: () => import('./story.ts').then(({ story }) => story),
  recap: () => import('./recap.ts').then(({ recap }) => recap),
  whatNow: () => import('./page/help/what-now.ts').then(({ whatNow }) => whatNow),
  ruleAt: () => import('./page/rule-at.ts').then(({ ruleAt }) => ruleAt),
  course: () => import('./lessons/index.ts').then(({ bagCourse }) => bagCourse),
  gallery: () => import('./gallery/section.tsx').then(({ BagSection }) => BagSection),
  book: {
    en: () => import('./book.en.md?raw'),
    it: () => import('./book.it.md?raw'),
  },
};
