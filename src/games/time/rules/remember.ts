import type { Seat } from '../../../engine/game.ts';
import { backOf, type CardNumber, type ItemNumber } from './content.ts';
import { LOOK_AHEAD, type ShownCard, type TimeEvent } from './state.ts';

/** A card whose face was seen, or a covered one. */
export type KnownCard = CardNumber | 'face-down';

/** What a seat with a perfect memory remembers beyond its view. */
export interface TimeKnowledge {
  /** DT-21 The Story in the order of its reveal. */
  story: readonly KnownCard[];
  /** How many of its first cards are known, but not their order (DT-68). */
  loose: number;
  /** The cards discarded while the clock ran, first card first. */
  discard: readonly KnownCard[];
  /** DT-26 The Items called for since their caller last played a Mission. */
  calls: readonly HeardCall[];
}

/** An Item somebody has called for. */
export interface HeardCall {
  seat: Seat;
  item: ItemNumber;
  /** How many are still wanted. */
  count: number;
  /** How many were played since. */
  answered: number;
}

const NOTHING: TimeKnowledge = { story: [], loose: 0, discard: [], calls: [] };

/** DT-21, DT-26 Cards played and discarded are seen by everybody before they are covered, and calls are heard. */
export function remember(knowledge: unknown, event: TimeEvent): TimeKnowledge {
  const known = (knowledge as TimeKnowledge | undefined) ?? NOTHING;
  switch (event.kind) {
    case 'played':
      return { ...known, story: [...known.story, ...event.cards.map(faceOf)], calls: callsAfter(known.calls, event) };
    case 'discarded':
      return { ...known, discard: [...known.discard, ...event.cards.map(faceOf)] };
    case 'called':
      return { ...known, calls: callsWith(known.calls, event) };
    case 'revealed':
      return revealed(known, event.card);
    case 'looked':
      return { ...known, story: [...event.cards.map(faceOf), ...known.story.slice(event.cards.length)], loose: 0 };
    case 'sifted':
      return { ...known, story: event.cards.reduce(withoutFirst, known.story) };
    case 'arranged':
      return { ...known, loose: Math.min(LOOK_AHEAD, known.story.length) };
    case 'mission-returned':
      return { ...known, story: [...known.story, event.card] };
    default:
      return known;
  }
}

function faceOf(card: ShownCard): KnownCard {
  return typeof card === 'number' ? card : 'face-down';
}

function revealed(known: TimeKnowledge, card: CardNumber): TimeKnowledge {
  if (known.loose === 0) return { ...known, story: known.story.slice(1) };
  return { ...known, story: withoutFirst(known.story, card), loose: known.loose - 1 };
}

function withoutFirst(story: readonly KnownCard[], card: CardNumber): readonly KnownCard[] {
  const place = story.indexOf(card);
  return place === -1 ? story.slice(1) : story.toSpliced(place, 1);
}

/** A played Item settles the oldest call for it; a played Mission settles its player's calls. */
function callsAfter(calls: readonly HeardCall[], { seat, cards }: Extract<TimeEvent, { kind: 'played' }>): HeardCall[] {
  let heard = calls.map((call) => ({ ...call }));
  for (const card of cards) {
    const call = heard.find(({ item, count }) => item === card && count > 0);
    if (call !== undefined) {
      call.count -= 1;
      call.answered += 1;
    } else if (typeof card === 'number' && backOf(card) !== 'item') heard = heard.filter((own) => own.seat !== seat);
  }
  return heard;
}

function callsWith(
  calls: readonly HeardCall[],
  { seat, call }: Extract<TimeEvent, { kind: 'called' }>,
): readonly HeardCall[] {
  if (call.kind !== 'need') return calls;
  const isSame = (heard: HeardCall): boolean => heard.seat === seat && heard.item === call.item;
  const answered = calls.find(isSame)?.answered ?? 0;
  return [...calls.filter((heard) => !isSame(heard)), { seat, item: call.item, count: call.count, answered }];
}
