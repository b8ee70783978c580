import { byLanguage } from '../../client/text/by-language.ts';
import type { OptionChapters } from '../../engine/option-chapters.ts';
import type { Options } from '../../engine/options.ts';
import type { OptionsTextOf } from '../../engine/options-text.ts';
import type { Bilingual, Locale } from '../../engine/text.ts';
import type { PageParts } from '../kit.ts';
import type { TimeChaptersText } from './page/chapters/chapters.ts';
import { wantHints } from './page/settings.ts';
import { timeText } from './page/text/text.ts';
import { timeOptions } from './rules/options.ts';
import { retell } from './rules/retell.ts';
import type { TimeEvent } from './rules/state.ts';

const EXTENDED: Bilingual = { en: 'Extended play', it: 'modalità Estesa' };

/** DT-61 A medal is for a scenario; winning it in Extended play brings another. */
function medalFor(
  { scenario, extended }: Options,
  { optionsText, locale }: { optionsText: OptionsTextOf<typeof timeOptions>; locale: Locale },
): string | undefined {
  if (typeof scenario !== 'string') return undefined;
  const names: Readonly<Record<string, string>> = optionsText.scenario.values;
  const name = names[scenario] ?? scenario;
  return extended === true ? `${name} (${EXTENDED[locale]})` : name;
}

/** The option chapters, once their texts are loaded. */
async function chaptersOf(words: Promise<TimeChaptersText>): Promise<OptionChapters> {
  const { chaptersWith } = await import('./page/chapters/chapters.ts');
  return chaptersWith(await words);
}

/** The visible parts of Dungeon Time; large ones are loaded on demand. */
export const pages: PageParts<typeof timeOptions> = {
  options: timeOptions,
  optionsText: byLanguage({
    en: () => import('./text/options/en.ts').then(({ en }) => en),
    it: () => import('./text/options/it.ts').then(({ it }) => it),
  }),
  chapters: byLanguage({
    en: () => chaptersOf(import('./page/chapters/en.ts').then(({ en }) => en)),
    it: () => chaptersOf(import('./page/chapters/it.ts').then(({ it }) => it)),
  }),
  page: () => import('./page/time-page.tsx').then(({ TimePage }) => TimePage),
  ways: [
    {
      kind: 'table',
      label: { en: 'Practice round', it: 'Partita di prova' },
      options: { clock: 'off' },
      // Starting a practice round switches its hints on again.
      before: wantHints,
    },
    { kind: 'campaign', label: { en: 'Campaign', it: 'Campagna' } },
  ],
  stage: () => import('./page/stage.ts').then(({ timeStage }) => timeStage),
  firstTurn: () => import('./page/first-turn.ts').then(({ firstTurn }) => firstTurn),
  words: timeText,
  story: () => import('./story.ts').then(({ story }) => story),
  whatNow: () => import('./page/help/what-now.ts').then(({ whatNow }) => whatNow),
  ruleAt: () => import('./page/rule-at.ts').then(({ ruleAt }) => ruleAt),
  course: () => import('./lessons/index.ts').then(({ timeCourse }) => timeCourse),
  gallery: () => import('./gallery/section.tsx').then(({ TimeSection }) => TimeSection),
  campaign: {
    map: () => import('./page/campaign/map.tsx').then(({ CampaignMap }) => CampaignMap),
    medal: medalFor,
  },
  book: {
    en: () => import('./book.en.md?raw'),
    it: () => import('./book.it.md?raw'),
  },
  retell: (event) => retell(event as TimeEvent),
};
