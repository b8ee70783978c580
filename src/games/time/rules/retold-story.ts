import { elementAt } from '../../../engine/list.ts';
import { missingFrom, slotsUsed } from './chapters/backpack.ts';
import { ALL_KINDS, backOf, type CardNumber, type ItemNumber, TOKEN_COPIES } from './content.ts';
import { addTo, noItems } from './counts.ts';
import type { Lookup } from './lookup.ts';
import { type Backpack, SLOT_PIECES, type TimeEvent } from './state.ts';

/** A card of a Story with the decisions about it. */
export interface StoryStep {
  card: CardNumber;
  /** The reward taken, or `refused`. */
  reward?: ItemNumber | 'refused';
  /** DT-37 The Items discarded with a failed Mission. */
  dropped?: readonly ItemNumber[];
}

/** The Story of a finished game without Heroes and Adventures; undefined if they took part. */
export function plainStory(events: readonly TimeEvent[]): StoryStep[] | undefined {
  const steps: StoryStep[] = [];
  for (const event of events) {
    const last = steps.at(-1);
    switch (event.kind) {
      case 'skill-used':
      case 'effect-began':
      case 'waived':
        return undefined;
      case 'revealed':
        steps.push({ card: event.card });
        break;
      case 'reward-taken':
        if (last !== undefined) last.reward = event.item;
        break;
      case 'reward-refused':
        if (last !== undefined) last.reward = 'refused';
        break;
      case 'dropped':
        if (last !== undefined) last.dropped = event.items;
        break;
      case 'game-over':
        steps.push(...event.untold.map((card) => ({ card })));
        break;
    }
  }
  return steps;
}

/**
 * Simulates a Story: Missions accomplished, failed ones with their missing Items, and the card that broke the Backpack.
 */
export function retellStory(
  steps: readonly StoryStep[],
  { lookup, slots }: { lookup: Lookup; slots: number },
): {
  completed: number;
  failed: { place: number; card: CardNumber; missing: ItemNumber[] }[];
  broke: number | undefined;
} {
  const backpack: Backpack = { cards: noItems(), tokens: noItems() };
  const failed: ReturnType<typeof retellStory>['failed'] = [];
  let completed = 0;
  for (const [place, step] of steps.entries()) {
    if (backOf(step.card) === 'item') addTo(backpack.cards, step.card, 1);
    else {
      const needs = lookup.needs(step.card);
      const missing = missingFrom(backpack, needs);
      if (missing.length > 0) {
        failed.push({ place, card: step.card, missing });
        for (const item of step.dropped ?? []) takeOne(backpack, item);
        continue;
      }
      for (const item of needs) takeOne(backpack, item);
      completed += 1;
      const gift = giftOf(step, { lookup, backpack, slots });
      if (gift !== undefined) addTo(backpack.tokens, gift, 1);
    }
    if (slotsUsed(backpack, SLOT_PIECES) > slots) return { completed, failed, broke: place };
  }
  return { completed, failed, broke: undefined };
}

/** DT-35 Cards leave before tokens. */
function takeOne(backpack: Backpack, item: ItemNumber): void {
  const from = elementAt(backpack.cards, item) > 0 ? backpack.cards : backpack.tokens;
  from[item] = Math.max(0, elementAt(from, item) - 1);
}

/** DT-36 The reward as it was decided; without a decision, only a mandatory one, as small as possible. */
function giftOf(
  { card, reward }: StoryStep,
  { lookup, backpack, slots }: { lookup: Lookup; backpack: Backpack; slots: number },
): ItemNumber | undefined {
  const offer = lookup.reward(card);
  const hasToken = (item: ItemNumber) => elementAt(backpack.tokens, item) < TOKEN_COPIES;
  const offered = (): readonly ItemNumber[] => {
    switch (offer.kind) {
      case 'mandatory':
        return [offer.item];
      case 'either':
        return offer.items;
      case 'any':
        return ALL_KINDS;
      default:
        return [];
    }
  };
  if (reward === 'refused') return undefined;
  if (reward !== undefined && hasToken(reward)) return reward;
  const choices = offered().filter(hasToken);
  const slotsWith = (item: ItemNumber) =>
    slotsUsed({ ...backpack, tokens: backpack.tokens.with(item, elementAt(backpack.tokens, item) + 1) }, SLOT_PIECES);
  return choices.find((item) => slotsWith(item) <= slots) ?? choices[0];
}
