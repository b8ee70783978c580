import { byCount, capital, counted, does, orYou } from '../../../../engine/text.ts';
import { backOf } from '../../rules/content.ts';
import type { Call, Ending, TimeEvent } from '../../rules/state.ts';
import type { Names } from '../text.ts';
import { cards, isOrAre, items } from '../words/en.ts';

/** The log line of an event in English. */
export function tell(event: TimeEvent, words: Names, say: (call: Call, words: Names) => string): string | undefined {
  const subject = subjectOf(event, words);
  switch (event.kind) {
    case 'heroes-dealt':
      return 'Everybody draws two Heroes and keeps one.';
    case 'hero-kept':
      return `${subject('plays', 'You play')} as ${words.hero(event.hero)}.`;
    case 'dealt':
    case 'drew':
      return undefined;
    case 'made-ready':
      return `${subject('is', 'You’re')} ready.`;
    case 'countdown':
      return 'Three, two, one!';
    case 'clock-started':
      return event.endsAt === undefined ? 'The adventure begins, without a clock.' : 'The clock is running!';
    case 'played':
      return `${subject('plays', 'You play')} ${cards(event.cards, words)}.`;
    case 'discarded':
      return `${subject('discards', 'You discard')} ${cards(event.cards, words)}.`;
    case 'said-done':
      return `${subject('is', 'You’re')} done.`;
    case 'took-back-done':
      return `${subject('isn’t', 'You’re not')} done after all.`;
    case 'went-away':
      return `${subject('is', 'You’re')} away.`;
    case 'came-back':
      return `${subject('is', 'You’re')} back.`;
    case 'called':
      return `${orYou(words.who(event.seat), 'You')}: “${say(event.call, words)}”`;
    case 'adventure-ended':
      return event.why === 'time-up'
        ? 'Time’s up! Now the Story is told.'
        : 'Everybody is done. Now the Story is told.';
    default:
      return tellResolution(event, words);
  }
}

/** Subject and verb of an event: "Ada plays", "You play". */
function subjectOf(event: TimeEvent, words: Names): (verb: string, toYou: string) => string {
  const who = 'seat' in event && event.seat !== undefined ? words.who(event.seat) : { name: '', isYou: false };
  return (verb, toYou) => does(who, verb, toYou);
}

function tellResolution(event: TimeEvent, words: Names): string | undefined {
  const subject = subjectOf(event, words);
  switch (event.kind) {
    case 'revealed':
      // An Item is logged when it goes into the Backpack.
      return backOf(event.card) === 'item' ? undefined : `Next: ${words.card(event.card)}.`;
    case 'packed':
      return `${capital(words.item(event.item).one)} goes in (${event.used} of ${counted(event.slots, 'slot', 'slots')}).`;
    case 'accomplished':
      if (event.solved) return `${words.card(event.card)} succeeds thanks to a Hero, at no cost.`;
      if (event.spent.length === 0) return `${words.card(event.card)} succeeds at no cost.`;
      return `${words.card(event.card)} succeeds with ${items(event.spent, words)}.`;
    case 'failed':
      return `${words.card(event.card)} fails: ${items(event.missing, words)} ${isOrAre(event.missing)} missing.`;
    case 'dropped':
      return `${subject('discards', 'You discard')} ${items(event.items, words)} for ${words.card(event.card)}.`;
    case 'waived':
      if (event.seat === undefined) return `${words.card(event.card)} won’t need ${items(event.items, words)}.`;
      return `${subject('decides', 'You decide')}: ${words.card(event.card)} won’t need ${items(event.items, words)}.`;
    case 'effect-began':
      return `${words.card(event.card)} changes the rest of the Story.`;
    case 'reward-taken':
      if (event.seat === undefined) return `The reward is ${words.item(event.item).one}.`;
      return `${subject('takes', 'You take')} ${words.item(event.item).one} as the reward.`;
    case 'reward-refused':
      return `${subject('turns', 'You turn')} the reward down.`;
    case 'no-reward-left':
      return `There is no token left for ${words.card(event.card)}.`;
    case 'backpack-broke':
      return `There is no slot for ${words.item(event.item).the}: the Backpack breaks!`;
    case 'game-over':
      return `${end(event.ending)} ${counted(event.completed, 'Mission', 'Missions')} accomplished, ${event.goal} needed.`;
    default:
      return tellSkill(event, words);
  }
}

function tellSkill(event: TimeEvent, words: Names): string | undefined {
  const subject = subjectOf(event, words);
  switch (event.kind) {
    case 'held':
      return `${subject('holds', 'You hold')} the next card.`;
    case 'released':
      return event.why === 'released'
        ? `${subject('lets', 'You let')} the Story go on.`
        : `${subject('no longer holds', 'You no longer hold')} the next card.`;
    case 'skill-used': {
      const paid = event.paid.length > 0 ? `, for ${items(event.paid, words)}` : '';
      if (event.by === undefined) return `${subject('uses', 'You use')} ${words.hero(event.hero)}’s skill${paid}.`;
      return `As ${words.hero(event.by)}, ${subject('copies', 'you copy')} ${words.hero(event.hero)}${paid}.`;
    }
    case 'passed-to-team':
      return `${subject('is taking', 'You’re taking')} a while: anybody may decide now.`;
    case 'exchanged':
      return `${subject('gets', 'You get')} ${words.item(event.item).one} in exchange.`;
    case 'looked':
      return `Next in the Story: ${cards(event.cards, words)}.`;
    case 'sifted':
      return `${subject('discards', 'You discard')} ${event.cards.length === 0 ? 'none of them' : cards(event.cards, words)}.`;
    case 'arranged':
      return `${subject('puts', 'You put')} the cards in order.`;
    case 'paid':
      return `${subject('takes', 'You take')} ${words.item(event.item).one} out of the Backpack.`;
    case 'token-removed':
      return `${subject('removes', 'You remove')} a token from the game: ${words.item(event.item).name}.`;
    case 'waiver-set':
      return `The next Mission needs ${event.count} fewer ${byCount(event.count, 'Item', 'Items')}.`;
    case 'item-named':
      return `${subject('guesses', 'You guess')} that the next Mission needs ${words.item(event.item).one}.`;
    case 'slot-gained':
      return `The Backpack has ${counted(event.slots, 'slot', 'slots')} until a Mission succeeds.`;
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
      return 'The adventure is won!';
    case 'too-few-missions':
      return 'The adventure is lost: too few Missions.';
    case 'backpack-broke':
      return 'The adventure is lost: the Backpack broke.';
    case 'condition-not-met':
      return 'The adventure is lost: the victory condition isn’t met.';
    case 'adventure-not-accomplished':
      return 'The adventure is lost: the Adventure card didn’t succeed.';
  }
}
