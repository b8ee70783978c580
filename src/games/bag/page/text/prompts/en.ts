import { capital, counted } from '../../../../../engine/text.ts';
import { the } from '../../../text/names/en.ts';
export const ap = (count: number) => `${count} AP`;
export const damage = (count: number) => `${count} damage`;

/** The prompts, in English. */
export const en = {
  choosing: 'Your turn: choose your adventurer.',
  otherChooses: (who: string) => `${who} chooses an adventurer.`,
  /** Everybody has chosen, and the dungeon is being loaded. */
  entering: 'Down into the dungeon…',
  turn: (
    who: string | undefined,
    points: number,
    can: {
      last: boolean;
      walk: boolean;
      explore: boolean;
      leave: boolean;
      price?: string;
      /** Which of several adventurers of one player it is. */
      place?: { number: number; of: number };
    },
  ) => {
    const choices = [
      ...(can.leave ? ['leave the dungeon'] : []),
      ...(can.walk ? ['walk to a lit tile'] : []),
      ...(can.explore ? [`explore past a glowing edge${can.price === undefined ? '' : ` (${can.price})`}`] : []),
    ];
    const endTurn = who === undefined ? 'end your turn' : 'end the turn';
    const end = choices.length > 0 ? `${choices.join(', ')} or ${endTurn}` : endTurn;
    return `${who === undefined ? 'Your' : `${capital(the(who))}’s`} ${can.last ? 'last ' : ''}turn, ${ap(points)}${can.place === undefined ? '' : ` (${can.place.number} of ${can.place.of})`}: ${end}.`;
  },
  noAp: (who: string | undefined, can: { sort: boolean }) =>
    `${who === undefined ? 'You have' : `${capital(the(who))} has`} no AP left: ${can.sort ? 'sort your items, or ' : ''}end ${who === undefined ? 'your' : 'the'} turn.`,
  otherTurn: (who: string) => `It’s ${who}’s turn.`,
  otherDecides: (who: string) => `${who} decides.`,
  /** For somebody who is out while the others play on. */
  out: { lost: 'You’re out of the game. Watch how it ends.', escaped: 'You got out. Watch how the others fare.' },
  sneak: 'The Cloak hides you: walk on, or stop and fight.',
  lay: (tile: string, can: { turn: boolean; move: boolean }) => {
    if (can.turn) return `${tile}: turn it${can.move ? ' or try another side' : ' if you like'}, then lay it.`;
    return can.move ? `${tile}: lay it here or on another side.` : `${tile}: it only fits this way. Lay it.`;
  },
  redraw: (item: string) => `${item}: keep it, or draw another?`,
  makeRoom: (item: string) => `No space for ${the(item)}. What do you put down instead?`,
  refund: (item: string) => `From Fred’s bag: ${item}. Keep it?`,
  spikes: (hurtsOn: number) => `Spikes! Give up an item, or risk it: on ${hurtsOn} or less they hurt you.`,
  fred: (paid: number): string =>
    paid > 0 ? 'Fred takes one more item.' : 'Fred’s stall: pay two items or three kills to draw from the bag.',
  pool: (tokens: number) =>
    `The Healing Pool has ${counted(tokens, 'token', 'tokens')} left. Take one for full health?`,
  fight: (round: number, can: { escape: boolean; call: boolean; use: boolean }) => {
    const choices = [
      'roll',
      ...(can.escape ? ['escape'] : []),
      ...(can.call ? ['call for help'] : []),
      ...(can.use ? ['use something'] : []),
    ];
    const last = choices.length > 1 ? ` or ${choices.pop()}` : '';
    return `${round === 0 ? 'You’re in a fight' : 'The fight goes on'}: ${choices.join(', ')}${last}.`;
  },
  defend: (from: string) => `${from} attacks you: roll, flee or use something.`,
  reroll: 'The dice have stopped. Make somebody roll again?',
  double: 'Once a game: double this roll?',
  tagged: (caller: string, { name, isMonster }: { name: string; isMonster: boolean }, way: number) =>
    `${caller} asks you to help against ${isMonster ? 'the ' : ''}${name}. It costs ${ap(way)} of your next turn.`,
  loot: 'The fight is over. Pick up and sort what you like, then press Done.',
  /** The same with nothing to pick up or rearrange. */
  noLoot: 'The fight is over. There’s nothing to pick up here.',
  namePrice: (to: string) => `What do you want from ${to}?`,
  namePriceFor: (thing: string, to: string) => `What do you want from ${to} for ${the(thing)}?`,
  offered: (to: string, give: string, want: string) =>
    `${to} is thinking about your offer: ${the(give)} for ${the(want)}.`,
  trade: (from: string, give: string, want: string) => `${from} offers ${the(give)} for ${the(want)}.`,
  teleport: (who: string) => `Where does ${who} go?`,
  claw: (from: string) => `What does the claw take from ${from}?`,
  handOver: (to: string) => `Which kill goes to ${to}?`,
  charge: 'Which way does the monster charge?',
  namePartner: 'Who fights beside you?',
  ward: (cause: string, points: number) => `${cause}: ${damage(points)} coming. Once a game you can shrug it off: now?`,
  drink: (cause: string, points: number) => `${cause}: ${damage(points)} would kill you. Drink a potion first?`,
  /** Another player must decide about a wound. */
  otherWard: (who: string, cause: string, points: number) =>
    `${cause}: ${damage(points)} for ${who}, who can shrug it off.`,
  otherDrinks: (who: string, cause: string, points: number) =>
    `${cause}: ${damage(points)} would kill ${who}. A potion could help.`,
  deadly: 'This would kill you.',
  targets: (item: string) => `${item}: choose a target.`,
  over: (why: string) => why,
  rolling: 'The dice are rolling…',
  /** While something hidden is about to be revealed, or is drawn from the bag. */
  growls: 'Something growls in the dark…',
  draws: 'There’s something here! What is it?',
  found: (item: string) => `Found: ${item}`,
};
