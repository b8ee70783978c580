import type { TableInfo } from '../../../../protocol/table-info.ts';
import type { SameRoomText } from './text/text.ts';

/** What a same-room table waits for before it starts, in sentences. */
export function waitingFor(
  { chairs, host, manners }: Pick<TableInfo, 'chairs' | 'host' | 'manners'>,
  seats: { min: number; max: number },
  text: SameRoomText,
): string[] {
  const taken = chairs.filter(({ kind }) => kind !== 'empty').length;
  const hosting = host === undefined ? undefined : chairs[host];
  if (hosting === undefined || hosting.kind === 'empty') return [text.waitingForFirst];
  const bots = Math.max(0, Math.min(manners.fill?.to ?? 0, seats.max) - taken);
  const missing = seats.min - taken - bots;
  if (missing > 0) return [text.waitingForMore(missing)];
  const slow = chairs.flatMap((chair, index) =>
    chair.kind === 'person' && index !== host && chair.ready !== true ? [chair.name] : [],
  );
  return [
    text.hostStarts(hosting.name),
    ...(slow.length > 0 ? [text.waitingForReady(slow)] : []),
    ...(bots > 0 ? [text.botsCome(bots)] : []),
  ];
}
