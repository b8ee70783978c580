import type { Viewer } from '../../../engine/game.ts';
import type { Mark } from '../../../protocol/mark.ts';
import type { LogLine } from '../../kit/table/moment.ts';
import type { SocialText } from './text/text.ts';

/** A mark as a sentence; `names` are those of the current seats, `you` is the reader's seat. */
export function lineOf(
  mark: Mark,
  { names, you, text }: { names: readonly string[]; you: Viewer; text: SocialText },
): LogLine {
  const { seq, name } = mark;
  switch (mark.kind) {
    case 'undone':
      return { seq, line: text.undo.undone({ name, isYou: mark.seat === you }, mark.law) };
    case 'stood-in':
      return { seq, line: text.absence.stoodIn(name) };
    case 'rests':
      return { seq, line: text.absence.rests(name) };
    case 'came-back':
      return { seq, line: text.absence.cameBack(name) };
    case 'sent-away':
      return { seq, line: text.absence.sentAway(name, names[mark.seat] ?? '–') };
    case 'took-over':
      return { seq, line: text.absence.tookOver(name) };
  }
}
