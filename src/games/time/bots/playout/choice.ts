import type { Question } from '../../../../engine/bot.ts';
import type { Seat } from '../../../../engine/game.ts';
import type { Position } from '../../../../engine/judgement.ts';
import { backOf, type CardNumber, type ItemNumber } from '../../rules/content.ts';
import type { Lookup } from '../../rules/lookup.ts';
import type { TimeKnowledge } from '../../rules/remember.ts';
import type { TimeChoice, TimeMove } from '../../rules/state.ts';
import type { TimeView } from '../../rules/view.ts';
import { countOf } from '../demand.ts';
import { emptyForesight, type Foresight, foresee, lacking } from '../foresight.ts';
import { isRoomFor } from '../room.ts';
import { isQuest, mayBegin } from './team.ts';

/** A table in real time as a seat knows it. */
export type TimePosition = Position<TimeView>;

/** Maximum number of choices tried. */
const MOST_CHOICES = 8;
/** Maximum number of unneeded cards tried as discards. */
const MOST_DISCARDS = 2;

/** What a seat remembers. */
export function knownOf({ knowledge }: Pick<TimePosition, 'knowledge'>): TimeKnowledge | undefined {
  return knowledge as TimeKnowledge | undefined;
}

/** The predicted result of the Story, as far as the seat has seen it. */
export function foreseen(lookup: Lookup, { view, knowledge }: TimePosition): Foresight {
  const laid = view.story.log ?? knownOf({ knowledge })?.story ?? [];
  return foresee(
    lookup,
    emptyForesight(view.slots.limit),
    laid.filter((card) => card !== 'face-down'),
  );
}

/** The player's own Items needed for a Mission; undefined if they do not have them all. */
export function ownItemsFor(
  lookup: Lookup,
  now: Foresight,
  { mission, hand }: { mission: CardNumber; hand: readonly CardNumber[] },
): ItemNumber[] | undefined {
  const lacks = lacking(lookup, now, mission);
  return lacks.some((item) => countOf(lacks, item) > countOf(hand, item)) ? undefined : lacks;
}

/** The choices worth trying, best first by a quick estimate; as an alternative to keeping a card, playing it. */
export function choicesAt(
  lookup: Lookup,
  question: Question<TimeView, TimeMove> & TimePosition,
  made?: TimeChoice,
): TimeChoice[] {
  const { view, moves } = question;
  if (view.phase !== 'adventure') return moves.filter(({ kind }) => kind !== 'hold').slice(0, 3 * MOST_CHOICES);
  const now = foreseen(lookup, question);
  const { hand } = view;
  if (made?.kind === 'keep-back') {
    const items = isQuest(made.card) ? ownItemsFor(lookup, now, { mission: made.card, hand }) : [];
    return [{ kind: 'play', cards: [...(items ?? []), made.card] }];
  }
  const plays = missionPlays(lookup, now, view);
  const items = [...new Set(hand)].filter((card) => !isQuest(card));
  const heard = calledBy(question);
  const isCalled = (item: ItemNumber): boolean => heard.some((call) => call.item === item && call.count > 0);
  const laid = items
    .filter((item) => isRoomFor(now, item, 0))
    .sort((one, other) => Number(isCalled(other)) - Number(isCalled(one)));
  const needed = hand.filter(isQuest).flatMap((mission) => lacking(lookup, now, mission));
  const spare = items.filter((item) => !needed.includes(item) && !isCalled(item)).slice(0, MOST_DISCARDS);
  const choices: TimeChoice[] = [
    ...plays,
    waiting(lookup, now, { view, made }),
    ...laid.map((item): TimeChoice => ({ kind: 'play', cards: [item] })),
    ...(view.deck.size > 0 ? spare.map((item): TimeChoice => ({ kind: 'discard', cards: [item] })) : []),
  ];
  const isEnough = now.completed > view.goal;
  return [...choices.slice(0, MOST_CHOICES), ...(isEnough ? [{ kind: 'done' } as const] : [])];
}

/** Missions that can be played with the Story and the player's own hand. */
function missionPlays(lookup: Lookup, now: Foresight, view: TimeView): TimeChoice[] {
  return view.hand.flatMap((mission): TimeChoice[] => {
    if (!isQuest(mission)) return [];
    if (backOf(mission) === 'adventure' && !mayBegin({ quest: view.quest, missions: view.missionsPlayed ?? 0 }, lookup))
      return [];
    const items = ownItemsFor(lookup, now, { mission, hand: view.hand });
    return items === undefined ? [] : [{ kind: 'play', cards: [...items, mission] }];
  });
}

/**
 * To wait; with an incomplete Mission in hand, the missing Item is called for: for the one played too early, or the
 * nearest.
 */
function waiting(
  lookup: Lookup,
  now: Foresight,
  { view: { hand, players }, made }: { view: TimeView; made: TimeChoice | undefined },
): TimeChoice {
  const played = made?.kind === 'play' ? made.cards : [];
  const lacks = hand
    .filter(isQuest)
    .toSorted((one, other) => Number(played.includes(other)) - Number(played.includes(one)))
    .map((mission) => lacking(lookup, now, mission).filter((item) => !hand.includes(item)))
    .filter(({ length }) => length > 0);
  const nearest = played.some(isQuest) ? lacks[0] : lacks.toSorted((one, other) => one.length - other.length)[0];
  const item = nearest?.[0];
  if (nearest === undefined || item === undefined || players.length === 1) return { kind: 'wait' };
  return { kind: 'call', call: { kind: 'need', item, count: countOf(nearest, item) } };
}

/** Others' calls, as heard by a seat. */
export function calledBy({ seat, knowledge }: { seat: Seat; knowledge?: unknown }): TimeKnowledge['calls'] {
  return (knownOf({ knowledge })?.calls ?? []).filter((call) => call.seat !== seat);
}

/** Whether two choices have the same effect: calling and waiting change nothing. */
export function isSameChoice(one: TimeChoice, other: TimeChoice): boolean {
  if (isIdle(one) || isIdle(other)) return isIdle(one) && isIdle(other);
  if ((one.kind === 'play' || one.kind === 'discard') && one.kind === other.kind)
    return (
      one.cards.length === other.cards.length &&
      one.cards.every((card) => countOf(one.cards, card) === countOf(other.cards, card))
    );
  return JSON.stringify(one) === JSON.stringify(other);
}

function isIdle({ kind }: TimeChoice): boolean {
  return kind === 'wait' || kind === 'call';
}
