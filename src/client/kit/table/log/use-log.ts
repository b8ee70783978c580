import { useContext, useMemo } from 'react';
import type { Seat } from '../../../../engine/game.ts';
import { personAt, type Teller } from '../../../../engine/text.ts';
import type { GamePageProps } from '../../game-page.ts';
import { type LogLine, PastContext } from '../moment.ts';

/** The most lines shown. */
const LINES = 250;

type SeenEvents<Event> = readonly { seq: number; event: Event }[];

/**
 * The events as sentences in the reader's language with the reader as "you", those of the last move in one line, and
 * the lines after the shown step. Functions passed are constants or memoised: a new one tells everything again.
 */
export function useLog<Event>(
  { events, players, you }: Pick<GamePageProps<unknown, Event>, 'events' | 'players' | 'you'>,
  {
    teller,
    isNews,
    turnOf,
    joined,
  }: {
    teller: Teller;
    isNews?(event: Event): boolean;
    /**
     * The seat whose turn an event begins or belongs to; undefined for no change. Without this function the log has no
     * headings.
     */
    turnOf?(event: Event): Seat | undefined;
    /** Joins several events that the log tells as one. */
    joined?(seen: SeenEvents<Event>): SeenEvents<Event>;
  },
) {
  const names = players.map(({ name }) => name).join('\n');
  const tell = useMemo(() => {
    const all = names.split('\n');
    const reader = you === 'spectator' ? undefined : you;
    return {
      line: (event: unknown) => teller.tell(event, all, reader),
      // A solo game needs no headings.
      turn: (event: Event) => {
        const seat = all.length > 1 ? turnOf?.(event) : undefined;
        return seat === undefined ? undefined : { seat, ...personAt(seat, all, reader) };
      },
    };
  }, [names, teller, turnOf, you]);
  const past = useContext(PastContext);
  const later = useMemo(() => {
    const seen = (past?.later ?? []) as typeof events;
    return linesOf(joined?.(seen) ?? seen, tell);
  }, [past?.later, joined, tell]);
  const now = useMemo(() => {
    const all = linesOf(joined?.(events) ?? events, tell);
    const last = all.at(-1)?.seq;
    const news = all.filter(({ seq, event }) => seq === last && (isNews?.(event) ?? true)).map(({ line }) => line);
    return { all: all.slice(-LINES), news };
  }, [events, isNews, joined, tell]);
  return { ...now, later, tell: tell.line };
}

function linesOf<Event>(
  events: SeenEvents<Event>,
  tell: { line(event: unknown): string | undefined; turn(event: Event): LogLine['turn'] },
) {
  return events.flatMap(({ seq, event }) => {
    const line = tell.line(event);
    return line === undefined ? [] : [{ seq, line, event, turn: tell.turn(event) }];
  });
}
