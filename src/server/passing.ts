import { readClientMessage } from '../protocol/client-message.ts';
import { hear, isPassing } from '../table/hear.ts';
import type { House } from '../table/house.ts';
import type { Rooms } from '../table/rooms.ts';
import type { HearAsked } from './neighbours.ts';

/** Hears what somebody said or asked through another node, as if they had through this one; nobody is answered here. */
export function passingHeard(house: House, rooms: Rooms): HearAsked {
  return async ({ table, secretHash, message: raw }) => {
    const message = readClientMessage(JSON.stringify(raw));
    if (message === undefined || !isPassing(message)) return;
    try {
      const room = await rooms.inMemory(table);
      // It may be about what was just done there, such as taking it back.
      await room?.referee.refresh();
      if (room !== undefined) await hear(house, room, { guest: { secretHash, tell: () => undefined }, message });
    } catch (trouble) {
      house.report(trouble, table);
    }
  };
}
