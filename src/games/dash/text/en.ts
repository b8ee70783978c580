import { capital, counted, does, listed, orYou, type Person, people, whose } from '../../../engine/text.ts';
import type { Bonus, DungeonCard, EncounterEffect, EquipmentCard, EquipmentEffect, Magic } from '../rules/content.ts';
import type { DashEvent, DrawnFrom, TurnEnd } from '../rules/state.ts';
import type { ToldEvent } from './joined.ts';
import { a, isPlural, the } from './names/en.ts';
import type { Named } from './text.ts';

const MAGICS: Readonly<Record<Magic, { name: string; does: string }>> = {
  confusion: {
    name: 'Confusion',
    does: 'Your other cards of this turn go face down again, the whole dungeon is shuffled, and your turn ends.',
  },
  darkness: { name: 'Darkness', does: 'Your turn ends.' },
  fumble: { name: 'Fumble', does: 'You discard one Equipment card of your choice, if you have any.' },
  slow: { name: 'Slow', does: 'You lose 3 AP.' },
};

/** Why a turn ended, as a short phrase. */
const TURN_ENDS: Readonly<Record<TurnEnd, string>> = {
  'no-ap': 'out of AP',
  stopped: 'stopped',
  treasure: 'found a Treasure',
  door: 'the way is blocked',
  darkness: 'Darkness',
  confusion: 'Confusion',
  'last-card': 'the dungeon is explored',
};

/** Action Points, counted: "3 AP". */
function ap(count: number): string {
  return `${count} AP`;
}

function gold(count: number): string {
  return `${count} gold`;
}

function magicSentence(magic: Magic | undefined): string[] {
  return magic === undefined ? [] : [`${MAGICS[magic].name}: ${MAGICS[magic].does}`];
}

function costSentence(cost: number): string[] {
  return cost === 0 ? [] : [`Costs ${ap(cost)}.`];
}

function encounter(effect: EncounterEffect): string {
  switch (effect.kind) {
    case 'trap':
      return [...magicSentence(effect.magic), ...costSentence(effect.ap)].join(' ');
    case 'door':
      return 'Blocks your way: your turn ends.';
    case 'portal':
      return `You gain ${ap(effect.ap)}.`;
    case 'merchant':
      return 'You get the top Equipment card.';
  }
}

function bonusSentence(bonus: Bonus): string {
  switch (bonus.kind) {
    case 'first-creature-free':
      return 'The first Creature you flip in each turn costs 0 AP.';
    case 'more-ap':
      return `You start your turns with ${bonus.ap} more AP.`;
    case 'immune':
      return `${MAGICS[bonus.magic].name} does nothing to you.`;
    case 'traps-cost-less':
      return `Traps cost you ${ap(bonus.ap)} less.`;
    case 'put-back':
      return `Once a turn, ${bonus.ap === 0 ? 'for free' : `for ${ap(bonus.ap)}`}: put the card you just flipped back face down, before it does anything. Not a dungeon’s last card.`;
    case 'restock':
      return 'If you start your turn with fewer than 3 Equipment cards, you draw one.';
  }
}

function equipment(effect: EquipmentEffect, nameOf: (id: string) => string): string {
  switch (effect.kind) {
    case 'cancel':
      return `Cancels ${listed(effect.cards.map(nameOf).map(a), 'or')}.`;
    case 'cancel-magic':
      return `Cancels the magic of a card: ${listed(
        effect.magics.map((magic) => MAGICS[magic].name),
        'or',
      )}.`;
    case 'reduce-cost': {
      const whose = effect.creatures === 'any' ? 'any Creature' : listed(effect.creatures.map(nameOf).map(a), 'or');
      return `Reduces the cost of ${whose} by ${ap(effect.ap)}.`;
    }
    case 'put-back':
      return 'Puts a Creature, trap or door back face down, with no effect. Not the last card.';
    case 'treasure-map':
      return `Worth ${gold(effect.gold)} if you still have it at the end. It can’t be used.`;
  }
}

/** The effect of a card, worded from its figures; `nameOf` gives a card's name by its id. */
function effect(card: DungeonCard | EquipmentCard, nameOf: (id: string) => string): string {
  switch (card.kind) {
    case 'creature':
      return [...magicSentence(card.magic), ...costSentence(card.ap)].join(' ') || 'Costs nothing.';
    case 'encounter':
      return encounter(card.effect);
    case 'treasure':
      return [`Worth ${gold(card.gold)}.`, ...(card.bonus === undefined ? [] : [bonusSentence(card.bonus)])].join(' ');
    case 'equipment':
      return equipment(card.effect, nameOf);
  }
}

/** The log line of an event; undefined for events without one. */
function tell(event: ToldEvent, named: Named): string | undefined {
  const { who, card, on, winners, bonus } = named;
  switch (event.kind) {
    case 'dungeon-dealt':
      return `Dungeon ${event.dungeon} of 3 is dealt.`;
    case 'turn-started':
      return `${does(who, 'starts', 'You start')} a turn with ${ap(event.ap)}.`;
    case 'flipped':
      return `${does(who, 'flips', 'You flip')} ${a(card)}.`;
    case 'used':
      return `${does(who, 'uses', 'You use')} ${the(card)} on ${the(on)}.`;
    case 'magic':
      return tellMagic(event, named);
    case 'passed':
      return `${does(who, 'gets', 'You get')} past ${the(on)} with ${the(card)}.`;
    case 'slowed':
      return `${struck('slow', card, who)}: ${ap(event.ap)} gone, ${left(event.left)}.`;
    case 'canceled':
      return `${capital(the(card))} ${isPlural(card) ? 'are' : 'is'} cancelled.`;
    case 'ap-lost':
      return `${capital(the(card))} ${isPlural(card) ? 'cost' : 'costs'} ${orYou(who, 'you')} ${ap(event.ap)}: ${left(event.left)}.`;
    case 'ap-gained':
      return `${capital(the(card))} gives ${orYou(who, 'you')} ${ap(event.ap)}: ${event.left} now.`;
    case 'equipment-drawn':
      return tellDrawn(event.from, named);
    case 'nothing-to-draw':
      return `No Equipment is left for ${orYou(who, 'you')} to draw.`;
    case 'equipment-reshuffled':
      return 'The Equipment discard pile is shuffled into a new deck.';
    case 'fumbled':
      return `${does(who, 'loses', 'You lose')} ${the(card)}.`;
    case 'nothing-to-fumble':
      return `${does(who, 'has', 'You have')} no Equipment to fumble.`;
    case 'put-back':
      return `${does(who, 'puts', 'You put')} ${the(card)} back face down${event.ap ? ` for ${ap(event.ap)}: ${left(event.left)}` : ''}.`;
    case 'treasure-taken':
      // Its owner also sees its effect.
      return `${does(who, 'finds', 'You find')} ${the(card)}${named.gold === undefined ? '' : `: ${gold(named.gold)}`}.${who.isYou && bonus !== undefined ? ` ${bonusSentence(bonus)}` : ''}`;
    case 'confused':
      // DA-62 It was the last card, and no other was flipped this turn.
      if (event.left === 0) return 'No card is left in the dungeon to shuffle.';
      return `The dungeon is shuffled: ${counted(event.left, 'card is', 'cards are')} face down.`;
    case 'turn-ended':
      return tellTurnEnd(event.why, who);
    case 'exchange-started':
      return `The dungeon is explored. Everybody may exchange Equipment; ${does(who, 'explores', 'you explore')} first in the next one.`;
    case 'discarded':
      return `${does(who, 'discards', 'You discard')} ${the(card)}.`;
    case 'made-ready':
      return `${does(who, 'is', 'You’re')} ready.`;
    case 'game-over':
      return tellWinners(winners);
  }
}

function tellWinners(winners: readonly Person[]): string {
  const [first, ...others] = winners;
  if (first !== undefined && others.length === 0) return `${does(first, 'wins', 'You win')}!`;
  return `${people(winners, { you: 'You', last: 'and' })} share the win!`;
}

/** AP that are left: "2 left", "none left". */
function left(count: number): string {
  return count === 0 ? 'none left' : `${count} left`;
}

function tellTurnEnd(why: TurnEnd, who: Person): string {
  const turn = `${whose(who)} turn`;
  switch (why) {
    // The card that did it is told before.
    case 'no-ap':
    case 'darkness':
    case 'confusion':
      return `${capital(turn)} ends.`;
    case 'stopped':
      return `${does(who, 'stops', 'You stop')} here.`;
    case 'treasure':
      return `The Treasure ends ${turn}.`;
    case 'door':
      return `The way is blocked: ${turn} ends.`;
    case 'last-card':
      return `The dungeon is explored: ${turn} ends.`;
  }
}

/** "The Spider slows you", "The Wasps slow Ada": the effect of magic on somebody. */
function struck(magic: Magic, card: string, who: Person): string {
  const s = isPlural(card) ? '' : 's';
  const whom = orYou(who, 'you');
  const does = {
    confusion: `confuse${s} ${whom}`,
    darkness: `leave${s} ${whom} in the dark`,
    fumble: `make${s} ${whom} fumble`,
    slow: `slow${s} ${whom}`,
  };
  return `${capital(the(card))} ${does[magic]}`;
}

function tellMagic(event: DashEvent & { kind: 'magic' }, { who, card }: Named): string {
  const { name } = MAGICS[event.magic];
  switch (event.warded) {
    case 'equipment':
      return `${name} is cancelled.`;
    case 'bonus':
      return `${name} does nothing to ${orYou(who, 'you')}, thanks to a Treasure.`;
    case undefined:
      return `${struck(event.magic, card, who)}.`;
  }
}

/** A card, and its gold if it has some: "a Treasure Map worth 3 gold". */
function priced({ card, gold: worth }: Named): string {
  return worth === undefined ? a(card) : `${a(card)} worth ${gold(worth)}`;
}

function tellDrawn(from: DrawnFrom, named: Named): string | undefined {
  const { who, card } = named;
  switch (from) {
    case 'start':
      // Its gold counts from the beginning; other Equipment is simply visible.
      return named.gold === undefined
        ? undefined
        : `${does(who, 'starts', 'You start')} with ${a(card)}: ${gold(named.gold)}, if it’s kept to the end.`;
    case 'merchant':
      return `The merchant gives ${orYou(who, 'you')} ${priced(named)}.`;
    case 'restock':
      return `A Treasure gives ${orYou(who, 'you')} ${priced(named)}.`;
    case 'exchange':
      return `${does(who, 'draws', 'You draw')} ${priced(named)}.`;
  }
}

/** Dash in English. */
export const en = {
  title: 'Dash Through the Dungeon',
  /** The kind of card: "Creature". */
  kinds: { creature: 'Creature', encounter: 'Encounter', treasure: 'Treasure', equipment: 'Equipment' },
  magics: MAGICS,
  turnEnds: TURN_ENDS,
  ap,
  gold,
  effect,
  tell,
};
