import {
  capital,
  counted,
  does,
  listed,
  orYou,
  type Person,
  people,
  whose,
  withArticle,
} from '../../../../engine/text.ts';
import type { Ending, Sum } from '../../rules/event.ts';
import type { Cause } from '../../rules/task.ts';
import { the } from '../names/en.ts';
import { helperOf, type Names } from '../text.ts';
import { rollInFigures, sumInFigures } from '../text-sum.ts';
import type { ToldEvent } from '../walks.ts';

export const ENDINGS: Readonly<Record<Ending, string>> = {
  'ring-out': 'The Ring is out of the dungeon!',
  quest: 'The quest is done!',
  'all-lost': 'Nobody is left to bring the Ring out.',
  collapse: 'The dungeon collapses with everybody and the Ring inside.',
  flood: 'Time is up: the dungeon floods.',
  'quest-failed': 'The Ring is out, but the quest isn’t done.',
};

function health(count: number): string {
  return `${count} health`;
}

function sumOf(sum: Sum): string {
  const why = sum.why === 'critical' ? ', a critical hit' : sum.why === 'skill' ? ', doubled by skill' : '';
  return `${sumInFigures(sum)}${why}`;
}

function causeOf(cause: Cause, names: Names): string {
  switch (cause.kind) {
    case 'monster':
    case 'rush':
      return ` to the ${names.monster(cause.monster)}`;
    case 'reach':
      return `, within reach of the ${names.monster(cause.monster)}`;
    case 'half':
      return ' as the partner';
    case 'item':
      return ` from ${the(names.item(cause.item))}`;
    case 'spikes':
      return ' from the spikes';
    case 'escape':
      return ' while getting away';
    case 'adventurer':
      return '';
  }
}

/** The log line of an event in English. */
export function tell(event: ToldEvent, names: Names): string | undefined {
  const told = tellWay(event, names) ?? tellFight(event, names) ?? tellThings(event, names) ?? tellEnd(event, names);
  // A solo player’s adventurers have articles: "The Dwarf’s turn is over".
  return told === undefined ? undefined : capital(told);
}

/** By side of a tile. */
const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

function tellWay(event: ToldEvent, names: Names): string | undefined {
  const { person } = names;
  switch (event.kind) {
    case 'set-up':
      return event.scroll === undefined
        ? `The adventure begins. ${does(names.seat(event.first.seat), 'goes', 'You go')} first.`
        : `Dragon Scroll: ${names.scroll(event.scroll)}. ${does(names.seat(event.first.seat), 'goes', 'You go')} first.`;
    case 'character-chosen':
      return `${does(names.seat(event.who.seat), 'plays', 'You play')} the ${names.character(event.who.character)}.`;
    case 'turn-started':
      return event.last
        ? `${does(person(event.who), 'has', 'You have')} one last turn to get out, with ${event.ap} AP.`
        : `Round ${event.round}: ${does(person(event.who), 'has', 'you have')} ${event.ap} AP.`;
    case 'walked':
      return `${does(person(event.who), 'walks on', 'You walk on')} (${event.ap} AP left).`;
    case 'walk': {
      const way = event.side === undefined ? '' : ` ${DIRECTIONS[event.side]}`;
      return `${does(person(event.who), 'walks', 'You walk')} ${counted(event.steps, 'tile', 'tiles')}${way} (${event.ap} AP left).`;
    }
    case 'tile-drawn':
      return `${does(person(event.who), 'draws', 'You draw')} a tile: ${the(names.tile(event.tile))}.`;
    case 'tile-laid':
      return `${does(person(event.who), 'lays', 'You lay')} ${the(names.tile(event.tile))} (${counted(event.left, 'tile', 'tiles')} left).`;
    case 'lost-the-way':
      return `${capital(the(names.tile(event.tile)))} doesn’t fit here: ${does(person(event.who), 'loses the', 'you lose your')} way, and the tile goes under the stack.`;
    case 'stack-used-up':
      return event.exit === undefined
        ? 'No tile fits any more: the stack is used up.'
        : 'No tile fits any more: the Exit goes where there’s room.';
    case 'ring-appeared':
      return `${does(person(event.who), 'rolls', 'You roll')} ${rollInFigures(event.rolls)}: the Ring of Creation appears on M${event.number}, and the Exit is sealed.${event.rounds === undefined ? '' : ` The dungeon collapses in ${counted(event.rounds, 'round', 'rounds')}.`}`;
    case 'trembled':
      return `The dungeon trembles: it collapses in ${counted(event.rounds, 'round', 'rounds')}${event.why === 'quiet' ? ', unless somebody makes progress' : ''}.`;
    case 'monster-revealed':
      return `${does(person(event.who), 'meets', 'You meet')} ${withArticle(names.monster(event.monster))}: ${health(event.health)}, ${counted(event.dice, 'die', 'dice')}${event.plus === 0 ? '' : ` + ${event.plus}`}.`;
    case 'dragon-appeared':
      return `The Red Dragon waits at the Exit: ${health(event.health)}, ${counted(event.dice, 'die', 'dice')}.`;
    case 'looked':
      return event.monster === 'face-down'
        ? `${does(person(event.who), 'looks', 'You look')} at the hidden monster on the next tile.`
        : `${does(person(event.who), 'looks at the next tile and sees', 'You look at the next tile and see')} ${withArticle(names.monster(event.monster))}.`;
    case 'rushed':
      return `The ${names.monster(event.monster)} charges at ${orYou(person(event.at), 'you')}, up to ${counted(event.roll, 'tile', 'tiles')}.`;
    case 'transported':
      return `${does(person(event.who), 'vanishes and reappears', 'You vanish and reappear')} somewhere else.`;
    case 'turn-ended':
      return `${capital(whose(person(event.who)))} turn is over.`;
    case 'monsters-rested':
      return 'The surviving monsters are back at full health.';
    default:
      return undefined;
  }
}

function tellFight(event: ToldEvent, names: Names): string | undefined {
  const { person, monster } = names;
  switch (event.kind) {
    case 'fight-started':
      return event.against === undefined
        ? `${does(person(event.who), 'fights', 'You fight')} the ${monster(event.monster ?? 0)}.`
        : `${does(person(event.who), 'attacks', 'You attack')} ${orYou(person(event.against), 'you')}!`;
    case 'rolled': {
      const foe =
        event.against === undefined ? `The ${monster(event.monster ?? 0)}` : orYou(person(event.against), 'You');
      const help = event.partner === undefined ? '' : `, with ${orYou(person(event.partner), 'you')}`;
      return `${orYou(person(event.who), 'You')}${help}: ${sumOf(event.sum)}. ${foe}: ${sumOf(event.foe)}.`;
    }
    case 'rerolled':
      return `${does(person(event.who), 'uses', 'You use')} ${the(names.item(event.item))}: ${does(person(event.whose), 'rolls', 'you roll')} again.`;
    case 'doubled':
      return `${does(person(event.who), 'doubles', 'You double')} the roll: ${sumOf(event.sum)} against ${sumOf(event.foe)}.`;
    case 'round-tied':
      return 'A tie: nobody is hurt.';
    case 'monster-hurt':
      return `The ${monster(event.monster)} loses ${health(event.damage)} (${event.left} left).`;
    case 'attack-held':
      return `The Magic Vine holds the ${monster(event.monster)}: its attack does nothing.`;
    case 'blocked':
      return `${capital(whose(person(event.who)))} armour and shield: ${event.damage} − ${event.less} = ${event.damage - event.less} damage.`;
    case 'hurt':
      return `${does(person(event.who), 'loses', 'You lose')} ${health(event.damage)}${event.by === undefined ? causeOf(event.cause, names) : ` to ${orYou(person(event.by), 'you')}`} (${event.left} left).`;
    case 'warded':
      return `${does(person(event.who), 'shrugs', 'You shrug')} off ${event.damage} damage.`;
    case 'slain':
      return `${does(person(event.who), 'slays', 'You slay')} the ${monster(event.monster)}${event.items === 0 ? '' : `: ${counted(event.items, 'item', 'items')} to draw`}.`;
    case 'died':
      if (event.lost === true)
        return `${does(person(event.who), 'dies and is', 'You die and are')} lost in the dungeon.`;
      return event.lives === 0
        ? `${does(person(event.who), 'dies and is', 'You die and are')} out of the game.`
        : `${does(person(event.who), 'dies', 'You die')}${event.insured ? ', but everything is insured' : ''}: ${counted(event.lives, 'life', 'lives')} left.`;
    case 'escaped-fight':
      return `${does(person(event.who), 'gets', 'You get')} away.`;
    case 'fled':
      return event.kill === undefined
        ? `${does(person(event.who), 'runs', 'You run')} from ${orYou(person(event.from), 'you')}.`
        : `${does(person(event.who), 'runs', 'You run')} from ${orYou(person(event.from), 'you')} and ${person(event.who).isYou ? 'leave' : 'leaves'} a kill behind: ${the(monster(event.kill))}.`;
    case 'tagged':
      return `${does(person(event.who), 'calls', 'You call')} ${orYou(person(event.called), 'you')} for help (${event.way} AP away).`;
    case 'tag-answered': {
      const roll = event.roll === undefined ? '' : ` (rolled ${event.roll})`;
      return event.yes
        ? `${does(person(event.who), 'comes', 'You come')} to help${roll}.`
        : `${does(person(event.who), 'doesn’t', 'You don’t')} come${roll}.`;
    }
    case 'stepped-in':
      return `${does(person(event.who), 'fights', 'You fight')} on alone.`;
    case 'partner-named':
      return `${does(person(event.who), 'fights', 'You fight')} side by side with ${orYou(person(event.partner), 'you')}.`;
    case 'shot': {
      const target = event.at === undefined ? '' : ` at ${orYou(person(event.at), 'you')}`;
      return `${does(person(event.who), 'uses', 'You use')} ${the(names.item(event.item))}${target}: ${rollInFigures(event.rolls)} damage${event.deadly ? ', a deadly shot' : ''}.`;
    }
    default:
      return undefined;
  }
}

function tellThings(event: ToldEvent, names: Names): string | undefined {
  const { person } = names;
  const item = (thing: Parameters<Names['item']>[0]) => the(names.item(thing));
  switch (event.kind) {
    case 'things-left': {
      const things = [...event.items.map(item), ...(event.ring ? [item('ring')] : [])];
      const where = {
        tile: 'stays behind',
        pool: 'goes to the Healing Pool',
        aside: 'waits for the Healing Pool',
        start: 'goes to the Start',
      }[event.where];
      return `What ${does(person(event.who), 'carried', 'you carried')} ${where}: ${listed(things, 'and')}.`;
    }
    case 'used':
      return `${does(person(event.who), 'uses', 'You use')} ${item(event.item)}${event.on === undefined ? '' : ` on ${orYou(person(event.on), 'you')}`}.`;
    case 'healed': {
      const helper = helperOf(event);
      const roll = event.rolls === undefined ? '' : ` (rolled ${event.rolls.join(' + ')})`;
      return `${does(person(event.who), 'gains', 'You gain')} ${health(event.health)}${roll}${helper === undefined ? '' : `, thanks to ${orYou(person(helper), 'you')}`}: ${event.left} now.`;
    }
    case 'ap-lost':
      return `${does(person(event.who), 'loses', 'You lose')} ${event.ap} AP (${event.left} left).`;
    case 'item-drawn':
      return `${does(person(event.who), 'draws', 'You draw')} ${item(event.item)} from the bag.`;
    case 'bag-empty':
      return `The Items bag is empty: nothing for ${orYou(person(event.who), 'you')}.`;
    case 'drawn-again':
      return `${does(person(event.who), 'discards', 'You discard')} ${item(event.item)} and ${person(event.who).isYou ? 'draw' : 'draws'} again.`;
    case 'trap-sprung':
      return `A trap! ${names.item(event.item)}: ${rollInFigures(event.rolls)} damage to everybody here.`;
    case 'chest-opened':
      return `${does(person(event.who), 'opens', 'You open')} ${item(event.item)} and ${person(event.who).isYou ? 'roll' : 'rolls'} ${event.roll}: ${event.harm ? 'it bites' : 'treasure'}!`;
    case 'spikes-met':
      return event.roll === undefined
        ? `${does(person(event.who), 'gives', 'You give')} ${item(event.item ?? 'nothing')} to the spikes.`
        : `${does(person(event.who), 'risks the spikes and rolls', 'You risk the spikes and roll')} ${event.roll}.`;
    case 'taken':
      return names.follows(event.item)
        ? `${does(person(event.who), 'takes', 'You take')} ${item(event.item)} along.`
        : `${does(person(event.who), 'picks', 'You pick')} up ${item(event.item)}.`;
    case 'dropped':
      return names.follows(event.item)
        ? `${does(person(event.who), 'leaves', 'You leave')} ${item(event.item)} here.`
        : `${does(person(event.who), 'puts', 'You put')} down ${item(event.item)}.`;
    case 'worn':
      return names.follows(event.item)
        ? `${capital(item(event.item))} follows ${orYou(person(event.who), 'you')}.`
        : `${does(person(event.who), 'equips', 'You equip')} ${item(event.item)}.`;
    case 'stowed':
      return `${does(person(event.who), 'puts', 'You put')} ${item(event.item)} in the backpack.`;
    case 'worn-out':
      return `${capital(whose(person(event.who)))} ${names.item(event.item)} falls apart.`;
    case 'shown':
      return event.open
        ? `${does(person(event.who), 'shows what’s in their backpack', 'You show what’s in your backpack')}.`
        : `${does(person(event.who), 'turns the items in their backpack', 'You turn the items in your backpack')} face down.`;
    case 'bear-left':
      return `${capital(item(event.item))} leaves ${orYou(person(event.who), 'you')} and goes back into the bag.`;
    default:
      return tellDeals(event, names);
  }
}

function tellDeals(event: ToldEvent, names: Names): string | undefined {
  const { person } = names;
  const item = (thing: Parameters<Names['item']>[0]) => the(names.item(thing));
  const monster = (number: number) => the(names.monster(number));
  switch (event.kind) {
    case 'offered':
      return `${does(person(event.who), 'offers', 'You offer')} ${orYou(person(event.to), 'you')} a trade.`;
    case 'called-off':
      return `${does(person(event.who), 'takes', 'You take')} back the offer to ${orYou(person(event.to), 'you')}.`;
    case 'trade-answered':
      return event.yes
        ? `${does(person(event.from), 'trades', 'You trade')} with ${orYou(person(event.who), 'you')}: ${item(event.given)} for ${item(event.got)}.`
        : `${does(person(event.who), 'declines', 'You decline')} the trade.`;
    case 'clawed':
      return `${does(person(event.who), 'claws', 'You claw')} ${item(event.item)} from ${orYou(person(event.from), 'you')}.`;
    case 'kill-handed-over':
      return `${does(person(event.who), 'gives', 'You give')} ${orYou(person(event.to), 'you')} a kill: ${monster(event.monster)}.`;
    case 'paid-fred':
      return `${does(person(event.who), 'pays', 'You pay')} Fred: ${listed([...event.items.map(item), ...event.kills.map(monster)], 'and')}.`;
    case 'put-back':
      return `${does(person(event.who), 'puts', 'You put')} it back in the bag.`;
    default:
      return undefined;
  }
}

function tellEnd(event: ToldEvent, names: Names): string | undefined {
  switch (event.kind) {
    case 'left-the-dungeon':
      return event.ring
        ? `${does(names.person(event.who), 'leaves', 'You leave')} the dungeon with the Ring! Everybody else has one turn.`
        : `${does(names.person(event.who), 'gets', 'You get')} out.`;
    case 'ring-delivered':
      return `${does(names.person(event.who), 'lays', 'You lay')} the Ring down where it belongs.`;
    case 'game-over':
      return `${ENDINGS[event.ending]} ${wonBy(event.winners.map(names.seat))}.`;
    default:
      return undefined;
  }
}

function wonBy(winners: readonly Person[]): string {
  const [winner, ...others] = winners;
  if (winner === undefined) return 'Nobody wins';
  return others.length === 0
    ? does(winner, 'wins', 'You win')
    : `The winners: ${people(winners, { you: 'you', last: 'and' })}`;
}
