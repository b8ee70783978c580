import type { Box } from '../engine/game.ts';
import type { Locale } from '../engine/text.ts';
import type { Film } from './film.ts';
import type { BigMoment } from './messages.ts';

/** The events of each game that one looks for in a replay. */
const BIG: Readonly<Record<string, readonly string[]>> = {
  dash: ['dungeon-dealt', 'treasure-taken', 'game-over'],
  days: ['terrified', 'transported', 'reshuffled', 'game-over'],
  time: ['clock-started', 'adventure-ended', 'accomplished', 'failed', 'backpack-broke', 'game-over'],
  bag: ['ring-appeared', 'dragon-appeared', 'slain', 'died', 'left-the-dungeon', 'ring-delivered', 'game-over'],
};

/** The moments worth a mark, one a step, in words. */
export function bigMoments(
  film: Film,
  { box, pack, names, locale }: { box: Box; pack: unknown; names: readonly string[]; locale: Locale },
): BigMoment[] {
  const teller = box.teller(pack, locale);
  const wanted = BIG[box.id] ?? [];
  const moments = new Map<number, BigMoment>();
  for (const { seq, event } of film.eventsFor('spectator')) {
    const isBig = wanted.includes((event as { kind: string }).kind);
    const line = isBig && seq > 0 ? teller.tell(event, names) : undefined;
    if (line !== undefined) moments.set(seq, { step: seq, line });
  }
  return [...moments.values()];
}
