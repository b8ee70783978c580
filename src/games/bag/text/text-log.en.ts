import { byCount, counted, listed, withArticle } from '../../../engine/text.ts';
import type { BagEvent, Ending, Sum } from '../rules/event.ts';
import type { Cause } from '../rules/task.ts';
import type { Names } from './text.ts';
import { rollInFigures, sumInFigures } from './text-sum.ts';

export const ENDINGS: Readonly<Record<Ending, string>> = {
  'ring-out': 'The Ring is out of the dungeon!',
  quest: 'The quest is fulfilled!',
  'all-lost': 'Nobody is left to bring the Ring out.',
  collapse: 'The dungeon collapses, with everybody and the Ring inside.',
  flood: 'Time is up: the water comes.',
  'quest-failed': 'The Ring is out, but the quest is not fulfilled.',
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
      return ` from the ${names.monster(cause.monster)}`;
    case 'reach':
      return `, within reach of the ${names.monster(cause.monster)}`;
    case 'half':
      return ' as the partner';
    case 'item':
      return ` from ${names.item(cause.item)}`;
    case 'spikes':
      return ' from the spikes';
    case 'escape':
      return ' getting away';
    case 'adventurer':
      return '';
  }
}

/** What happened, in English. */
export function tell(event: BagEvent, names: Names): string | undefined {
  return tellWay(event, names) ?? tellFight(event, names) ?? tellThings(event, names) ?? tellEnd(event, names);
}

function tellWay(event: BagEvent, names: Names): string | undefined {
  const { person } = names;
  switch (event.kind) {
    case 'set-up':
      return event.scroll === undefined
        ? `The adventure begins. ${names.seat(event.first.seat)} goes first.`
        : `Dragon Scroll: ${names.scroll(event.scroll)}. ${names.seat(event.first.seat)} goes first.`;
    case 'character-chosen':
      return `${names.seat(event.who.seat)} plays the ${names.character(event.who.character)}.`;
    case 'turn-started':
      return event.last
        ? `${person(event.who)} has one last turn to get out, with ${event.ap} AP.`
        : `Round ${event.round}: ${person(event.who)} has ${event.ap} AP.`;
    case 'walked':
      return `${person(event.who)} walks on (${event.ap} AP left).`;
    case 'tile-drawn':
      return `${person(event.who)} draws a tile: ${names.tile(event.tile)}.`;
    case 'tile-laid':
      return `${person(event.who)} lays ${names.tile(event.tile)}; ${counted(event.left, 'tile is', 'tiles are')} left.`;
    case 'lost-the-way':
      return `${names.tile(event.tile)} fits nowhere here: ${person(event.who)} is lost, and the tile goes under the stack.`;
    case 'stack-used-up':
      return event.exit === undefined
        ? 'No tile fits any more: the stack is used up.'
        : 'No tile fits any more: the Exit breaks open where it can.';
    case 'ring-appeared':
      return `${person(event.who)} rolls ${rollInFigures(event.rolls)}: the Ring of Creation appears on M${event.number}, and the Exit is sealed.${event.rounds === undefined ? '' : ` The dungeon holds for ${counted(event.rounds, 'more round', 'more rounds')}.`}`;
    case 'trembled':
      return `The dungeon trembles: it holds for ${counted(event.rounds, 'more round', 'more rounds')}${event.why === 'quiet' ? ', unless somebody gets somewhere' : ''}.`;
    case 'monster-revealed':
      return `${person(event.who)} meets ${withArticle(names.monster(event.monster))}: ${health(event.health)}, ${counted(event.dice, 'die', 'dice')}${event.plus === 0 ? '' : ` + ${event.plus}`}.`;
    case 'dragon-appeared':
      return `The Red Dragon waits at the Exit: ${health(event.health)}, ${counted(event.dice, 'die', 'dice')}.`;
    case 'looked':
      return event.monster === 'face-down'
        ? `${person(event.who)} looks at the hidden monster next door.`
        : `${person(event.who)} looks next door and sees ${withArticle(names.monster(event.monster))}.`;
    case 'rushed':
      return `The ${names.monster(event.monster)} charges at ${person(event.at)}, up to ${counted(event.roll, 'tile', 'tiles')}.`;
    case 'transported':
      return `${person(event.who)} vanishes and reappears somewhere else.`;
    case 'turn-ended':
      return `${person(event.who)}’s turn is over.`;
    case 'monsters-rested':
      return 'The surviving monsters are back at full health.';
    default:
      return undefined;
  }
}

function tellFight(event: BagEvent, names: Names): string | undefined {
  const { person, monster } = names;
  switch (event.kind) {
    case 'fight-started':
      return event.against === undefined
        ? `${person(event.who)} fights the ${monster(event.monster ?? 0)}.`
        : `${person(event.who)} attacks ${person(event.against)}!`;
    case 'rolled': {
      const foe = event.against === undefined ? `The ${monster(event.monster ?? 0)}` : person(event.against);
      const help = event.partner === undefined ? '' : ` (with ${person(event.partner)})`;
      return `${person(event.who)}${help}: ${sumOf(event.sum)}. ${foe}: ${sumOf(event.foe)}.`;
    }
    case 'rerolled':
      return `${person(event.who)} uses ${names.item(event.item)}: ${person(event.whose)} rolls again.`;
    case 'doubled':
      return `${person(event.who)} doubles the roll: ${sumOf(event.sum)} against ${sumOf(event.foe)}.`;
    case 'round-tied':
      return 'A tie: nobody is hurt.';
    case 'monster-hurt':
      return `The ${monster(event.monster)} loses ${health(event.damage)} and has ${event.left} left.`;
    case 'attack-held':
      return `The vine holds the ${monster(event.monster)}: its attack does nothing.`;
    case 'blocked':
      return `Armour and shield of ${person(event.who)}: ${event.damage} − ${event.less} = ${event.damage - event.less} damage.`;
    case 'hurt':
      return `${person(event.who)} loses ${health(event.damage)}${event.by === undefined ? causeOf(event.cause, names) : ` from ${person(event.by)}`} and has ${event.left} left.`;
    case 'warded':
      return `${person(event.who)} shrugs off ${event.damage} damage.`;
    case 'slain':
      return `${person(event.who)} slays the ${monster(event.monster)}${event.items === 0 ? '' : ` and gains ${counted(event.items, 'item', 'items')}`}.`;
    case 'died':
      return event.lives === 0
        ? `${person(event.who)} dies and is out of the game.`
        : `${person(event.who)} dies${event.insured ? ', well insured,' : ''} and has ${counted(event.lives, 'life', 'lives')} left.`;
    case 'escaped-fight':
      return `${person(event.who)} gets away.`;
    case 'fled':
      return event.kill === undefined
        ? `${person(event.who)} runs from ${person(event.from)}.`
        : `${person(event.who)} runs from ${person(event.from)} and leaves a kill behind: ${monster(event.kill)}.`;
    case 'tagged':
      return `${person(event.who)} calls ${person(event.called)}, who would need ${event.way} AP to come.`;
    case 'tag-answered': {
      const roll = event.roll === undefined ? '' : ` (rolled ${event.roll})`;
      return event.yes ? `${person(event.who)} comes to help${roll}.` : `${person(event.who)} does not come${roll}.`;
    }
    case 'stepped-in':
      return `${person(event.who)} fights on alone.`;
    case 'partner-named':
      return `${person(event.who)} fights side by side with ${person(event.partner)}.`;
    case 'shot': {
      const target = event.at === undefined ? '' : ` at ${person(event.at)}`;
      return `${person(event.who)} uses ${names.item(event.item)}${target}: ${rollInFigures(event.rolls)} damage${event.deadly ? ', a deadly shot' : ''}.`;
    }
    default:
      return undefined;
  }
}

function tellThings(event: BagEvent, names: Names): string | undefined {
  const { person, item } = names;
  switch (event.kind) {
    case 'things-left': {
      const things = [...event.items.map(item), ...(event.ring ? [item('ring')] : [])];
      const where = {
        tile: 'stays behind',
        pool: 'goes to the Healing Pool',
        aside: 'waits for the Healing Pool',
        start: 'goes to the Start',
      }[event.where];
      return `What ${person(event.who)} carried ${where}: ${listed(things, 'and')}.`;
    }
    case 'used':
      return `${person(event.who)} uses ${item(event.item)}${event.on === undefined ? '' : ` on ${person(event.on)}`}.`;
    case 'healed': {
      const roll = event.rolls === undefined ? '' : ` (${rollInFigures(event.rolls)})`;
      return `${person(event.who)} gains ${health(event.health)}${roll} and has ${event.left}${event.by === undefined ? '' : `, thanks to ${person(event.by)}`}.`;
    }
    case 'ap-lost':
      return `${person(event.who)} loses ${event.ap} AP and has ${event.left} left.`;
    case 'item-drawn':
      return `${person(event.who)} draws from the bag: ${item(event.item)}.`;
    case 'bag-empty':
      return `The Items bag is empty: nothing for ${person(event.who)}.`;
    case 'drawn-again':
      return `${person(event.who)} discards ${item(event.item)} and draws again.`;
    case 'trap-sprung':
      return `A trap! ${item(event.item)}: ${rollInFigures(event.rolls)} damage to all here.`;
    case 'chest-opened':
      return `${person(event.who)} opens ${item(event.item)} and rolls ${event.roll}: ${event.harm ? 'it bites' : 'treasure'}!`;
    case 'spikes-met':
      return event.roll === undefined
        ? `${person(event.who)} gives ${item(event.item ?? 'nothing')} to the spikes.`
        : `${person(event.who)} dares the spikes and rolls ${event.roll}.`;
    case 'taken':
      return `${person(event.who)} picks up ${item(event.item)}.`;
    case 'dropped':
      return `${person(event.who)} lays down ${item(event.item)}.`;
    case 'worn':
      return `${person(event.who)} now has at hand: ${item(event.item)}.`;
    case 'stowed':
      return `${person(event.who)} takes off ${item(event.item)}.`;
    case 'worn-out':
      return `${item(event.item)} of ${person(event.who)} falls apart.`;
    case 'shown':
      return event.open
        ? `${person(event.who)} shows what is in the bag.`
        : `${person(event.who)} turns the items in the bag face down.`;
    case 'bear-left':
      return `${item(event.item)} leaves ${person(event.who)} and goes back into the bag.`;
    default:
      return tellDeals(event, names);
  }
}

function tellDeals(event: BagEvent, names: Names): string | undefined {
  const { person, item, monster } = names;
  switch (event.kind) {
    case 'offered':
      return `${person(event.who)} offers ${person(event.to)} a trade.`;
    case 'called-off':
      return `${person(event.who)} takes back the offer to ${person(event.to)}.`;
    case 'trade-answered':
      return event.yes
        ? `${person(event.from)} and ${person(event.who)} trade: ${item(event.given)} for ${item(event.got)}.`
        : `${person(event.who)} declines the trade.`;
    case 'clawed':
      return `${person(event.who)} claws something from ${person(event.from)}: ${item(event.item)}.`;
    case 'kill-handed-over':
      return `${person(event.who)} gives ${person(event.to)} a kill: ${monster(event.monster)}.`;
    case 'paid-fred':
      return `${person(event.who)} pays Fred: ${listed([...event.items.map(item), ...event.kills.map(monster)], 'and')}.`;
    case 'put-back':
      return `${person(event.who)} puts it back in the bag.`;
    default:
      return undefined;
  }
}

function tellEnd(event: BagEvent, names: Names): string | undefined {
  switch (event.kind) {
    case 'left-the-dungeon':
      return event.ring
        ? `${names.person(event.who)} leaves the dungeon with the Ring! Everybody else has one turn.`
        : `${names.person(event.who)} gets out.`;
    case 'ring-delivered':
      return `${names.person(event.who)} lays the Ring down where it belongs.`;
    case 'game-over':
      return event.winners.length === 0
        ? `${ENDINGS[event.ending]} Nobody wins.`
        : `${ENDINGS[event.ending]} ${listed(event.winners.map(names.seat), 'and')} ${byCount(event.winners.length, 'wins', 'win')}.`;
    default:
      return undefined;
  }
}
