import { wayFrom } from '../../rules/board.ts';
import type { AdventurerNumber } from '../../rules/content.ts';
import { besidePartner, combatantOf, SOLO_COMES_ON } from '../../rules/preview.ts';
import type { BagMove } from '../../rules/state.ts';
import { chancesOf, isBad, knownChances, ownFirst, ownSide, type Sides } from '../fight/chances.ts';
import { isGuarded, myself, personOf, type Scene, taskNow, wayName } from '../scene.ts';
import { nameOf } from '../words.ts';
import { type Action, panelAction } from './action.ts';

const ESCAPE_DAMAGE = 1;
const NEW_TILE_DAMAGE = 2;
const FLEE_DAMAGE = 4;

type Away = Extract<BagMove, { kind: 'escape' | 'escape-new' | 'flee' }>;
type FightMove = Away | Extract<BagMove, { kind: 'roll' | 'tag' }>;

/**
 * Roll, escape, flee and call, each with its likely result. One is the primary button: with bad odds the best way out,
 * or without one calling the most useful helper. A fatal move needs confirmation.
 */
export function fightAction(scene: Scene, move: FightMove): Action {
  const { view, words } = scene;
  const { actions: say, ap, damage } = words.page;
  const from = view.fight?.place ?? myself(scene).place;
  const look = move === bestMove(scene) ? 'main' : 'plain';
  const plain = (label: string, more: Partial<Action> = {}) => panelAction(move, label, { look, ...more });
  switch (move.kind) {
    case 'roll':
      return plain(say.roll, { leads: rollLeads(scene) });
    case 'escape':
      return plain(say.escape(wayName(scene, from, move.side)), {
        price: `${ap(1)}, ${damage(ESCAPE_DAMAGE)}`,
        tag: ap(1),
        place: wayFrom(view.board, from, move.side),
        ...awayLeads(scene, move),
      });
    case 'escape-new':
      return plain(say.escapeNew, { price: `${ap(2)}, ${damage(NEW_TILE_DAMAGE)}`, ...awayLeads(scene, move) });
    case 'flee': {
      const way = wayName(scene, from, move.side);
      const { pay } = move;
      return plain(pay === 'damage' ? say.fleeHurt(way) : say.fleeKill(way, words.monster(pay)), {
        price: pay === 'damage' ? damage(FLEE_DAMAGE) : words.page.oneKill,
        place: wayFrom(view.board, from, move.side),
        ...awayLeads(scene, move),
      });
    }
    case 'tag':
      return plain(say.tag(nameOf(scene, move.who)), {
        price: ap(1),
        who: move.who,
        leads: helpLeads(scene, move.who),
      });
  }
}

/** The damage of getting away. */
function damageOf(move: Away): number {
  if (move.kind === 'escape') return ESCAPE_DAMAGE;
  if (move.kind === 'escape-new') return NEW_TILE_DAMAGE;
  return move.pay === 'damage' ? FLEE_DAMAGE : 0;
}

/** Whether a monster waits at the end of this way out. */
function leadsToMonster({ view }: Scene, move: Away): boolean {
  if (move.kind === 'escape-new' || view.fight === undefined) return false;
  const to = wayFrom(view.board, view.fight.place, move.side);
  return to >= 0 && isGuarded(view, to);
}

/** The health left after getting away; if none, the move needs confirmation. */
function awayLeads(scene: Scene, move: Away): Partial<Action> {
  const { leads, status } = scene.words.page;
  const left = myself(scene).health - damageOf(move);
  if (left <= 0) return { asks: status.deadly, leads: leads.kills };
  return { leads: leads.health(left, { isGuarded: leadsToMonster(scene, move) }) };
}

/** The move before a round that is best on average. */
function bestMove(scene: Scene): BagMove | undefined {
  const { moves } = scene;
  const sides = ownFirst(scene);
  const roll = moves.find(({ kind }) => kind === 'roll');
  if (sides === undefined || !isBad(knownChances(sides)?.win ?? 100)) return roll;
  const { health } = myself(scene);
  const cost = (move: Away) => damageOf(move) + (leadsToMonster(scene, move) ? FLEE_DAMAGE : 0);
  const ways = moves.filter((move): move is Away => ['escape', 'escape-new', 'flee'].includes(move.kind));
  const [way] = ways.filter((move) => damageOf(move) < health).sort((one, other) => cost(one) - cost(other));
  if (way !== undefined) return way;
  const helped = (who: AdventurerNumber) => knownChances(besideHelper(scene, sides, who))?.win ?? 0;
  const calls = moves.flatMap((move) => (move.kind === 'tag' ? [{ move, win: helped(move.who) }] : []));
  const [call] = calls.sort((one, other) => other.win - one.win);
  return call !== undefined && !isBad(call.win) ? call.move : roll;
}

/** The chance to win by rolling on; with a partner, also to survive. */
function rollLeads(scene: Scene): string | undefined {
  const { leads } = scene.words.page;
  const sides = ownFirst(scene);
  const side = ownSide(scene);
  const chances = sides === undefined ? undefined : knownChances(sides);
  if (side === undefined || chances === undefined) return undefined;
  return side.partner === undefined
    ? leads.win(chances.win)
    : leads.winTogether(personOf(scene, side.fighter), chances.win, chances.both);
}

/** BD-45, BD-72 How the fighter's chances change if the helper comes. */
function helpLeads(scene: Scene, helper: AdventurerNumber): string | undefined {
  const sides = ownFirst(scene);
  if (sides === undefined) return undefined;
  return scene.words.page.leads.help(personOf(scene, scene.me), {
    before: chancesOf(sides).win,
    after: knownChances(besideHelper(scene, sides, helper)),
    comesOn: scene.view.terms.solo ? SOLO_COMES_ON : undefined,
  });
}

/** How the caller's chances and your own change if you come or stay away. */
export function calledLeads(scene: Scene, isComing: boolean): string | undefined {
  const { view, words } = scene;
  const task = taskNow(view);
  const sides = sidesOfCaller(scene);
  if (task?.kind !== 'answer-tag' || sides === undefined) return undefined;
  const caller = nameOf(scene, task.caller);
  const before = chancesOf(sides).win;
  if (!isComing) return words.page.leads.alone(caller, before);
  return words.page.leads.coming(caller, { before, after: knownChances(besideHelper(scene, sides, scene.me)) });
}

/** Both sides of the fight you are called to, the caller's first. */
function sidesOfCaller({ view }: Scene): Sides | undefined {
  const task = taskNow(view);
  if (task?.kind !== 'answer-tag' || view.fight === undefined) return undefined;
  const { attacker, foe } = view.fight.sums;
  return task.side === 1 ? { own: foe, foe: attacker } : { own: attacker, foe };
}

/** The fights with each possible helper, or with you if you are called: their chances are to be computed. */
export function fightsWithHelp(scene: Scene): Sides[] {
  const { view, moves } = scene;
  const called = sidesOfCaller(scene);
  if (called !== undefined) {
    return moves.some(({ kind }) => kind === 'yes') ? [besideHelper(scene, called, scene.me)] : [];
  }
  const sides = ownFirst({ view, you: scene.you });
  if (sides === undefined || moves.length === 0) return [];
  const together = sides.own.partner === undefined ? [] : [sides];
  return [...together, ...moves.flatMap((move) => (move.kind === 'tag' ? [besideHelper(scene, sides, move.who)] : []))];
}

function besideHelper({ view, words }: Scene, { own, foe }: Sides, helper: AdventurerNumber): Sides {
  return { own: besidePartner(own, combatantOf(view, words.pack, helper)), foe };
}
