import type { Seat, Viewer } from '../../../engine/game.ts';
import type { Locale } from '../../../engine/text.ts';

/** What others did since it was the reader's turn last, all of it shown by now. */
export interface OthersTurns<Event = unknown, Pack = unknown> {
  events: readonly Event[];
  you: Viewer;
  names: readonly string[];
  pack: Pack;
  locale: Locale;
}

/** Says it in a few words for each of them: "Pipino: +3 gold"; together they are one line. */
export type TellRecap<Event = unknown, Pack = unknown> = (turns: OthersTurns<Event, Pack>) => readonly string[];

/** A few words for everybody but the reader who did something, in the order in which they did. */
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

/** Which events a recap is made of, while one is due: those from `from` up to `until`. */
export interface RecapRange {
  isTurn: boolean;
  from: number;
  until?: number;
}

/**
 * Follows whose turn is shown, and how many events are told. A recap is due from the moment the reader's turn is shown
 * until they have done something.
 */
export function followTurns(
  was: RecapRange | undefined,
  { isTurn, told }: { isTurn: boolean; told: number },
): RecapRange {
  // Nothing was watched yet, or something was undone.
  if (was === undefined || told < was.from) return { isTurn, from: told };
  if (!isTurn) return was.isTurn ? { isTurn, from: told } : was;
  if (!was.isTurn) return told > was.from ? { isTurn, from: was.from, until: told } : { isTurn, from: told };
  return was.until === told ? was : { isTurn, from: told };
}
