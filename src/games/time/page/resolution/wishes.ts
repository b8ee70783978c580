import type { Seat } from '../../../../engine/game.ts';
import type { ItemNumber } from '../../rules/content.ts';
import type { TimeEvent } from '../../rules/state.ts';
import type { SeenTimeEvent } from '../seen-event.ts';

/** What somebody would choose: an Item as the reward, or just yes or no. */
export interface Wish {
  seat: Seat;
  choice: ItemNumber | 'yes' | 'no';
}

/** Events that leave a choice open. */
const MEANWHILE: readonly TimeEvent['kind'][] = ['called', 'held', 'released', 'went-away', 'came-back'];

/** The last wish of everybody who spoke since the choice is open. */
export function wishesOf(events: readonly SeenTimeEvent[]): readonly Wish[] {
  const opened = events.findLastIndex(({ event }) => !MEANWHILE.includes(event.kind));
  const wishes = new Map<Seat, Wish>();
  for (const { event } of events.slice(opened + 1)) {
    if (event.kind !== 'called') continue;
    const { seat, call } = event;
    if (call.kind === 'take') wishes.set(seat, { seat, choice: call.item });
    else if (call.kind === 'say' && (call.saying === 'yes' || call.saying === 'no'))
      wishes.set(seat, { seat, choice: call.saying });
  }
  return [...wishes.values()];
}

/** Who wants an answer: this Item, which "yes" means too if it is the only one, or none of them. */
export function wishersOf(wishes: readonly Wish[], answer: { item: ItemNumber; isOnly: boolean } | 'refuse'): Seat[] {
  const isMeant = ({ choice }: Wish) =>
    answer === 'refuse' ? choice === 'no' : choice === answer.item || (choice === 'yes' && answer.isOnly);
  return wishes.filter(isMeant).map(({ seat }) => seat);
}
