import { en as table } from '../../../../client/kit/table/text/en.ts';
import { capital, counted, does, listed, orYou, withArticle } from '../../../../engine/text.ts';
import { the } from '../../text/names/en.ts';
import { en as signs } from '../help/signs/en.ts';
import type { BagPageText, Way } from './text.ts';

export { en as game } from '../../text/en.ts';

const ap = (count: number) => `${count} AP`;
const damage = (count: number) => `${count} damage`;
const toWay = ({ direction, tile }: Way) => (tile === undefined ? direction : `${direction}: ${tile}`);
const list = (names: readonly string[]) => listed(names, 'and');

/** The Bag of Dungeon page in English. */
export const en: BagPageText = {
  ...table,
  signs,
  table: 'Bag of Dungeon table',
  map: 'The dungeon',
  party: 'Adventurers',
  inventory: (who) => `What ${who} carries`,
  directions: ['north', 'east', 'south', 'west'],
  shapes: {
    'dead-end': 'dead end',
    straight: 'straight',
    corner: 'corner',
    tee: 'three ways',
    crossroads: 'crossroads',
  },
  spaces: { hand: 'hand', armour: 'armour', boots: 'boots', cloak: 'cloak', any: 'backpack' },
  bothHands: 'held with both hands',
  emptySpace: (kind) =>
    kind === 'any'
      ? 'Empty backpack space: holds anything'
      : `Empty space: only ${{ hand: 'things for a hand', armour: 'armour', boots: 'boots', cloak: 'a cloak' }[kind]}`,
  faceDown: 'face down',
  theRing: 'the Ring',
  causes: {
    half: 'Shared wound',
    spikes: 'Spikes',
    escape: 'Getting away',
    trap: (name) => (/trap/i.test(name) ? name : `${name}, a trap`),
  },
  nothing: 'nothing',
  ap,
  free: 'free',
  damage,
  oneKill: '1 kill',
  actions: {
    go: toWay,
    explore: 'Explore',
    exploreTo: (direction) => `Explore ${direction}`,
    lay: 'Lay it here',
    turnIt: 'Turn it',
    otherSide: 'Other side',
    end: 'End turn',
    done: 'Done',
    goOn: 'Go on',
    leave: 'Leave the dungeon',
    deliver: 'Lay the Ring down here',
    take: (thing) => `Take ${the(thing)}`,
    drop: 'Drop',
    wear: (kind) => (kind === 'hand' ? 'Take in hand' : 'Put on'),
    hands: ['Take in the left hand', 'Take in the right hand'],
    wearInstead: (thing) => `Swap with ${the(thing)}`,
    stow: 'Put in the backpack',
    show: 'Show everybody your items',
    hide: 'Turn your items face down',
    look: ({ direction }) => `Look at what hides ${direction}`,
    drink: 'Drink',
    open: 'Open',
    shootAt: (target) => `At ${target}`,
    castOn: (who) => `On ${who}`,
    castAt: (place) => `At ${place}`,
    whirl: (way) => `Fly ${toWay(way)}`,
    cure: (who) => `Heal ${who}`,
    attack: (who) => `Attack ${who}`,
    roll: 'Roll the dice',
    escape: (way) => `Escape ${toWay(way)}`,
    escapeNew: 'Escape into the unknown',
    fleeHurt: (way) => `Flee ${toWay(way)}`,
    fleeKill: ({ direction }, monster) => `Flee ${direction}, give your ${monster}`,
    tag: (who) => `Call ${who}`,
    reroll: (whose) => `Make ${whose ?? 'somebody'} roll again`,
    offer: (to) => `Offer to ${to}`,
    askFor: (from) => `Ask ${from} for something`,
    forThing: (thing) => `For ${the(thing)}`,
    asGift: 'As a gift',
    wish: (thing) => `Ask for ${the(thing)}`,
    layDown: (thing) => `Put down ${the(thing)}`,
    leaveIt: 'Leave it here',
    give: (thing) => `Give ${the(thing)}`,
    dare: 'Risk it',
    payKills: 'Pay 3 kills',
    buyNothing: 'Buy nothing',
    to: (place) => `To ${place}`,
    grab: (thing) => `Take ${the(thing)}`,
    hiddenThing: (number) => `face-down item ${number}`,
    partner: (who) => `Fight beside ${who}`,
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
    fold: 'Only the map',
    unfold: 'Show everything',
  },
  status: {
    choosing: 'Your turn: choose your adventurer.',
    otherChooses: (who) => `${who} chooses an adventurer.`,
    entering: 'Down into the dungeon…',
    turn: (who, points, can) => {
      const choices = [
        ...(can.leave ? ['leave the dungeon'] : []),
        ...(can.walk ? ['walk to a lit tile'] : []),
        ...(can.explore ? [`explore past a glowing edge${can.price === undefined ? '' : ` (${can.price})`}`] : []),
      ];
      const endTurn = who === undefined ? 'end your turn' : 'end the turn';
      const end = choices.length > 0 ? `${choices.join(', ')} or ${endTurn}` : endTurn;
      return `${who === undefined ? 'Your' : `${capital(the(who))}’s`} ${can.last ? 'last ' : ''}turn, ${ap(points)}: ${end}.`;
    },
    noAp: (who, can) =>
      `${who === undefined ? 'You have' : `${capital(the(who))} has`} no AP left: ${can.sort ? 'sort your items, or ' : ''}end ${who === undefined ? 'your' : 'the'} turn.`,
    otherTurn: (who) => `It’s ${who}’s turn.`,
    otherDecides: (who) => `${who} decides.`,
    out: { lost: 'You’re out of the game. Watch how it ends.', escaped: 'You got out. Watch how the others fare.' },
    sneak: 'The Cloak hides you: walk on, or stop and fight.',
    lay: (tile, can) => {
      if (can.turn) return `${tile}: turn it${can.move ? ' or try another side' : ' if you like'}, then lay it.`;
      return can.move ? `${tile}: lay it here or on another side.` : `${tile}: it only fits this way. Lay it.`;
    },
    redraw: (item) => `${item}: keep it, or draw another?`,
    makeRoom: (item) => `No space for ${the(item)}. What do you put down instead?`,
    refund: (item) => `From Fred’s bag: ${item}. Keep it?`,
    spikes: (hurtsOn) => `Spikes! Give up an item, or risk it: on ${hurtsOn} or less they hurt you.`,
    fred: (paid) =>
      paid > 0 ? 'Fred takes one more item.' : 'Fred’s stall: pay two items or three kills to draw from the bag.',
    pool: (tokens) => `The Healing Pool has ${counted(tokens, 'token', 'tokens')} left. Take one for full health?`,
    fight: (round, can) => {
      const choices = [
        'roll',
        ...(can.escape ? ['escape'] : []),
        ...(can.call ? ['call for help'] : []),
        ...(can.use ? ['use something'] : []),
      ];
      const last = choices.length > 1 ? ` or ${choices.pop()}` : '';
      return `${round === 0 ? 'You’re in a fight' : 'The fight goes on'}: ${choices.join(', ')}${last}.`;
    },
    defend: (from) => `${from} attacks you: roll, flee or use something.`,
    reroll: 'The dice have stopped. Make somebody roll again?',
    double: 'Once a game: double this roll?',
    tagged: (caller, { name, isMonster }, way) =>
      `${caller} asks you to help against ${isMonster ? 'the ' : ''}${name}. It costs ${ap(way)} of your next turn.`,
    loot: 'The fight is over. Pick up and sort what you like, then press Done.',
    noLoot: 'The fight is over. There’s nothing to pick up here.',
    namePrice: (to) => `What do you want from ${to}?`,
    namePriceFor: (thing, to) => `What do you want from ${to} for ${the(thing)}?`,
    offered: (to, give, want) => `${to} is thinking about your offer: ${the(give)} for ${the(want)}.`,
    trade: (from, give, want) => `${from} offers ${the(give)} for ${the(want)}.`,
    teleport: (who) => `Where does ${who} go?`,
    claw: (from) => `What does the claw take from ${from}?`,
    handOver: (to) => `Which kill goes to ${to}?`,
    charge: 'Which way does the monster charge?',
    namePartner: 'Who fights beside you?',
    ward: (cause, points) => `${cause}: ${damage(points)} coming. Once a game you can shrug it off: now?`,
    drink: (cause, points) => `${cause}: ${damage(points)} would kill you. Drink a potion first?`,
    otherWard: (who, cause, points) => `${cause}: ${damage(points)} for ${who}, who can shrug it off.`,
    otherDrinks: (who, cause, points) => `${cause}: ${damage(points)} would kill ${who}. A potion could help.`,
    deadly: 'This would kill you.',
    targets: (item) => `${item}: choose a target.`,
    over: (why) => why,
    rolling: 'The dice are rolling…',
    growls: 'Something growls in the dark…',
    draws: 'There’s something here! What is it?',
    found: (item) => `Found: ${item}`,
  },
  tile: {
    ways: (directions) => (directions.length === 0 ? 'no way out' : `open ${list(directions)}`),
    unexplored: (direction) => `Unexplored, ${direction} of you`,
    hidden: 'something hides here',
    monster: (name, health, full) => `${name}, health ${health} of ${full}`,
    things: (names) => `lying here: ${list(names)}`,
    here: (names) => `here: ${list(names)}`,
    steps: (count) => (count === 0 ? 'you’re here' : counted(count, 'step', 'steps')),
    poolTokens: (count) => `${counted(count, 'token', 'tokens')} left`,
    emptied: 'already searched',
    fred: 'Fred’s stall',
    canGo: (points) => `walk here: ${ap(points)}`,
    canTarget: (action) => action,
    newTile: (tile) => `New tile: ${tile}`,
    fromStart: (east, south) =>
      [
        ...(south === 0 ? [] : [`${Math.abs(south)} ${south < 0 ? 'north' : 'south'}`]),
        ...(east === 0 ? [] : [`${Math.abs(east)} ${east < 0 ? 'west' : 'east'}`]),
      ].join(', '),
  },
  person: {
    label: (one) =>
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
    worth: (kills) => `worth ${kills}`,
    escaped: 'got out',
    lost: 'lost',
    timesLeft: (count) => `${counted(count, 'time', 'times')} left`,
    items: 'Items',
    noItems: 'Carries nothing.',
    followers: 'At their side',
    none: 'none',
    out: 'out of the game',
  },
  fight: {
    title: (one, other) => `${one} against ${other}`,
    chance: (who) => (who.isYou ? 'Your chance to win' : `${who.name}’s chance to win`),
    chanceLabel: (percent) => `${percent}%`,
    living: 'Win and live',
    who: (who) => orYou(who, 'you'),
    both: 'both',
    round: (hit, hurt, who) =>
      `This round: ${does(who, 'hits', 'you hit')} ${hit}%, ${who.isYou ? 'get' : 'gets'} hurt ${hurt}%`,
    dice: (count) => counted(count, 'die', 'dice'),
    partner: (who) => `${who}: +1 die`,
    potion: 'Strength',
    guard: (less) => `armour −${less}`,
    held: 'Held by the Magic Vine: its next attack does nothing.',
    critical: 'All equal: double!',
    doubled: 'Doubled by skill!',
    tie: 'A tie: nobody is hurt.',
    takes: (who, points) => `${who} takes ${damage(points)}.`,
    locked: 'It charged at you: you can’t escape.',
    noEscapeTagged: 'You’re fighting side by side: nobody can escape.',
    withoutSkill: (percent, who) => `${percent}% without ${who.isYou ? 'your' : 'the'} skill`,
  },
  leads: {
    win: (percent) => `${percent}% to win the fight`,
    winTogether: (who, percent, both) =>
      `${does(who, 'wins and lives', 'you win and live')}: ${percent}%, both of you: ${both}%`,
    help: (who, { before, after, comesOn }) =>
      `${comesOn === undefined ? 'If they come' : `They come on ${comesOn}–6`}: ${does(who, 'lives', 'you live')} ${before}% → ${after?.win ?? '…'}%, both live ${after?.both ?? '…'}%. No escape then`,
    coming: (caller, { before, after }) =>
      `${caller} lives ${before}% → ${after?.win ?? '…'}%, you live ${after?.partner ?? '…'}%. No escape then`,
    alone: (caller, percent) => `${caller} fights on alone: ${percent}%`,
    health: (left, { isGuarded }) => `out with ${left} health${isGuarded ? ', but something lurks there' : ''}`,
    kills: 'would kill you',
    bear: (left) => (left <= 0 ? 'you die of it' : `leaves you ${left} health`),
    ward: (health) => `you keep your ${health} health, but only once a game`,
    potion: (dice) => `${counted(dice, 'die', 'dice')} of health first, then the damage`,
    roll: ({ name, isMonster }, { own, foe, dealt, taken, isDeadly }) => {
      const sums = `${own} against ${foe}`;
      if (dealt > 0) return `${sums}: ${isMonster ? the(name) : name} ${isDeadly ? 'falls' : `loses ${dealt}`}`;
      if (taken > 0) return `${sums}: you ${isDeadly ? 'die' : `lose ${taken}`}`;
      return `${sums}: nobody is hurt`;
    },
    fullHealth: (before, after) => `health ${before} → ${after}`,
    dare: (hurtsOn, dice) => `on 1–${hurtsOn}: ${counted(dice, 'die', 'dice')} of damage`,
  },
  caption: {
    tell: (who, deeds) => `${who} ${list(deeds)}.`,
    deeds: {
      meets: (monster, isOnly) => `meets ${isOnly ? `the ${monster}` : withArticle(monster)}`,
      attacks: (name) => `attacks ${name}`,
      slays: 'slays it',
      falls: 'falls',
      escapes: 'gets away',
      explores: 'explores',
      walks: 'walks on',
      finds: 'finds something',
      trap: (name) => `springs a trap (${name})`,
      takesRing: 'takes the Ring',
      shoots: 'shoots an arrow',
      uses: (item) => `uses ${the(item)}`,
      heals: 'heals',
      leaves: 'leaves the dungeon',
      lost: 'gets lost',
    },
  },
  moments: {
    yourTurn: (points) => `Your turn: ${points === 0 ? 'no AP this time' : ap(points)}`,
    monster: (name) => `${name}!`,
    exit: 'The Exit, and the Red Dragon',
    dragon: (health, dice) => `Health ${health}, ${counted(dice, 'die', 'dice')}, and arrows do nothing.`,
    ring: (number) => `The Ring appears on M${number}`,
    ringMore: (rounds) =>
      rounds === undefined
        ? 'Only the Ring opens the Exit now.'
        : `Only the Ring opens the Exit now, and the dungeon collapses in ${counted(rounds, 'round', 'rounds')}.`,
    trembles: (rounds) =>
      rounds === 1 ? 'The last round!' : `The dungeon trembles: ${counted(rounds, 'round', 'rounds')} left`,
    tremblesMore: {
      ring: 'Get out with the Ring before it collapses!',
      quiet: 'Make progress: lay a tile, fight, or bring the Ring closer to the Exit.',
    },
    stackUp: 'The last tile is laid',
    stackUpMore: 'No tile fits the dungeon any more.',
    lost: (who) => `${does(who, 'got', 'You got')} lost!`,
    lostMore: (tile) => `${capital(the(tile))} doesn’t fit here: it goes under the stack, and the turn is over.`,
    died: (who) => does(who, 'dies', 'You die'),
    killedBy: ({ kind, name, isOnly }) => {
      if (kind === 'escape') return 'Killed while getting away';
      return `Killed by ${kind !== 'monster' ? name : isOnly ? `the ${name}` : withArticle(name)}`;
    },
    diedMore: (lives) => {
      if (lives === 'lost') return 'Lost in the dungeon: there’s no turn left.';
      return lives > 0 ? `${counted(lives, 'life', 'lives')} left: back to the Start.` : 'That was the last life.';
    },
    ringOut: (who) => `${does(who, 'is', 'You’re')} out with the Ring!`,
    ringOutMore: 'The dungeon shakes: everybody inside has one last turn.',
    lastTurn: (who) => (who.isYou ? 'Your last turn' : `One last turn: ${who.name}`),
    lastTurnMore: 'Reach the Exit now, or stay inside.',
    trap: (name) => `${name}!`,
    call: (caller) => `${caller} calls you for help!`,
    callMore: 'Answer below.',
  },
  choose: {
    title: 'Who enters the dungeon?',
    short: 'Choose',
    pick: (name) => `Choose the ${name}`,
    dealt: (names) => `You play the ${list(names)}.`,
    enter: 'Into the dungeon',
  },
  quest: 'The quest',
  questIs: 'Find the Ring, bring it to the Exit, and get out.',
  roundsLeft: (count) => `collapses in ${counted(count, 'round', 'rounds')}`,
  stack: (count) => `${counted(count, 'tile', 'tiles')} to explore`,
  goal: 'Explore the dungeon tile by tile, find the Ring, bring it past the Red Dragon to the Exit and get out alive.',
  firstTurn: {
    aim: 'Find the Ring and carry it out of the dungeon alive.',
    pointers: {
      choose: 'Choose who you are. Each is good at something different.',
      explore: 'Explore: draw a tile and lay it. It costs 1 of your Action Points (AP).',
      walk: 'Walk: each step costs 1 AP. When you have none left, end your turn.',
    },
  },
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
