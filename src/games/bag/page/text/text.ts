import type { FirstTurnText } from '../../../../client/kit/guide/first-turn.ts';
import type { HelpText } from '../../../../client/kit/table/text/text.ts';
import { byLanguage } from '../../../../client/text/by-language.ts';
import type { Person } from '../../../../engine/text.ts';
import type { Shape, SpaceKind } from '../../rules/content.ts';
import type { BagText } from '../../text/text.ts';
import type { BagSigns } from '../help/signs.ts';

/** A direction as a button names it. */
export interface Way {
  direction: string;
  tile: string | undefined;
}

/** The cause of a death; `isOnly`: there is one such monster in the dungeon. */
export interface Killer {
  kind: 'monster' | 'thing' | 'person' | 'escape';
  name: string;
  isOnly: boolean;
}

/** The label of each button; its price is beside it. */
export interface ActionText {
  go(way: Way): string;
  explore: string;
  /** Explores on that side. */
  exploreTo(direction: string): string;
  lay: string;
  turnIt: string;
  otherSide: string;
  end: string;
  done: string;
  goOn: string;
  leave: string;
  deliver: string;
  take(thing: string): string;
  drop: string;
  wear(kind: SpaceKind): string;
  hands: readonly [string, string];
  wearInstead(thing: string): string;
  stow: string;
  show: string;
  hide: string;
  look(way: Way): string;
  drink: string;
  open: string;
  shootAt(target: string): string;
  castOn(who: string): string;
  castAt(place: string): string;
  whirl(way: Way): string;
  cure(who: string): string;
  attack(who: string): string;
  roll: string;
  escape(way: Way): string;
  escapeNew: string;
  fleeHurt(way: Way): string;
  fleeKill(way: Way, monster: string): string;
  tag(who: string): string;
  reroll(whose: string | undefined): string;
  offer(to: string): string;
  askFor(from: string): string;
  forThing(thing: string): string;
  asGift: string;
  wish(thing: string): string;
  layDown(thing: string): string;
  leaveIt: string;
  give(thing: string): string;
  dare: string;
  payKills: string;
  buyNothing: string;
  to(place: string): string;
  grab(thing: string): string;
  hiddenThing(number: number): string;
  partner(who: string): string;
  nobody: string;
  stop: string;
  ward: string;
  bear: string;
  pool: string;
  notNow: string;
  redraw: string;
  keep: string;
  refund: string;
  come: string;
  stayAway: string;
  accept: string;
  decline: string;
  neverMind: string;
  callOff: string;
  double: string;
  letItBe: string;
  back: string;
  reallyDo: string;
  find: string;
  all: string;
  nearer: string;
  farther: string;
  /** Hides or shows everything above the map. */
  fold: string;
  unfold: string;
}

/** The prompts. */
export interface StatusText {
  choosing: string;
  otherChooses(who: string): string;
  /** Everybody has chosen, and the dungeon is being loaded. */
  entering: string;
  turn(
    who: string | undefined,
    ap: number,
    /** `price`: what exploring costs. */
    can: { last: boolean; walk: boolean; explore: boolean; leave: boolean; price?: string },
  ): string;
  noAp(who: string | undefined, can: { sort: boolean }): string;
  otherTurn(who: string): string;
  otherDecides(who: string): string;
  /** For somebody who is out while the others play on. */
  out: { lost: string; escaped: string };
  sneak: string;
  lay(tile: string, can: { turn: boolean; move: boolean }): string;
  redraw(item: string): string;
  makeRoom(item: string): string;
  refund(item: string): string;
  spikes(hurtsOn: number): string;
  fred(paid: number): string;
  pool(tokens: number): string;
  fight(round: number, can: { escape: boolean; call: boolean; use: boolean }): string;
  defend(from: string): string;
  reroll: string;
  double: string;
  tagged(caller: string, foe: { name: string; isMonster: boolean }, way: number): string;
  loot: string;
  /** The same with nothing to pick up or rearrange. */
  noLoot: string;
  namePrice(to: string): string;
  namePriceFor(thing: string, to: string): string;
  trade(from: string, give: string, want: string): string;
  offered(to: string, give: string, want: string): string;
  teleport(who: string): string;
  claw(from: string): string;
  handOver(to: string): string;
  charge: string;
  namePartner: string;
  ward(cause: string, damage: number): string;
  drink(cause: string, damage: number): string;
  /** Another player must decide about a wound. */
  otherWard(who: string, cause: string, damage: number): string;
  otherDrinks(who: string, cause: string, damage: number): string;
  deadly: string;
  targets(item: string): string;
  over(why: string): string;
  rolling: string;
  /** While something hidden is about to be revealed, or is drawn from the bag. */
  growls: string;
  draws: string;
  found(item: string): string;
}

/** The hints of a first turn. */
export type BagPointer = 'choose' | 'explore' | 'walk';

/** All texts of the Bag of Dungeon page that are not in `text/`. */
export interface BagPageText extends HelpText {
  signs: BagSigns;
  firstTurn: FirstTurnText<BagPointer>;
  table: string;
  map: string;
  party: string;
  inventory(who: string): string;
  directions: readonly [string, string, string, string];
  shapes: Readonly<Record<Shape, string>>;
  spaces: Readonly<Record<SpaceKind, string>>;
  bothHands: string;
  emptySpace(kind: SpaceKind): string;
  faceDown: string;
  theRing: string;
  /** Causes of damage without a card of their own; `trap` adds the word where the name lacks it. */
  causes: { half: string; spikes: string; escape: string; trap(name: string): string };
  nothing: string;
  ap(count: number): string;
  free: string;
  damage(count: number): string;
  oneKill: string;
  actions: ActionText;
  status: StatusText;
  tile: {
    ways(directions: readonly string[]): string;
    unexplored(direction: string): string;
    hidden: string;
    monster(name: string, health: number, full: number): string;
    things(names: readonly string[]): string;
    here(names: readonly string[]): string;
    steps(count: number): string;
    poolTokens(count: number): string;
    emptied: string;
    fred: string;
    canGo(ap: number): string;
    canTarget(action: string): string;
    newTile(tile: string): string;
    /** Where a tile lies, seen from the Start: columns to the east, rows to the south. */
    fromStart(east: number, south: number): string;
  };
  person: {
    label(person: {
      name: string;
      character: string;
      health: number;
      full: number;
      lives: number;
      ap: number;
      isTurn: boolean;
      isYou: boolean;
      isAway: boolean;
      ring: boolean;
    }): string;
    health: string;
    lives: string;
    ap: string;
    guard: string;
    kills: string;
    worth(kills: number): string;
    escaped: string;
    lost: string;
    timesLeft(count: number): string;
    items: string;
    noItems: string;
    followers: string;
    none: string;
    out: string;
  };
  fight: {
    title(one: string, other: string): string;
    chance(who: Person): string;
    chanceLabel(percent: number): string;
    /** Before the chances of each to win and survive. */
    living: string;
    who(who: Person): string;
    both: string;
    round(hit: number, hurt: number, who: Person): string;
    dice(count: number): string;
    partner(who: string): string;
    potion: string;
    guard(less: number): string;
    held: string;
    critical: string;
    doubled: string;
    tie: string;
    takes(who: string, damage: number): string;
    locked: string;
    noEscapeTagged: string;
    withoutSkill(percent: number, who: Person): string;
  };
  /** The results of a choice; chances are in percent. */
  leads: {
    win(percent: number): string;
    /** The fighter survives, and both do. */
    winTogether(who: Person, percent: number, both: number): string;
    /**
     * Somebody is called; `after` is missing while it is being computed, `comesOn`: the lowest die with which they
     * come.
     */
    help(
      who: Person,
      chances: { before: number; after: { win: number; both: number } | undefined; comesOn?: number | undefined },
    ): string;
    /** You come to help, or not. */
    coming(caller: string, chances: { before: number; after: { win: number; partner: number } | undefined }): string;
    alone(caller: string, percent: number): string;
    health(left: number, where: { isGuarded: boolean }): string;
    kills: string;
    /** A wound is taken or shrugged off. */
    bear(left: number): string;
    ward(health: number): string;
    /** Drinking before a wound that kills, or not. */
    potion(dice: number): string;
    /** A roll and its effect: damage to the other side or to you; a side without health dies. */
    roll(
      foe: { name: string; isMonster: boolean },
      sums: { own: number; foe: number; dealt: number; taken: number; isDeadly: boolean },
    ): string;
    fullHealth(before: number, after: number): string;
    dare(hurtsOn: number, dice: number): string;
  };
  /** Another player's actions in their turn, in one line. */
  caption: {
    tell(who: string, deeds: readonly string[]): string;
    deeds: {
      meets(monster: string, isOnly: boolean): string;
      attacks(name: string): string;
      slays: string;
      falls: string;
      escapes: string;
      explores: string;
      walks: string;
      finds: string;
      trap(name: string): string;
      takesRing: string;
      shoots: string;
      uses(item: string): string;
      heals: string;
      leaves: string;
      lost: string;
    };
  };
  moments: {
    yourTurn(ap: number): string;
    monster(name: string): string;
    exit: string;
    dragon(health: number, dice: number): string;
    ring(number: number): string;
    ringMore(rounds: number | undefined): string;
    trembles(rounds: number): string;
    tremblesMore: Readonly<Record<'ring' | 'quiet', string>>;
    stackUp: string;
    stackUpMore: string;
    lost(who: Person): string;
    lostMore(tile: string): string;
    died(who: Person): string;
    /** "Killed by a Troll": the cause, in the largest letters. */
    killedBy(killer: Killer): string;
    /** `lost`: with lives left, but without a turn to use them in. */
    diedMore(lives: number | 'lost'): string;
    ringOut(who: Person): string;
    ringOutMore: string;
    lastTurn(who: Person): string;
    lastTurnMore: string;
    trap(name: string): string;
    call(caller: string): string;
    callMore: string;
  };
  /** `short` is for the button of a card that already shows the name. */
  choose: {
    title: string;
    short: string;
    pick(name: string): string;
    /** Your characters, if they were dealt, and the button that goes on. */
    dealt(names: readonly string[]): string;
    enter: string;
  };
  quest: string;
  questIs: string;
  stack(count: number): string;
  /** BD-106 How many rounds the dungeon still holds, once the Ring has appeared. */
  roundsLeft(count: number): string;
}

/** The game's texts and its page's texts, by language. */
export const bagText = byLanguage<{ game: BagText; page: BagPageText }>({
  en: () => import('./en.ts').then(({ en, game }) => ({ page: en, game })),
  it: () => import('./it.ts').then(({ it, game }) => ({ page: it, game })),
});
