import { counted } from '../../../engine/text.ts';
import { backOf } from '../rules/content.ts';
import type { Call, Ending, TimeEvent } from '../rules/state.ts';
import type { Words } from './text.ts';
import { cards, isOrAre, items } from './text-words.en.ts';

/** What happened, in English. */
export function tell(event: TimeEvent, words: Words, say: (call: Call, words: Words) => string): string | undefined {
  const who = 'seat' in event && event.seat !== undefined ? words.who(event.seat) : '';
  switch (event.kind) {
    case 'heroes-dealt':
      return 'Everybody draws two Heroes and keeps one.';
    case 'hero-kept':
      return `${who} plays as ${words.hero(event.hero)}.`;
    case 'dealt':
    case 'drew':
      return undefined;
    case 'made-ready':
      return `${who} is ready.`;
    case 'countdown':
      return 'Three, two, one!';
    case 'clock-started':
      return event.endsAt === undefined ? 'The adventure begins, without a clock.' : 'The clock is running!';
    case 'played':
      return `${who} plays ${cards(event.cards, words)}.`;
    case 'discarded':
      return `${who} discards ${cards(event.cards, words)}.`;
    case 'said-done':
      return `${who} is done.`;
    case 'took-back-done':
      return `${who} is not done after all.`;
    case 'went-away':
      return `${who} is away.`;
    case 'came-back':
      return `${who} is back.`;
    case 'called':
      return `${who}: “${say(event.call, words)}”`;
    case 'adventure-ended':
      return event.why === 'time-up' ? 'Time is up! The Story is told.' : 'All are done. The Story is told.';
    default:
      return tellResolution(event, words);
  }
}

function tellResolution(event: TimeEvent, words: Words): string | undefined {
  const who = 'seat' in event && event.seat !== undefined ? words.who(event.seat) : '';
  switch (event.kind) {
    case 'revealed':
      // An Item goes into the Backpack at once, which is told.
      return backOf(event.card) === 'item' ? undefined : `The Story goes on: ${words.card(event.card)}.`;
    case 'packed':
      return `${words.item(event.item).name} goes in (${event.used} of ${counted(event.slots, 'slot', 'slots')}).`;
    case 'accomplished':
      if (event.solved) return `${words.card(event.card)} is solved, and no Item is spent.`;
      if (event.spent.length === 0) return `${words.card(event.card)} succeeds, and no Item is spent.`;
      return `${words.card(event.card)} succeeds with ${items(event.spent, words)}.`;
    case 'failed':
      return `${words.card(event.card)} fails: ${items(event.missing, words)} ${isOrAre(event.missing)} missing.`;
    case 'dropped':
      return `${who} discards ${items(event.items, words)} with ${words.card(event.card)}.`;
    case 'waived':
      return `${who} decides: ${words.card(event.card)} does without ${items(event.items, words)}.`;
    case 'effect-began':
      return `${words.card(event.card)} changes the rest of the Story.`;
    case 'reward-taken':
      if (event.seat === undefined) return `The reward is ${words.item(event.item).one}.`;
      return `${who} takes ${words.item(event.item).one} as reward.`;
    case 'reward-refused':
      return `${who} leaves the reward.`;
    case 'no-reward-left':
      return `There is no token left for ${words.card(event.card)}.`;
    case 'backpack-broke':
      return `There is no slot for ${words.item(event.item).the}: the Backpack breaks apart!`;
    case 'game-over':
      return `${end(event.ending)} ${counted(event.completed, 'Mission', 'Missions')} accomplished, ${event.goal} needed.`;
    default:
      return tellSkill(event, words);
  }
}

function tellSkill(event: TimeEvent, words: Words): string | undefined {
  const who = 'seat' in event && event.seat !== undefined ? words.who(event.seat) : '';
  switch (event.kind) {
    case 'held':
      return `${who} holds the next reveal.`;
    case 'released':
      return event.why === 'released' ? `${who} lets the Story go on.` : `${who} no longer holds the reveal.`;
    case 'skill-used': {
      const paid = event.paid.length > 0 ? `, for ${items(event.paid, words)}` : '';
      if (event.by === undefined) return `${who} uses the skill of ${words.hero(event.hero)}${paid}.`;
      return `${who}, as ${words.hero(event.by)}, copies ${words.hero(event.hero)}${paid}.`;
    }
    case 'passed-to-team':
      return `${who} takes a while: anybody may decide now.`;
    case 'exchanged':
      return `${who} gets ${words.item(event.item).one} in exchange.`;
    case 'looked':
      return `Next in the Story: ${cards(event.cards, words)}.`;
    case 'sifted':
      return `${who} discards ${event.cards.length === 0 ? 'none of them' : cards(event.cards, words)}.`;
    case 'arranged':
      return `${who} has put the cards in order.`;
    case 'paid':
      return `${who} removes ${words.item(event.item).one} from the Backpack.`;
    case 'token-removed':
      return `${who} removes a token from the game: ${words.item(event.item).name}.`;
    case 'waiver-set':
      return `The next Mission needs ${counted(event.count, 'Item', 'Items')} fewer.`;
    case 'item-named':
      return `${who} guesses that the next Mission needs ${words.item(event.item).one}.`;
    case 'slot-gained':
      return `The Backpack has ${counted(event.slots, 'slot', 'slots')} until a Mission is solved.`;
    case 'slot-lost':
      return `The Backpack is back to ${counted(event.slots, 'slot', 'slots')}.`;
    case 'mission-returned':
      return `${words.card(event.card)} goes to the bottom of the Story deck.`;
    default:
      return undefined;
  }
}

function end(ending: Ending): string {
  switch (ending) {
    case 'won':
      return 'You win!';
    case 'too-few-missions':
      return 'You lose: too few Missions.';
    case 'backpack-broke':
      return 'You lose: the Backpack broke.';
    case 'condition-not-met':
      return 'You lose: the victory condition was not met.';
    case 'adventure-not-accomplished':
      return 'You lose: the Adventure card has not succeeded.';
  }
}
