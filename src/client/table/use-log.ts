import { useContext, useMemo, useRef } from 'react';
import type { Teller } from '../../engine/text.ts';
import type { GamePageProps } from '../games/game-page.ts';
import { PastContext } from './moment.ts';

/** Older lines than these are not shown; a log is for looking back a little. */
const LINES = 250;

/** The events as sentences in the reader's language, those of the last move in one line, and what came after the moment shown. */
export function useLog<Event>(
  { events, players }: Pick<GamePageProps<unknown, Event>, 'events' | 'players'>,
  { teller, isNews = () => true }: { teller: Teller; isNews?(event: Event): boolean },
) {
  const names = players.map(({ name }) => name).join('\n');
  const worth = useRef(isNews);
  worth.current = isNews;
  const past = useContext(PastContext);
  const later = useMemo(() => linesOf(past?.later ?? [], names, teller), [past?.later, names, teller]);
  const now = useMemo(() => {
    const all = linesOf(events, names, teller);
    const last = all.at(-1)?.seq;
    const news = all.filter(({ seq, event }) => seq === last && worth.current(event)).map(({ line }) => line);
    return { all: all.slice(-LINES), news: news.join(' ') };
  }, [events, names, teller]);
  return { ...now, later };
}

function linesOf<Event>(events: readonly { seq: number; event: Event }[], names: string, teller: Teller) {
  return events.flatMap(({ seq, event }) => {
    const line = teller.tell(event, names.split('\n'));
    return line === undefined ? [] : [{ seq, line, event }];
  });
}
