import { counted, listed } from '../../../engine/text.ts';
import type { AdventureEffect, ItemNumber, Reward, Skill, VictoryCondition } from '../rules/content.ts';
import { type Call, type Saying, type TimeEvent, TONKS_SLOTS } from '../rules/state.ts';
import { tell } from './events/en.ts';
import { amountOf, amountsById, kindsOf, type Names } from './text.ts';
import { items } from './words/en.ts';

const SAYINGS = {
  wait: 'Wait!',
  now: 'I’m playing it now!',
  careful: 'Don’t break the Backpack!',
  yes: 'Yes!',
  no: 'No!',
  thanks: 'Thanks!',
  nothing: 'I have nothing useful.',
} satisfies Record<Saying, string>;

function skill(kind: Skill, cost: string): string {
  const price = cost === '' ? '' : `Remove ${cost}. `;
  switch (kind) {
    case 'copy':
      return `${price}Use another Hero’s skill that hasn’t been used yet, and pay for it too.`;
    case 'look-and-discard':
      return `${price}Look at the next 5 Story cards and discard any of them; the others stay in order.`;
    case 'extra-slot':
      return `${price}The Backpack has ${TONKS_SLOTS} slots until a Mission succeeds.`;
    case 'return-failed':
      return `${price}The last failed Mission goes to the bottom of the Story deck.`;
    case 'waive':
      return `${price}Remove 1 or 2 Items: the next Mission needs that many fewer.`;
    case 'look-and-arrange':
      return `${price}Look at the next 5 Story cards and put them back in any order.`;
    case 'exchange':
      return `${price}Exchange 1 to 3 Items of the Backpack for one token of your choice.`;
    case 'name-item':
      return `${price}Name an Item: if the next Mission lists it, that Mission succeeds. You keep its Items, and you still get the reward.`;
    case 'remove-tokens':
      return `${price}Remove 1 to 5 Reward tokens from the game, from the Backpack or the supply. They don’t come back.`;
    case 'solve':
      return `${price}The next Mission succeeds. You keep its Items, and you still get the reward.`;
  }
}

function reward(gift: Reward, words: Names): string {
  switch (gift.kind) {
    case 'none':
      return 'No reward';
    case 'mandatory':
      return `${words.itemOf(gift.item).name}, which you must take`;
    case 'optional':
      return `${words.itemOf(gift.item).name}, if you like`;
    case 'either':
      return listed(
        gift.items.map((id) => words.itemOf(id).name),
        'or',
      );
    case 'any':
      return 'Any Item you choose';
  }
}

function effect(change: AdventureEffect, words: Names): string {
  switch (change.kind) {
    case 'merge-duplicates':
      return 'From now on a Mission that lists the same Item twice needs it only once.';
    case 'bigger-slots':
      return `From now on a slot holds ${counted(change.pieces, 'piece', 'pieces')} of a kind.`;
    case 'stand-in':
      return `From now on ${words.itemOf(change.item).one} counts as any Item that is missing.`;
    case 'free-rewards':
      return 'From now on every reward is any Item you choose, or none.';
  }
}

function victory(condition: VictoryCondition, words: Names): string {
  switch (condition.kind) {
    case 'adventure-accomplished':
      return 'The Adventure card must succeed.';
    case 'hold-items':
      return `At the end the Backpack must hold ${amountsById(condition.items, words, 'and')}.`;
    case 'free-slots':
      return `At the end at least ${counted(condition.slots, 'slot', 'slots')} must be free.`;
    case 'missions-after':
      return `Accomplish at least ${counted(condition.missions, 'Mission', 'Missions')} after the Adventure card has succeeded.`;
  }
}

function call(said: Call, words: Names): string {
  switch (said.kind) {
    case 'need':
      return `I need ${amountOf(words.item(said.item), said.count)}!`;
    case 'have':
      return `I have ${amountOf(words.item(said.item), said.count)}.`;
    case 'take':
      return `Take ${words.item(said.item).the} as the reward!`;
    case 'say':
      return SAYINGS[said.saying];
  }
}

/** Dungeon Time in English. */
export const en = {
  title: 'Dungeon Time',
  backs: {
    item: { one: 'Item', more: 'Items' },
    mission: { one: 'Mission', more: 'Missions' },
    adventure: { one: 'Adventure', more: 'Adventures' },
  },
  endings: {
    won: 'The adventure is won!',
    'too-few-missions': 'You accomplished too few Missions.',
    'backpack-broke': 'The Backpack broke.',
    'condition-not-met': 'You didn’t meet the victory condition.',
    'adventure-not-accomplished': 'The Adventure card didn’t succeed.',
  },
  sayings: SAYINGS,
  /** A Hero's skill, usable once in a Resolution phase; `cost` may be empty. */
  skill,
  reward,
  effect,
  victory,
  /** DT-26 A callout, as it is said. */
  call,
  /** "a Sword or a Torch" */
  oneOf: (list: readonly ItemNumber[], words: Names) => kindsOf(list, words, 'or'),
  /** "2 Swords and a Torch" */
  items,
  /** The log line of an event; undefined for events without one. */
  tell: (event: TimeEvent, words: Names) => tell(event, words, call),
};
