import { byCount, counted } from '../../../engine/text.ts';
import type {
  CharacterCard,
  ItemCard,
  MonsterCard,
  Quest,
  ScrollCard,
  ScrollChange,
  Shot,
  SpaceKind,
  TileCard,
  Wear,
} from '../rules/content.ts';
import { ENDINGS, tell } from './log/en.ts';
import { the } from './names/en.ts';
import { isAlwaysLeast, type NameOf } from './text.ts';

function ap(count: number): string {
  return `${count} AP`;
}

/** Begins a sentence: "Once a game". */
function often(times: number): string {
  return times === 2 ? 'Twice' : byCount(times, 'Once', `${times} times`);
}

function dice(count: number): string {
  return counted(count, 'die', 'dice');
}

function combat({ dice: count, plus }: { dice: number; plus: number }): string {
  return plus === 0 ? dice(count) : `${dice(count)} + ${plus}`;
}

const WORN: Readonly<Record<Wear, string>> = {
  hand: 'One hand.',
  'two-hands': 'Both hands.',
  armour: 'Armour.',
  boots: 'Boots.',
  cloak: 'Cloak.',
  anywhere: '',
  follower: 'Takes no space.',
};

function shot({ ap: cost, from, to, dice: count, ...more }: Shot): string {
  const parts = [`${ap(cost)}, range ${from}–${to}: ${dice(count)} of damage.`];
  if (more.corners === true) parts.push('Flies around corners.');
  if (more.blast !== undefined)
    parts.push(`Hits everybody there and up to ${counted(more.blast, 'tile', 'tiles')} away in straight lines.`);
  if (more.dragonOnly === true) parts.push('Only against the Red Dragon.');
  if (more.arrows === true) parts.push('Arrows do nothing to the Red Dragon.');
  if (more.spent === true) parts.push('Works once.');
  return parts.join(' ');
}

function effect({ effect: each }: ItemCard): string {
  switch (each.kind) {
    case 'weapon':
      return `+${each.plus} in a fight.${each.looks === true ? ' You can look at hidden monsters on tiles next to you.' : ''}`;
    case 'guard':
      return `${each.less} less damage in fights and from traps.${each.fragile === true ? ' Lasts one fight.' : ''}`;
    case 'explore':
      return 'When you explore, you lay two tiles for 1 AP.';
    case 'stride':
      return 'You walk two tiles for 1 AP.';
    case 'more-ap':
      return `You have ${each.ap} more AP each turn.`;
    case 'unseen':
      return 'You walk past monsters unseen while you have AP for another step, but not past the Red Dragon.';
    case 'companion':
      return `${counted(each.dice, 'more die', 'more dice')} in a fight. Goes back into the bag when you lose a life.`;
    case 'shot':
      return shot(each);
    case 'heal':
      return `For free, in your turn, before a round, or when a wound would kill you: you gain ${dice(each.dice)} of health.`;
    case 'strength':
      return `${ap(each.ap)}: ${counted(each.dice, 'more die', 'more dice')} for one fight.`;
    case 'tornado':
      return `${ap(each.ap)}: you leave a fight unhurt.`;
    case 'teleport':
      return `${ap(each.ap)}: any adventurer moves to any laid tile without a monster.`;
    case 'drain':
      return `${ap(each.ap)}: you take ${each.health} health from any adventurer.`;
    case 'claw':
      return `${ap(each.ap)}: you take an item, or the Ring, from any adventurer.`;
    case 'curse':
      return `${ap(each.ap)}: ${dice(each.dice)} of damage to everybody on any one tile.`;
    case 'reroll':
      return `${ap(each.ap)}: an adventurer rolls the dice of a fight again.`;
    case 'vine':
      return `${ap(each.ap)}: an adventurer loses ${ap(each.loss)}, or a monster its next attack.`;
    case 'insurance':
      return 'When you lose a life (but not your last), you keep everything.';
    case 'chest':
      return `Open it: on a 1 or 2 it deals ${each.harm} damage, otherwise it holds ${counted(each.items, 'item', 'items')}.`;
    case 'trap':
      return `${dice(each.dice)} of damage to everybody on the tile.`;
    case 'keepsake':
      return 'You need it for a quest.';
  }
}

function item(card: ItemCard): string {
  return [WORN[card.wear], effect(card)].filter((part) => part !== '').join(' ');
}

function monster({ health, dice: count, plus, nature }: MonsterCard): string {
  switch (nature) {
    case 'mirror':
      return 'Has the same health and combat as the adventurer who reveals it.';
    case 'reacher':
      return `Health ${health}, combat ${combat({ dice: count, plus })}. When it hurts you, every other adventurer within 4 tiles takes half as much.`;
    case 'dragon':
      return `Health ${health}, combat ${combat({ dice: count, plus })}. Immune to arrows. Never leaves the Exit.`;
    case undefined:
      return `Health ${health}, combat ${combat({ dice: count, plus })}.`;
  }
}

function tile({ role }: TileCard): string {
  switch (role.kind) {
    case 'start':
      return 'Everybody starts here, and comes back here after dying.';
    case 'exit':
      return 'The way out, if you have the Ring. The Red Dragon waits here.';
    case 'monster':
      return `A lair: a monster waits for the first adventurer. The Ring may appear on M${role.number}.`;
    case 'pool':
      return 'End your turn here and take a token for full health.';
    case 'item':
      return 'If you get here first, you draw an item.';
    case 'spikes':
      return `Give up an item, or roll: on 1–${role.hurtsOn} you take ${dice(role.dice)} of direct damage.`;
    case 'way':
      return 'A passage.';
  }
}

function skill({ skill: each }: CharacterCard): string {
  switch (each.kind) {
    case 'double':
      return `${often(each.times)} a game: doubles a combat roll that isn’t a critical hit.`;
    case 'ward':
      return `${often(each.times)} a game: takes no damage from one attack.`;
    case 'deadly-bow':
      return `A ${each.on} on a bow shot kills monsters and rivals, but not the Red Dragon.`;
    case 'cure':
      return `${often(each.times)} a game, ${ap(each.ap)}: heals somebody on the same tile by ${dice(each.dice)}.`;
  }
}

function quest(each: Quest, nameOf: NameOf): string {
  switch (each.kind) {
    case 'ring-out':
      if (each.everybody === true) return 'Bring the Ring out, and leave nobody behind.';
      return each.with === undefined
        ? 'Bring the Ring out.'
        : `Bring the Ring out, and with it the ${nameOf(each.with)}.`;
    case 'ring-to':
      return each.tile === 'start'
        ? 'Bring the Ring back to the Start and lay it down there.'
        : 'Bring the Ring to the Healing Pool and lay it down there.';
    case 'slay':
      return `Slay the ${nameOf(each.monster)}.`;
    case 'hunt':
      return isAlwaysLeast(each)
        ? `Together, slay ${counted(each.atLeast, 'monster', 'monsters')}.`
        : `Together, slay ${counted(each.each, 'monster', 'monsters')} for each adventurer, and at least ${each.atLeast} in all.`;
  }
}

function change(each: ScrollChange, nameOf: NameOf): string {
  switch (each.kind) {
    case 'enemy':
      return `The ${nameOf(each.monster)} ${each.where === 'ring' ? 'guards the Ring' : 'is in the Monsters bag'}${each.drops === undefined ? '' : ` and carries the ${nameOf(each.drops)}`}.`;
    case 'treasure':
      return `The ${nameOf(each.item)} ${{ bag: 'is in the Items bag', start: 'is on the Start', pool: 'waits at the Healing Pool' }[each.where]}.`;
    case 'dragon':
      return `The Red Dragon has ${each.health} health and ${dice(each.dice)}.`;
    case 'lives':
      return `Everybody has ${counted(each.lives, 'life', 'lives')} (alone, ${Math.max(1, each.lives - 2)}).`;
    case 'pool':
      return each.tokens === 0
        ? 'The Healing Pool is dry.'
        : `The Healing Pool has ${counted(each.tokens, 'token', 'tokens')}.`;
    case 'rounds':
      return `You lose after round ${each.rounds}.`;
  }
}

function scroll({ quest: wanted, changes }: ScrollCard, nameOf: NameOf): string {
  return [quest(wanted, nameOf), ...changes.map((each) => change(each, nameOf))].join(' ');
}

/** Bag of Dungeon in English. */
export const en = {
  title: 'Bag of Dungeon',
  /** A character with its article: "the Dwarf". */
  theCharacter: (name: string) => the(name),
  ring: 'the Ring of Creation',
  /** A face-down item. */
  hidden: 'something',
  nothing: 'nothing',
  spaces: { hand: 'Hand', armour: 'Armour', boots: 'Boots', cloak: 'Cloak', any: 'Backpack' } satisfies Record<
    SpaceKind,
    string
  >,
  /** How the game ended, as a sentence. */
  endings: ENDINGS,
  ap,
  health: (count: number) => `${count} health`,
  /** A combat value: "2 dice + 3". */
  combat,
  /** The effect of a piece, worded from its figures. */
  item,
  monster,
  tile,
  skill,
  scroll,
  /** The log line of an event; undefined for events without one. */
  tell,
};
