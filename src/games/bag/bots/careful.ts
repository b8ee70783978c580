import type { Bot } from '../../../engine/bot.ts';
import { elementAt } from '../../../engine/list.ts';
import type { BagPack } from '../rules/content.ts';
import type { BagEvent } from '../rules/event.ts';
import { characterOf, type Lookup, lookUp } from '../rules/lookup.ts';
import type { BagMove } from '../rules/moves.ts';
import { adventurerOf } from '../rules/state.ts';
import type { BagView, TaskView } from '../rules/view.ts';
import { answerCall, doubles, fight, rerolls } from './fighting.ts';
import { passOn, pursue } from './goals.ts';
import { canSpareTwo, leastOf, pickUp, refresh, wearBetter, worthOf } from './items.ts';
import { find, isGuarded, type Mind, mindFor } from './mind.ts';
import { placeTile } from './placing.ts';
import { shoot } from './shooting.ts';
import { cast, grab, pickPlace } from './spells.ts';
import { answerOffer, giveAway, price } from './trading.ts';
import { waitsFor } from './waiting.ts';

/**
 * Explores, weighs every fight by its odds, wears its best items, calls for help and comes when called, heals, fetches
 * the Ring and gets out. Against rivals it also attacks and steals.
 */
export const carefulBag: Bot<BagView, BagMove, BagEvent> = {
  id: 'careful',
  sit(seat, pack) {
    const lookup: Lookup = lookUp(pack as BagPack);
    // It does not repeat an offer that was declined in the same turn: no rule would end that.
    const declined = new Set<string>();
    return {
      see(event) {
        if (event.kind === 'turn-started') declined.clear();
        if (event.kind === 'trade-answered' && !event.yes && event.from.seat === seat)
          declined.add(`${event.who.number} ${event.given}`);
      },
      choose(look, offered, rng) {
        if (offered.length === 1) return elementAt(offered, 0);
        const moves = offered.filter((move) => move.kind !== 'offer' || !declined.has(`${move.to} ${move.give}`));
        const mind = mindFor(look(), lookup, moves);
        const move = mind === undefined ? undefined : decide(mind);
        return move ?? find({ moves }, 'end') ?? find({ moves }, 'no') ?? elementAt(moves, rng.int(moves.length));
      },
    };
  },
};

function decide(mind: Mind): BagMove | undefined {
  if (mind.view.phase === 'choosing') return strongest(mind);
  const task = mind.view.agenda.at(-1);
  return task === undefined ? act(mind) : answer(mind, task);
}

/** The character with the best attack and health. */
function strongest({ moves, lookup }: Mind): BagMove | undefined {
  const strength = (move: BagMove) => {
    const card = move.kind === 'choose' ? characterOf(lookup, move) : undefined;
    return card === undefined ? 0 : card.health + 2 * card.plus;
  };
  return [...moves].sort((one, other) => strength(other) - strength(one)).at(0);
}

/** In its own turn: free actions first, then the best that costs APs. */
function act(mind: Mind): BagMove | undefined {
  const leaves = find(mind, 'leave');
  if (leaves !== undefined && waitsFor(mind).length > 0) return find(mind, 'end');
  return (
    leaves ??
    find(mind, 'deliver') ??
    pickUp(mind) ??
    wearBetter(mind) ??
    find(mind, 'look') ??
    refresh(mind) ??
    giveAway(mind) ??
    shoot(mind) ??
    cast(mind) ??
    attack(mind) ??
    pursue(mind)
  );
}

/** Against rivals: attacks the bearer of the Ring if it will probably win. */
function attack(mind: Mind): BagMove | undefined {
  const { view } = mind;
  return find(mind, 'attack', ({ who }) => {
    const rival = adventurerOf(view, who);
    const holds = view.ring.kind === 'held' && view.ring.by === who;
    return (holds || rival.kills.length >= 2) && rival.health + 3 < mind.me.health;
  });
}

/** Answers the question at the top of the agenda. */
function answer(mind: Mind, task: TaskView): BagMove | undefined {
  const yes = find(mind, 'yes');
  const no = find(mind, 'no');
  switch (task.kind) {
    case 'wound':
      return isWorthAnswering(mind, task) ? yes : no;
    case 'pool':
      return yes;
    case 'answer-tag':
      return answerCall(mind) ? yes : no;
    case 'before-round':
      return fight(mind);
    case 'after-roll':
      return yes === undefined ? (rerolls(mind) ?? no) : doubles(mind) ? yes : no;
    case 'lay':
      return placeTile(mind, task.tile);
    case 'loot':
      return pickUp(mind) ?? wearBetter(mind) ?? find(mind, 'end');
    case 'redraw':
      return yes;
    case 'refund':
    case 'make-room': {
      const least = leastOf(mind, 'swap');
      const worth = task.item === 'face-down' ? 0 : worthOf(mind.lookup, task.item, mind.me);
      return least !== undefined && least.worth < worth ? least.move : no;
    }
    case 'spikes': {
      const least = leastOf(mind, 'sacrifice');
      return least !== undefined && (least.worth <= 2 || mind.me.health <= 6) ? least.move : find(mind, 'dare');
    }
    case 'fred': {
      const least = leastOf(mind, 'pay');
      const mustPay = task.paid > 0;
      return least !== undefined && (mustPay || canSpareTwo(mind))
        ? least.move
        : isRival(mind)
          ? no
          : (find(mind, 'pay-kills') ?? no);
    }
    case 'sneak':
      return passOn(mind) ?? find(mind, 'stop');
    case 'name-price':
      return price(mind);
    case 'answer-trade':
      return answerOffer(mind, task) ? (yes ?? no) : no;
    case 'teleport':
      return pickPlace(mind, task.target);
    case 'claw':
      return grab(mind, task.target);
    case 'name-partner':
      return find(mind, 'name-partner', ({ who }) => adventurerOf(mind.view, who).health >= 4) ?? no;
    case 'charge':
      return find(mind, 'charge-to', ({ place }) => !isGuarded(mind, place)) ?? mind.moves[0];
    default:
      return mind.moves[0];
  }
}

/** Drinks a potion before a wound that kills; uses the Dwarf's skill on any serious wound. */
function isWorthAnswering({ me }: Mind, { damage }: TaskView & { kind: 'wound' }): boolean {
  return damage >= me.health || damage >= 4;
}

function isRival({ view }: Mind): boolean {
  return view.terms.competitive;
}
