import type { Seat, Viewer } from '../../../engine/game.ts';
import type { Locale } from '../../../engine/text.ts';

/** Others' actions since the reader's last turn, all of them shown by now. */
export interface OthersTurns<Event = unknown, Pack = unknown> {
  events: readonly Event[];
  you: Viewer;
  names: readonly string[];
  pack: Pack;
  locale: Locale;
}

/** Tells them in a few words for each player: "Pipino: +3 gold"; together they are one line. */
export type TellRecap<Event = unknown, Pack = unknown> = (turns: OthersTurns<Event, Pack>) => readonly string[];

/** A few words for each other player who did something, in order. */
export function recapBySeat<Event>(
  { events, you, names }: Pick<OthersTurns<Event>, 'events' | 'you' | 'names'>,
  { seatOf, say }: { seatOf(event: Event): Seat | undefined; say(events: readonly Event[]): string | undefined },
): string[] {
  const bySeat = new Map<Seat, Event[]>();
  for (const event of events) {
    const seat = seatOf(event);
    if (seat !== undefined && seat !== you) bySeat.set(seat, [...(bySeat.get(seat) ?? []), event]);
  }
  return [...bySeat].flatMap(([seat, own]) => {
    const said = say(own);
    return said === undefined ? [] : [`${names[seat] ?? seat + 1}: ${said}`];
  });
}

/** The events of a recap that is due: from `from` up to `until`. */
export interface RecapRange {
  isTurn: boolean;
  from: number;
  until?: number;
}

/**
 * Tracks whose turn is shown, and how many events are told. A recap is due from the start of the reader's turn until
 * they act. Returns `was` if nothing has changed.
 */
export function followTurns(
  was: RecapRange | undefined,
  { isTurn, told }: { isTurn: boolean; told: number },
): RecapRange {
  // The first state, or an undo.
  if (was === undefined || told < was.from) return { isTurn, from: told };
  if (!isTurn) return was.isTurn ? { isTurn, from: told } : was;
  if (!was.isTurn) return told > was.from ? { isTurn, from: was.from, until: told } : { isTurn, from: told };
  return (was.until ?? was.from) === told ? was : { isTurn, from: told };
}
