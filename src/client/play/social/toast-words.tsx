import type { ReactNode } from 'react';
import type { Viewer } from '../../../engine/game.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import type { Note, SaidLine } from '../../connection/table-snapshot.ts';
import { nameOnChair } from '../chairs.ts';
import { ReactionPicture } from './reaction.tsx';
import { type SocialText, useSocialText } from './text/text.ts';

interface ToastProps {
  of: SaidLine | Note;
  table: TableInfo;
  seat: Viewer;
}

/** The text of a toast, in the reader's language; loaded with the first of them. */
export function ToastWords({ of, table, seat }: ToastProps): ReactNode {
  const text = useSocialText();
  return 'said' in of ? saidWords(of, text) : noteWords(of, { table, seat, text });
}

/** A line in the reader's language. */
export function saidWords({ name, said }: SaidLine, { talk }: SocialText): string {
  return `${name}: ${'phrase' in said ? talk.phrases[said.phrase] : said.text}`;
}

function noteWords(note: Note, { table, seat, text }: Omit<ToastProps, 'of'> & { text: SocialText }): ReactNode {
  switch (note.kind) {
    case 'reacted': {
      const who = note.chair === undefined ? text.talk.watcher : nameOnChair(table, note.chair);
      return (
        <>
          {who}: <ReactionPicture reaction={note.reaction} /> {text.talk.reactions[note.reaction]}
        </>
      );
    }
    case 'nudged': {
      const from = nameOnChair(table, note.chair);
      if (note.seats.some((one) => one === seat)) return text.turn.nudgedYou(from);
      return text.turn.nudged(
        from,
        note.seats.map((one) => nameOnChair(table, table.seats[one])),
      );
    }
    case 'undo-refused':
      return text.undo.refused(note.by === undefined ? undefined : nameOnChair(table, note.by), note.why);
  }
}
