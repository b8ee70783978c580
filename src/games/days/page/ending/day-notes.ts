import { elementAt } from '../../../../engine/list.ts';
import { cardScores, mimicChoice } from '../../rules/board/score.ts';
import { topOf } from '../../rules/board/stack.ts';
import { MIMIC, SPRITE } from '../../rules/content.ts';
import { type Day, stackOn } from '../../rules/state.ts';
import type { BoardView } from '../../rules/view.ts';
import type { Words } from '../words.ts';

/** Why a day's score differs from its top card: a sign for the card, and a line. */
export interface DayNote {
  sign: string;
  line: string;
}

/** The note on a day, if it needs one. */
export function noteOn(week: BoardView, day: Day, words: Words): DayNote | undefined {
  const top = topOf(stackOn(week.days, day));
  if (top === MIMIC) return mimicNote(week, day, words);
  const [, below] = cardScores(week.days, day, words).reverse();
  if (top !== SPRITE || below === undefined) return undefined;
  // DD-45 The day's score without the Sprite.
  const added = elementAt(words.values, SPRITE);
  const before = elementAt(week.scores, day) - added;
  const line = words.page.scoring.spriteAdds(words.name(SPRITE), added, before);
  return { sign: `+${before}`, line };
}

/** DD-47 The neighbour whose points a Mimic takes. */
function mimicNote(week: BoardView, day: Day, words: Words): DayNote {
  const { scoring } = words.page;
  const name = words.name(MIMIC);
  const chosen = mimicChoice(week.days, day, words.values);
  if (chosen === undefined) return { sign: '∅', line: scoring.mimicNothing(name) };
  return { sign: chosen < day ? '←' : '→', line: scoring.mimicTakes(name, elementAt(week.scores, day), chosen) };
}
