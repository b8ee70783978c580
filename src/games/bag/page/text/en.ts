import type { FirstTurnText } from '../../../../client/kit/guide/first-turn.ts';
import type { Signs } from '../../../../client/kit/signs/signs.ts';
import { en as table } from '../../../../client/kit/table/text/en.ts';
import { capital, counted, does, listed, orYou, type Person, withArticle } from '../../../../engine/text.ts';
import type { Shape, SpaceKind } from '../../rules/content.ts';
import { the } from '../../text/names/en.ts';
import { en as moments } from './moments/en.ts';
import { ap, damage, en as status } from './prompts/en.ts';
import type { BagPointer, BagSign, Way } from './text.ts';

export { en as game } from '../../text/en.ts';

const toWay = ({ direction, tile }: Way) => (tile === undefined ? direction : `${direction}: ${tile}`);
const list = (names: readonly string[]) => listed(names, 'and');

/** The Bag of Dungeon page in English. */
export const en = {
  ...table,
  signs: {
    health: { name: 'Heart', says: 'Health left, and the most there can be. With none left, the adventurer dies.' },
    lives: { name: 'Diamonds', says: 'Lives left. When they’re gone, the adventurer is out of the game.' },
    ap: { name: 'Dots', says: 'Action Points left in this turn: a step or a tile costs 1.' },
    kills: { name: 'Skull', says: 'What the monsters they killed are worth. Most kills wins.' },
    lair: {
      name: 'M and a number',
      says: 'A lair: a monster waits here. When the Ring appears, it’s on one of these.',
    },
  } satisfies Signs<BagSign>,
  table: 'Bag of Dungeon table',
  map: 'The dungeon',
  party: 'Adventurers',
  inventory: (who: string) => `What ${who} carries`,
  directions: ['north', 'east', 'south', 'west'] satisfies [string, string, string, string],
  shapes: {
    'dead-end': 'dead end',
    straight: 'straight',
    corner: 'corner',
    tee: 'three ways',
    crossroads: 'crossroads',
  } satisfies Record<Shape, string>,
  spaces: { hand: 'hand', armour: 'armour', boots: 'boots', cloak: 'cloak', any: 'backpack' } satisfies Record<
    SpaceKind,
    string
  >,
  bothHands: 'held with both hands',
  emptySpace: (kind: SpaceKind) =>
    kind === 'any'
      ? 'Empty backpack space: holds anything'
      : `Empty space: only ${{ hand: 'things for a hand', armour: 'armour', boots: 'boots', cloak: 'a cloak' }[kind]}`,
  faceDown: 'face down',
  theRing: 'the Ring',
  /** Causes of damage without a card of their own; `trap` adds the word where the name lacks it. */
  causes: {
    half: 'Shared wound',
    spikes: 'Spikes',
    escape: 'Getting away',
    trap: (name: string) => (/trap/i.test(name) ? name : `${name}, a trap`),
  },
  nothing: 'nothing',
  ap,
  free: 'free',
  damage,
  oneKill: '1 kill',
  actions: {
    go: toWay,
    explore: 'Explore',
    /** Explores on that side. */
    exploreTo: (direction: string) => `Explore ${direction}`,
    lay: 'Lay it here',
    turnIt: 'Turn it',
    otherSide: 'Other side',
    end: 'End turn',
    done: 'Done',
    goOn: 'Go on',
    leave: 'Leave the dungeon',
    deliver: 'Lay the Ring down here',
    take: (thing: string) => `Take ${the(thing)}`,
    drop: 'Drop',
    wear: (kind: SpaceKind): string => (kind === 'hand' ? 'Take in hand' : 'Put on'),
    hands: ['Take in the left hand', 'Take in the right hand'] satisfies [string, string],
    wearInstead: (thing: string) => `Swap with ${the(thing)}`,
    stow: 'Put in the backpack',
    show: 'Show everybody your items',
    hide: 'Turn your items face down',
    look: ({ direction }: Way) => `Look at what hides ${direction}`,
    drink: 'Drink',
    open: 'Open',
    shootAt: (target: string) => `At ${target}`,
    castOn: (who: string) => `On ${who}`,
    castAt: (place: string) => `At ${place}`,
    whirl: (way: Way) => `Fly ${toWay(way)}`,
    cure: (who: string) => `Heal ${who}`,
    /** Walks to the tile that is looked at. */
    walkHere: (points: number) => `Walk here (${ap(points)})`,
    attack: (who: string) => `Attack ${who}`,
    roll: 'Roll the dice',
    escape: (way: Way) => `Escape ${toWay(way)}`,
    escapeNew: 'Escape into the unknown',
    fleeHurt: (way: Way) => `Flee ${toWay(way)}`,
    fleeKill: ({ direction }: Way, monster: string) => `Flee ${direction}, give your ${monster}`,
    tag: (who: string) => `Call ${who}`,
    reroll: (whose: string | undefined) => `Make ${whose ?? 'somebody'} roll again`,
    offer: (to: string) => `Offer to ${to}`,
    askFor: (from: string) => `Ask ${from} for something`,
    forThing: (thing: string) => `For ${the(thing)}`,
    asGift: 'As a gift',
    wish: (thing: string) => `Ask for ${the(thing)}`,
    layDown: (thing: string) => `Put down ${the(thing)}`,
    leaveIt: 'Leave it here',
    give: (thing: string) => `Give ${the(thing)}`,
    dare: 'Risk it',
    payKills: 'Pay 3 kills',
    buyNothing: 'Buy nothing',
    to: (place: string) => `To ${place}`,
    grab: (thing: string) => `Take ${the(thing)}`,
    hiddenThing: (number: number) => `face-down item ${number}`,
    partner: (who: string) => `Fight beside ${who}`,
    nobody: 'Nobody',
    stop: 'Stop here and fight',
    ward: 'Shrug it off',
    bear: 'Take the damage',
    pool: 'Drink from the pool',
    notNow: 'Not now',
    redraw: 'Draw another',
    keep: 'Keep it',
    refund: 'Back into the bag',
    come: 'Come and help',
    stayAway: 'Stay away',
    accept: 'Agree',
    decline: 'Decline',
    neverMind: 'Never mind',
    callOff: 'Take the offer back',
    double: 'Double it',
    letItBe: 'Keep the roll',
    back: 'Back',
    reallyDo: 'Do it anyway',
    find: 'Find me',
    all: 'Whole map',
    nearer: 'Zoom in',
    farther: 'Zoom out',
    /** Hides or shows everything above the map. */
    fold: 'Only the map',
    unfold: 'Show everything',
  },
  status,
  tile: {
    ways: (directions: readonly string[]) => (directions.length === 0 ? 'no way out' : `open ${list(directions)}`),
    unexplored: (direction: string) => `Unexplored, ${direction} of you`,
    hidden: 'something hides here',
    monster: (name: string, health: number, full: number) => `${name}, health ${health} of ${full}`,
    things: (names: readonly string[]) => `lying here: ${list(names)}`,
    here: (names: readonly string[]) => `here: ${list(names)}`,
    steps: (count: number) => (count === 0 ? 'you’re here' : counted(count, 'step', 'steps')),
    poolTokens: (count: number) => `${counted(count, 'token', 'tokens')} left`,
    emptied: 'already searched',
    fred: 'Fred’s stall',
    canGo: (points: number) => `walk here: ${ap(points)}`,
    /** The arrow to the Ring, or to where it must go. */
    goal: {
      ring: (steps: number) => `Show the Ring, ${counted(steps, 'step', 'steps')} away`,
      exit: (steps: number) => `Show the way out, ${counted(steps, 'step', 'steps')} away`,
    },
    canTarget: (action: string) => action,
    newTile: (tile: string) => `New tile: ${tile}`,
    /** Where a tile lies, seen from the Start: columns to the east, rows to the south. */
    fromStart: (east: number, south: number) =>
      [
        ...(south === 0 ? [] : [`${Math.abs(south)} ${south < 0 ? 'north' : 'south'}`]),
        ...(east === 0 ? [] : [`${Math.abs(east)} ${east < 0 ? 'west' : 'east'}`]),
      ].join(', '),
  },
  person: {
    label: (one: {
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
    }) =>
      [
        `${one.name}${one.isYou ? ' (you)' : ''}${one.isAway ? ', away' : ''}`,
        ...(one.character === one.name ? [] : [one.character]),
        `health ${one.health} of ${one.full}`,
        counted(one.lives, 'life', 'lives'),
        ap(one.ap),
        ...(one.ring ? ['has the Ring'] : []),
        ...(one.isTurn ? [one.isYou ? 'it’s your turn' : 'it’s their turn'] : []),
      ].join(', '),
    health: 'Health',
    lives: 'Lives',
    ap: 'Action Points',
    guard: 'Armour takes off',
    kills: 'Kills',
    worth: (kills: number) => `worth ${kills}`,
    escaped: 'got out',
    lost: 'lost',
    timesLeft: (count: number) => `${counted(count, 'time', 'times')} left`,
    items: 'Items',
    noItems: 'Carries nothing.',
    followers: 'At their side',
    none: 'none',
    out: 'out of the game',
  },
  fight: {
    title: (one: string, other: string) => `${one} against ${other}`,
    /** The button that shows chances and where the figures come from. */
    details: 'Odds',
    chance: (who: Person) => (who.isYou ? 'Your chance to win' : `${who.name}’s chance to win`),
    chanceLabel: (percent: number) => `${percent}%`,
    /** Before the chances of each to win and survive. */
    living: 'Win and live',
    who: (who: Person) => orYou(who, 'you'),
    both: 'both',
    round: (hit: number, hurt: number, who: Person) =>
      `This round: ${does(who, 'hits', 'you hit')} ${hit}%, ${who.isYou ? 'get' : 'gets'} hurt ${hurt}%`,
    dice: (count: number) => counted(count, 'die', 'dice'),
    partner: (who: string) => `${who}: +1 die`,
    potion: 'Strength',
    guard: (less: number) => `armour −${less}`,
    held: 'Held by the Magic Vine: its next attack does nothing.',
    critical: 'All equal: double!',
    doubled: 'Doubled by skill!',
    tie: 'A tie: nobody is hurt.',
    takes: (who: string, points: number) => `${who} takes ${damage(points)}.`,
    locked: 'It charged at you: you can’t escape.',
    noEscapeTagged: 'You’re fighting side by side: nobody can escape.',
    withoutSkill: (percent: number, who: Person) => `${percent}% without ${who.isYou ? 'your' : 'the'} skill`,
  },
  /** Known risks before a step or a throw; `chance`: to win, in percent, if chances are shown. */
  risk: {
    lastPoint: 'Something lurks there, and this takes your last AP: no escape, and no call for help.',
    lastPointWith: (monster: string, chance: number | undefined) =>
      `${capital(the(monster))} waits there, and this takes your last AP: no escape.${chance === undefined ? '' : ` You’d win ${chance}%.`}`,
    strong: (monster: string, health: number, dice: string, chance: number | undefined) =>
      `${capital(the(monster))}: ${health} health, ${dice}.${chance === undefined ? '' : ` Alone you’d win ${chance}%.`}`,
    bomb: ({ isYou, others, dice }: { isYou: boolean; others: readonly string[]; dice: number }) =>
      `The blast deals ${counted(dice, 'die', 'dice')} of damage${isYou ? ', to you too' : ''}${others.length > 0 ? `${isYou ? ' and' : ','} to ${list(others)}` : ''}.`,
  },
  /** The results of a choice; chances are in percent. */
  leads: {
    win: (percent: number) => `${percent}% to win the fight`,
    /** The fighter survives, and both do. */
    winTogether: (who: Person, percent: number, both: number) =>
      `${does(who, 'wins and lives', 'you win and live')}: ${percent}%, both of you: ${both}%`,
    /**
     * Somebody is called; `after` is missing while it is being computed, `comesOn`: the lowest die with which they
     * come.
     */
    help: (
      who: Person,
      {
        before,
        after,
        comesOn,
      }: { before: number; after: { win: number; both: number } | undefined; comesOn?: number | undefined },
    ) =>
      `${comesOn === undefined ? 'If they come' : `They come on ${comesOn}–6`}: ${does(who, 'lives', 'you live')} ${before}% → ${after?.win ?? '…'}%, both live ${after?.both ?? '…'}%. No escape then`,
    /** You come to help, or not. */
    coming: (
      caller: string,
      { before, after }: { before: number; after: { win: number; partner: number } | undefined },
    ) => `${caller} lives ${before}% → ${after?.win ?? '…'}%, you live ${after?.partner ?? '…'}%. No escape then`,
    alone: (caller: string, percent: number) => `${caller} fights on alone: ${percent}%`,
    health: (left: number, { isGuarded }: { isGuarded: boolean }) =>
      `out with ${left} health${isGuarded ? ', but something lurks there' : ''}`,
    kills: 'would kill you',
    /** A wound is taken or shrugged off. */
    bear: (left: number) => (left <= 0 ? 'you die of it' : `leaves you ${left} health`),
    ward: (health: number) => `you keep your ${health} health, but only once a game`,
    /** Drinking before a wound that kills, or not. */
    potion: (dice: number) => `${counted(dice, 'die', 'dice')} of health first, then the damage`,
    /** A roll and its effect: damage to the other side or to you; a side without health dies. */
    roll: (
      { name, isMonster }: { name: string; isMonster: boolean },
      {
        own,
        foe,
        dealt,
        taken,
        isDeadly,
      }: { own: number; foe: number; dealt: number; taken: number; isDeadly: boolean },
    ) => {
      const sums = `${own} against ${foe}`;
      if (dealt > 0) return `${sums}: ${isMonster ? the(name) : name} ${isDeadly ? 'falls' : `loses ${dealt}`}`;
      if (taken > 0) return `${sums}: you ${isDeadly ? 'die' : `lose ${taken}`}`;
      return `${sums}: nobody is hurt`;
    },
    fullHealth: (before: number, after: number) => `health ${before} → ${after}`,
    dare: (hurtsOn: number, dice: number) => `on 1–${hurtsOn}: ${counted(dice, 'die', 'dice')} of damage`,
  },
  /** Another player's actions in their turn, in one line. */
  caption: {
    tell: (who: string, deeds: readonly string[]) => `${who} ${list(deeds)}.`,
    deeds: {
      meets: (monster: string, isOnly: boolean) => `meets ${isOnly ? `the ${monster}` : withArticle(monster)}`,
      attacks: (name: string) => `attacks ${name}`,
      slays: 'slays it',
      falls: 'falls',
      escapes: 'gets away',
      explores: 'explores',
      walks: 'walks on',
      finds: 'finds something',
      trap: (name: string) => `springs a trap (${name})`,
      takesRing: 'takes the Ring',
      shoots: 'shoots an arrow',
      uses: (item: string) => `uses ${the(item)}`,
      heals: 'heals',
      leaves: 'leaves the dungeon',
      lost: 'gets lost',
    },
  },
  moments,
  /** `short` is for the button of a card that already shows the name. */
  choose: {
    title: 'Who enters the dungeon?',
    short: 'Choose',
    pick: (name: string) => `Choose the ${name}`,
    /** Your characters, if they were dealt, and the button that goes on. */
    dealt: (names: readonly string[]) => `You play the ${list(names)}.`,
    enter: 'Into the dungeon',
    /** Action Points and dice, by an example. */
    example:
      'Each step or new tile costs 1 AP. “2 dice + 3” in a fight: you roll 4 and 2, so 9. The lower side loses the difference.',
    alone: 'You lead them all, so each has only one life.',
  },
  quest: 'The quest',
  questIs: 'Find the Ring, bring it to the Exit, and get out.',
  /** BD-106 How many rounds the dungeon still holds, once the Ring has appeared. */
  roundsLeft: (count: number) => `collapses in ${counted(count, 'round', 'rounds')}`,
  stack: (count: number) => `${counted(count, 'tile', 'tiles')} to explore`,
  goal: 'Explore the dungeon tile by tile, find the Ring, bring it past the Red Dragon to the Exit and get out alive.',
  firstTurn: {
    aim: 'Find the Ring and carry it out of the dungeon alive.',
    pointers: {
      choose: 'Choose who you are. Each is good at something different.',
      explore: 'Explore: draw a tile and lay it, for 1 Action Point (AP).',
      walk: 'Walk: each step costs 1 AP. With none left, end your turn.',
    },
  } satisfies FirstTurnText<BagPointer>,
  keys: [
    { key: '← ↑ ↓ →', does: 'move over the tiles, Enter walks or chooses' },
    { key: 'E', does: 'explore: draw a tile' },
    { key: 'T', does: 'turn the drawn tile' },
    { key: 'F', does: 'fight: roll the dice' },
    { key: 'X', does: 'end the turn' },
    { key: '1–9', does: 'an item you carry' },
    { key: 'M', does: 'find me on the map' },
    { key: 'A', does: 'show the whole map' },
    { key: 'Esc', does: 'a step back, close' },
    { key: 'L', does: 'what happened' },
    { key: 'R', does: 'the rule of what you point at, or all rules' },
    { key: '?', does: 'this help' },
  ],
};
