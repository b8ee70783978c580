import { elementAt } from '../../../engine/list.ts';
import { backOf, type CardNumber, GAME_MISSIONS, type ItemNumber, type VictoryCondition } from '../rules/content.ts';
import { playerAt, type TimeMove } from '../rules/state.ts';
import type { TimeView } from '../rules/view.ts';
import { callFor, callForNeeds, isAwaited, isMineToAnswer, mayCall, sayHave, sayTake } from './calls.ts';
import { countOf, futureDemand, unseenCopies } from './demand.ts';
import { foresee, isMet, lacking, rewardsFor } from './foresight.ts';
import { believe, type Mind, type Thought } from './mind.ts';
import { askTheQuiet } from './quiet.ts';
import { forgotten, isRoomFor, RESERVE } from './room.ts';

/** An Item whose expected demand is below this is discarded at once. */
const USELESS = 0.2;
/** Consecutive thoughts without an idea before it discards something. */
export const PATIENCE = 2;
const LONG_PATIENCE = 7;
/** Consecutive thoughts without an idea before it says done in any case. */
const ENDLESS = 30;
/** Thoughts to rest per card and other player, so that the draw deck lasts for most of the five minutes. */
const REST_EACH = 3.8;

/**
 * How many thoughts to leave to the others after a card, so that everybody gets about the same share of the draw deck.
 */
export function restAfter({ players, deck }: TimeView): number {
  // With an empty draw deck, the hands are played as fast as possible.
  return deck.size === 0 ? 0 : Math.round(REST_EACH * (players.length - 0.5));
}

function thoughtOf(mind: Mind, view: TimeView): Thought {
  return {
    mind,
    view,
    now: believe(mind, view),
    missions: view.hand.filter((card) => backOf(card) !== 'item'),
    items: view.hand.filter((card) => backOf(card) === 'item'),
  };
}

/** While it leaves the cards to others: answers calls, and says what it needs and has. */
export function thinkMeanwhile(mind: Mind, view: TimeView): TimeMove | undefined {
  const thought = thoughtOf(mind, view);
  if (playerAt(view, mind.memory.seat).done && hasEnough(thought)) return undefined;
  return (
    draw(thought) ??
    sayTake(mind) ??
    layMission(thought) ??
    answerCall(thought) ??
    callForNeeds(thought) ??
    askTheQuiet(thought) ??
    sayHave(thought, spareItems(thought))
  );
}

/** A careful bot's action in the Adventure phase: a useful move, a callout, or nothing for now. */
export function thinkAdventure(mind: Mind, view: TimeView): TimeMove | undefined {
  const thought = thoughtOf(mind, view);
  if (playerAt(view, mind.memory.seat).done && hasEnough(thought)) return undefined;
  return (
    stopWithEnough(thought) ??
    draw(thought) ??
    sayTake(mind) ??
    layMission(thought) ??
    answerCall(thought) ??
    provideForEnd(thought) ??
    callForNeeds(thought) ??
    askTheQuiet(thought) ??
    sayHave(thought, spareItems(thought)) ??
    throwAway(thought) ??
    sayDone(thought)
  );
}

/** With one Mission to spare, every further card is only a risk. */
function hasEnough({ view, now, mind }: Thought): boolean {
  const spare = now.completed >= Math.min(view.goal + 1, GAME_MISSIONS);
  return spare && mind.lookup.victory(view.quest).every((condition) => isNear({ view, now, mind }, condition));
}

/** Whether a condition is met, or will be: Missions after the Adventure may still be counted on. */
function isNear({ view, now, mind }: Pick<Thought, 'view' | 'now' | 'mind'>, condition: VictoryCondition): boolean {
  return condition.kind === 'missions-after'
    ? now.adventure && now.completed >= view.goal + 1
    : isMet(now, condition, mind.lookup);
}

/** DT-85 Items the Backpack must hold at the end and probably does not. */
function missingInEnd({ mind, view, now }: Thought): ItemNumber[] {
  const wanted = mind.lookup
    .victory(view.quest)
    .flatMap((condition) => (condition.kind === 'hold-items' ? condition.items.map(mind.lookup.item) : []));
  return wanted.filter((item) => now.pieces[item] === 0);
}

/** With enough Missions played, plays or calls for the Items required at the end. */
function provideForEnd(thought: Thought): TimeMove | undefined {
  const { mind, view, now, items } = thought;
  if (now.completed < view.goal) return undefined;
  const missing = missingInEnd(thought);
  const held = missing.find((item) => items.includes(item) && isRoomFor(now, item, 0));
  if (held !== undefined) return { kind: 'play', cards: [held] };
  const wanted = missing.find((item) => mayCall(mind, item));
  return wanted === undefined ? undefined : callFor(mind, wanted, 1);
}

function stopWithEnough(thought: Thought): TimeMove | undefined {
  return hasEnough(thought) && !playerAt(thought.view, thought.mind.memory.seat).done ? { kind: 'done' } : undefined;
}

/** DT-22 In games where players draw themselves, it draws at once. */
function draw({ view }: Thought): TimeMove | undefined {
  return view.hand.length < view.handSize && view.deck.size > 0 ? { kind: 'draw' } : undefined;
}

/** Plays a Mission whose Items are probably in the Story or in its own hand: all at once. */
function layMission(thought: Thought): TimeMove | undefined {
  const { mind, now, missions, items } = thought;
  let best: { card: CardNumber; cards: CardNumber[] } | undefined;
  for (const card of missions) {
    if (backOf(card) === 'adventure' && !isAdventureAllowed(thought)) continue;
    const lacks = lacking(mind.lookup, now, card);
    if (lacks.some((item) => countOf(lacks, item) > countOf(items, item))) continue;
    const cards = [...lacks, card];
    const after = foresee(mind.lookup, now, cards);
    if (after.broken || (best !== undefined && best.cards.length <= cards.length)) continue;
    best = { card, cards };
  }
  if (best === undefined) return undefined;
  mind.memory.toTake.push(...rewardsFor(mind.lookup, now, best.card));
  return { kind: 'play', cards: best.cards };
}

function isAdventureAllowed({ mind, view }: Thought): boolean {
  const { reputation } = elementAt(mind.lookup.pack.adventures, view.quest.place).scroll;
  return (view.missionsPlayed ?? 0) >= reputation;
}

/** Plays an Item somebody has called for, after giving people time to do so. */
function answerCall({ mind, view, now, items }: Thought): TimeMove | undefined {
  let best: { item: ItemNumber; left: number } | undefined;
  for (const item of new Set(items)) {
    if (!isMineToAnswer(mind.memory, item)) continue;
    for (const needs of mind.memory.needs) {
      if (needs[item] === 0) continue;
      const left = needs.reduce((sum, count) => sum + count, 0);
      if (isRoomFor(now, item, (left <= 2 ? 0 : 1) + forgotten(mind, view)) && (best === undefined || left < best.left))
        best = { item, left };
    }
  }
  return best === undefined ? undefined : { kind: 'play', cards: [best.item] };
}

/** Makes space in the hand: plays an Item for later, or discards a useless card. */
function throwAway(thought: Thought): TimeMove | undefined {
  const { mind, view, now, missions } = thought;
  if (view.deck.size === 0) return undefined;
  const hopeless = missions.find((card) => backOf(card) === 'mission' && isHopeless(thought, card));
  if (hopeless !== undefined) return { kind: 'discard', cards: [hopeless] };
  const wanted = stillWanted(thought);
  const spare = spareItems(thought).filter((item) => !isAwaited(mind.memory, item));
  const useless = spare.find((item) => elementAt(wanted, item) <= USELESS);
  if (useless !== undefined) return { kind: 'discard', cards: [useless] };
  if (mind.idle < PATIENCE) return undefined;
  const worth = (item: ItemNumber): number => elementAt(wanted, item) / (unseenCopies(mind, view, item) + 1);
  const dear = spare.toSorted((one, other) => worth(other) - worth(one));
  const laid =
    mind.memory.mindful > 0 ? undefined : dear.find((item) => isRoomFor(now, item, RESERVE + forgotten(mind, view)));
  if (laid !== undefined) return { kind: 'play', cards: [laid] };
  const cheapest = dear.at(-1);
  if (cheapest !== undefined) return { kind: 'discard', cards: [cheapest] };
  return mind.idle >= LONG_PATIENCE ? giveUpMission(thought) : undefined;
}

/** How many more of each Item the rest of the game will need. */
function stillWanted(thought: Thought): number[] {
  const missing = missingInEnd(thought);
  return futureDemand(thought.mind, thought.view).map(
    (demand, item) => demand - elementAt(thought.now.pieces, item) + (missing.includes(item) ? 1 : 0),
  );
}

/** Items in hand that no Mission in hand needs. */
function spareItems({ mind, missions, items, now }: Thought): ItemNumber[] {
  const reserved = missions.flatMap((card) => lacking(mind.lookup, now, card));
  return items.filter((item, place) => countOf(items.slice(0, place + 1), item) > countOf(reserved, item));
}

/** Whether a Mission lacks more of an Item than can still turn up. */
function isHopeless({ mind, view, now, items }: Thought, card: CardNumber): boolean {
  const lacks = lacking(mind.lookup, now, card);
  return lacks.some((item) => countOf(lacks, item) > countOf(items, item) + unseenCopies(mind, view, item));
}

/** With too many Missions in hand and no progress, discards the one that lacks most. */
function giveUpMission({ mind, now, missions }: Thought): TimeMove | undefined {
  const worst = missions
    .filter((card) => backOf(card) === 'mission')
    .toSorted((one, other) => lacking(mind.lookup, now, other).length - lacking(mind.lookup, now, one).length)[0];
  return worst === undefined ? undefined : { kind: 'discard', cards: [worst] };
}

/** Says done with nothing left to draw or play, or after many thoughts without an idea. */
function sayDone(thought: Thought): TimeMove | undefined {
  const { mind, view } = thought;
  if (playerAt(view, mind.memory.seat).done) return undefined;
  const waited = view.deck.size === 0 ? LONG_PATIENCE : ENDLESS;
  if (mind.idle < waited) return undefined;
  return layAnyway(thought) ?? { kind: 'done' };
}

/** A failed Mission costs nothing, and memory may err or a Hero may solve it: at the end the rest is played. */
function layAnyway(thought: Thought): TimeMove | undefined {
  const { mind, now, missions } = thought;
  const lacks = (card: CardNumber): number => lacking(mind.lookup, now, card).length;
  const cards = missions
    .filter((card) => backOf(card) === 'mission' || isAdventureAllowed(thought))
    .toSorted((one, other) => lacks(one) - lacks(other));
  return cards.length === 0 ? undefined : { kind: 'play', cards };
}
