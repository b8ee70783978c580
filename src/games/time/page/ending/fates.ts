import type { Seat } from '../../../../engine/game.ts';
import { backOf, type CardNumber, type ItemNumber } from '../../rules/content.ts';
import { takenOut } from '../resolution/backpack-places.ts';
import { storyPlayers, type ToldCard } from '../resolution/story-players.ts';
import type { SeenTimeEvent } from '../seen-event.ts';

/** A revealed card, its player, and its result. */
export interface Fate extends ToldCard {
  /** The journal entry of its reveal, or of its outcome. */
  seq: number;
  /** An Item is used by a Mission or not; `open` is a card whose result is not known yet. */
  end: 'accomplished' | 'failed' | 'used' | 'unused' | 'broke' | 'open';
  /** What a failed card lacked. */
  missing: readonly ItemNumber[];
  /** The card that used an Item. */
  usedBy?: CardNumber;
}

/** The piece that broke the Backpack: whose it was, and the card it came with, unless it came by an exchange. */
export interface Break {
  seq: number;
  item: ItemNumber;
  seat: Seat | undefined;
  /** The Mission that gave it as a reward. */
  reward?: CardNumber;
  /** The journal entry in which that card was played. */
  laid?: number;
}

/** The result of every card of a Story, in the order of the reveals. */
export function fatesOf(events: readonly SeenTimeEvent[]): { fates: readonly Fate[]; broke: Break | undefined } {
  const { told } = storyPlayers(events);
  const fates: Fate[] = [];
  /** The Items in the Backpack, as their cards; tokens belong to the team. */
  const packed: Fate[] = [];
  let broke: Break | undefined;
  /** DT-35 Cards leave before tokens, the first of their kind first. */
  const takeOut = (item: ItemNumber): Fate | undefined => {
    const place = packed.findIndex(({ card }) => card === item);
    return place === -1 ? undefined : packed.splice(place, 1)[0];
  };
  for (const [place, { seq, event }] of events.entries()) {
    const last = fates.at(-1);
    switch (event.kind) {
      case 'revealed': {
        const card = told[fates.length];
        if (card !== undefined) fates.push({ ...card, seq, end: 'open', missing: [] });
        break;
      }
      case 'packed':
        if (event.piece === 'token' || last === undefined) break;
        last.end = 'unused';
        packed.push(last);
        break;
      case 'accomplished':
        if (last !== undefined) Object.assign(last, { seq, end: 'accomplished' });
        for (const item of event.spent) {
          const used = takeOut(item);
          if (used !== undefined) Object.assign(used, { end: 'used', usedBy: event.card });
        }
        break;
      case 'failed':
        if (last !== undefined) Object.assign(last, { seq, end: 'failed', missing: event.missing });
        break;
      case 'dropped':
      case 'skill-used':
      case 'paid':
        for (const item of takenOut(event)) takeOut(item);
        break;
      case 'backpack-broke':
        if (event.piece === 'card' && last !== undefined) last.end = 'broke';
        broke = breakOf({ seq, event }, last, events[place - 1]);
        break;
    }
  }
  return { fates, broke };
}

function breakOf(
  { seq, event: { item, piece } }: { seq: number; event: { item: ItemNumber; piece: 'card' | 'token' } },
  last: Fate | undefined,
  before: SeenTimeEvent | undefined,
): Break {
  if (before?.event.kind === 'exchanged') return { seq, item, seat: before.event.seat };
  if (last === undefined) return { seq, item, seat: undefined };
  const { seat, laid, card } = last;
  return { seq, item, seat, laid, ...(piece === 'token' && { reward: card }) };
}

/** A card of the Story that is not an Item. */
export function isMission({ card }: Pick<Fate, 'card'>): boolean {
  return backOf(card) !== 'item';
}

/** DT-28, DT-86 The Missions nobody played: neither revealed, nor left in the Story, nor discarded from it. */
export function unplayedMissions(missions: readonly CardNumber[], events: readonly SeenTimeEvent[]): CardNumber[] {
  const played = new Set(
    events.flatMap(({ event }) => {
      if (event.kind === 'revealed') return [event.card];
      if (event.kind === 'sifted') return event.cards;
      return event.kind === 'game-over' ? event.untold : [];
    }),
  );
  return missions.filter((card) => !played.has(card));
}

/** The Missions that failed for good: a Hero may bring one back, which then fails or succeeds for the last time. */
export function failedIn(fates: readonly Fate[]): Fate[] {
  return fates.filter(
    ({ card, end }, place) => end === 'failed' && fates.findLastIndex((other) => other.card === card) === place,
  );
}
