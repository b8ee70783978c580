import type { NamedAt, OpenAdviser, ReasonFigure, TrialAdviser } from '../../engine/judgement.ts';
import type { Locale } from '../../engine/text.ts';
import { becauseOf } from './bots/playout/because.ts';
import { choicesAt, isSameChoice, type TimePosition } from './bots/playout/choice.ts';
import { outlineOf } from './bots/playout/outline.ts';
import { tryOut } from './bots/playout/try-out.ts';
import type { TimePack } from './rules/content.ts';
import { openTime } from './rules/game.ts';
import { lookUp } from './rules/lookup.ts';
import type { TimeChoice, TimeEvent, TimeMove, TimeState } from './rules/state.ts';
import type { TimeView } from './rules/view.ts';
import { TIME_ADVICE } from './text/advice.ts';
import { sayBecause } from './text/because.ts';
import { clockOf, nameChoice } from './text/choice-names.ts';

/** Weighs decisions of Dungeon Time: the Story is known, the rest is dealt again, and a team plays on. */
export const openAdviser: OpenAdviser = (opened) => {
  const pack = opened as TimePack;
  const lookup = lookUp(pack);
  const game = openTime(pack);
  const adviser: TrialAdviser<TimeState, TimeChoice, TimeView, TimeMove, TimeEvent> = {
    choices: (question, made) => choicesAt(lookup, question, made),
    tryOut: (trial) => tryOut(game, lookup, trial),
    outline: (steps, seat) => outlineOf(lookup, steps, seat),
    effort: { first: 200, luck: 60, line: 100, close: 480, reason: 160 },
    isSameChoice,
    figures: FIGURES,
    because(better, other, at) {
      const fact = becauseOf(lookup, { better, other, position: at, seat: at.seat });
      return fact && sayBecause(pack, fact, at);
    },
    nameMove: (choice, at: NamedAt<TimeView>) => nameChoice(pack, choice, at),
    nameMoment,
  };
  return adviser as unknown as TrialAdviser;
};

/** Reasons why a choice is better, in the order of the trials' figures. */
const FIGURES: readonly ReasonFigure<TimeState>[] = [
  {
    when: 'at-the-end',
    of: ({ completed }) => completed.length,
    weight: 1,
    say: (more, locale) => TIME_ADVICE[locale].missionsMore(more),
  },
  {
    when: 'at-the-end',
    of: ({ ending }) => (ending === 'backpack-broke' ? -1 : 0),
    weight: 4,
    say: (_, locale) => TIME_ADVICE[locale].holds,
  },
];

function nameMoment({ view, at }: TimePosition, locale: Locale): string {
  const text = TIME_ADVICE[locale];
  switch (view.phase) {
    case 'heroes':
    case 'ready':
      return text.atStart;
    case 'adventure':
      return view.endsAt === undefined ? text.untimed : text.left(clockOf(view.endsAt - at));
    case 'resolution':
    case 'over':
      return text.toReveal(view.story.size);
  }
}
