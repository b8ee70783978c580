import type { NamedAt } from '../../../engine/judgement.ts';
import { elementAt } from '../../../engine/list.ts';
import { wayFrom } from '../rules/board.ts';
import type { BagPack } from '../rules/content.ts';
import type { BagMove } from '../rules/moves.ts';
import { adventurerOf } from '../rules/state.ts';
import type { Ware } from '../rules/task.ts';
import type { AdventurerView, BagView } from '../rules/view.ts';
import { BAG_ADVICE, type BagAdviceText } from './advice.ts';

/** The context of a name. */
interface Naming {
  pack: BagPack;
  at: NamedAt<BagView>;
  text: BagAdviceText;
  me: AdventurerView | undefined;
}

/** A move in words, without a subject: "go north and fight the Troll". */
export function nameMove(pack: BagPack, move: BagMove, at: NamedAt<BagView>): string {
  const { view, locale } = at;
  const me = view.decides === undefined ? undefined : view.adventurers[view.decides];
  const naming: Naming = { pack, at, text: BAG_ADVICE[locale], me };
  return moving(naming, move) ?? handling(naming, move) ?? fighting(naming, move) ?? answering(naming, move);
}

function moving({ pack, at: { view, locale }, text, me }: Naming, move: BagMove): string | undefined {
  switch (move.kind) {
    case 'choose':
      return text.choose(elementAt(pack.characters, move.character).name[locale]);
    case 'go': {
      const to = me === undefined ? -1 : wayFrom(view.board, me.place, move.side);
      const monster =
        view.monsters.find(({ place }) => place === to)?.monster ??
        view.tokens.find(({ place }) => place === to)?.monster;
      const direction = elementAt(text.directions, move.side);
      const isHidden = view.tokens.some(({ place }) => place === to);
      if (monster === undefined && !isHidden) return text.go(direction);
      return text.goAndFight(
        direction,
        monster === undefined ? undefined : elementAt(pack.monsters, monster).name[locale],
      );
    }
    case 'lay':
      return text.lay(elementAt(text.directions, move.side));
    case 'escape':
      return text.escape(elementAt(text.directions, move.side));
    case 'escape-new':
      return text.escapeNew;
    case 'draw':
    case 'end':
    case 'leave':
    case 'deliver':
    case 'look':
    case 'flee':
    case 'stop':
      return text[move.kind];
    case 'pick-place':
      return text.pickPlace;
    case 'charge-to':
      return text.chargeTo;
    default:
      return undefined;
  }
}

function handling(naming: Naming, move: BagMove): string | undefined {
  const { text } = naming;
  switch (move.kind) {
    case 'take':
    case 'drop':
    case 'wear':
    case 'stow':
      return text[move.kind](move.kind === 'take' ? wareOf(naming, move.item) : itemIn(naming, move.space));
    case 'take-ring':
      return text.take(text.ring);
    case 'drop-ring':
      return text.drop(text.ring);
    case 'show':
    case 'hide':
      return text[move.kind];
    case 'use':
      return text.spend(itemIn(naming, move.space));
    case 'whirl':
      return text.whirl(itemIn(naming, move.space));
    case 'swap':
    case 'sacrifice':
    case 'pay':
      return text.give(itemIn(naming, move.space));
    case 'offer':
      return text.offer(wareOf(naming, move.give), personAt(naming, move.to));
    case 'ask':
      return text.ask(wareOf(naming, move.want));
    case 'grab':
      return text.grab(move.ware === 'ring' ? text.ring : text.something);
    default:
      return undefined;
  }
}

function fighting(naming: Naming, move: BagMove): string | undefined {
  const { text } = naming;
  switch (move.kind) {
    case 'roll':
      return text.roll;
    case 'tag':
    case 'cure':
    case 'attack':
      return text[move.kind](personAt(naming, move.who));
    case 'name-partner':
      return text.tag(personAt(naming, move.who));
    case 'shoot':
    case 'cast-at':
      return text.aim(itemIn(naming, move.space), text.aMonster);
    case 'shoot-adventurer':
    case 'cast':
      return text.aim(itemIn(naming, move.space), personAt(naming, move.who));
    case 'reroll':
      return text.reroll(itemIn(naming, move.space));
    default:
      return undefined;
  }
}

function answering({ pack, at: { locale }, text }: Naming, move: BagMove): string {
  switch (move.kind) {
    case 'dare':
    case 'yes':
      return text[move.kind];
    case 'pay-kills':
      return text.payKills;
    case 'hand-over':
      return text.handOver(elementAt(pack.monsters, move.monster).name[locale]);
    default:
      return text.no;
  }
}

/** The item in a space; followers are numbered after the spaces. */
function itemIn(naming: Naming, space: number): string {
  const { me, text } = naming;
  const content = me === undefined ? undefined : (me.spaces[space] ?? me.followers[space - me.spaces.length]);
  return typeof content === 'number' ? wareOf(naming, content) : text.something;
}

function wareOf({ pack, at: { locale }, text }: Naming, ware: Ware): string {
  if (ware === 'ring') return text.ring;
  return ware === 'nothing' ? text.nothing : elementAt(pack.items, ware).name[locale];
}

/** A person by their player name, or in a solo game by the character. */
function personAt({ pack, at: { view, names, locale }, text, me }: Naming, who: number): string {
  const one = adventurerOf(view, who);
  if (one === me) return text.yourself;
  if (view.terms.solo) return text.character(elementAt(pack.characters, one.character).name[locale]);
  return names[one.seat] ?? String(one.seat + 1);
}
