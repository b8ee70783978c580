import type { Mark } from '../../protocol/mark.ts';
import type { SeenEvent } from '../../protocol/server-message.ts';

/** The events without those that were undone. */
export function withoutUndone(events: readonly SeenEvent[], marks: readonly Mark[]): readonly SeenEvent[] {
  const undone = marks.filter((mark) => mark.kind === 'undone');
  if (undone.length === 0) return events;
  return events.filter(({ seq }) => !undone.some((mark) => mark.from <= seq && seq < mark.seq));
}
