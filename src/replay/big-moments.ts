import type { Box } from '../engine/game.ts';
import type { Locale } from '../engine/text.ts';
import type { ReplayParts } from '../games/kit.ts';
import type { BigMoment } from './messages.ts';
import type { PlayedRecord } from './played-record.ts';

interface Showing extends Pick<ReplayParts, 'moments'> {
  box: Box;
  pack: unknown;
  names: readonly string[];
  locale: Locale;
}

/** The turning points worth a mark, at most one per step, in words. */
export function bigMoments(played: PlayedRecord, { box, pack, names, locale, moments: wanted }: Showing): BigMoment[] {
  const teller = box.teller(pack, locale);
  const moments = new Map<number, BigMoment>();
  for (const { seq, event } of played.eventsFor('spectator')) {
    const isBig = wanted.includes((event as { kind: string }).kind);
    const line = isBig && seq > 0 ? teller.tell(event, names) : undefined;
    if (line !== undefined) moments.set(seq, { step: seq, line });
  }
  return [...moments.values()];
}
