import { backOf, type ItemNumber } from '../src/games/time/rules/content.ts';
import type { TimeEvent, TimeState } from '../src/games/time/rules/state.ts';

/** What was said in a game of Dungeon Time while its clock ran. */
export interface Talk {
  /** The longest time without a call or answer although a speaking player had a Mission in hand, in s. */
  silence: number;
  /** The same, whether there was a reason to speak or not. */
  quiet: number;
  /** How often Items held by silent people were called for. */
  asked: number;
}

/** Listens to a game: `hear` gets its events, `pass` the time of each move before it is made. */
export function listenIn(state: TimeState, silentSeats: number) {
  const talk: Talk = { silence: 0, quiet: 0, asked: 0 };
  const open = new Set<ItemNumber>();
  let since = 0;
  let heardAt = 0;
  let now = 0;
  let last: number | undefined;
  const holds = (seat: number, item: ItemNumber): boolean => state.players[seat].hand.includes(item);
  const isSilent = (seat: number): boolean => seat < silentSeats;
  const hasReason = (): boolean =>
    state.players.some(
      ({ hand, done }, seat) => !isSilent(seat) && !done && hand.some((card) => backOf(card) !== 'item'),
    );

  function hear(event: TimeEvent): void {
    if (event.kind === 'called') {
      speak();
      if (event.call.kind !== 'need') return;
      const { item } = event.call;
      open.add(item);
      if (Array.from({ length: silentSeats }, (_, seat) => seat).some((seat) => holds(seat, item))) talk.asked += 1;
    }
    if (event.kind !== 'played') return;
    for (const card of event.cards) if (open.delete(card as ItemNumber)) speak();
  }

  function speak(): void {
    since = 0;
    heardAt = now;
  }

  function pass(at: number): void {
    now = at;
    if (state.phase !== 'adventure') return;
    if (last === undefined) heardAt = now;
    if (last !== undefined && hasReason()) since += (now - last) / 1000;
    talk.silence = Math.max(talk.silence, since);
    talk.quiet = Math.max(talk.quiet, (now - heardAt) / 1000);
    last = now;
  }
  return { talk, hear, pass };
}
