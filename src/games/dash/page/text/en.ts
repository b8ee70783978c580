import { en as table } from '../../../../client/kit/table/text/en.ts';
import { byDevice } from '../../../../client/text/by-device.ts';
import { byCount, capital, counted } from '../../../../engine/text.ts';

export { en as game } from '../../text/en.ts';

const Tap = byDevice('Tap', 'Click');

/** The Dash page in English. */
export const en = {
  ...table,
  table: 'Dash Through the Dungeon',
  board: 'The dungeon: four rows of five cards',
  hand: 'Your equipment',
  dungeonOf: (dungeon: number, of: number) => `Dungeon ${dungeon} of ${of}`,
  cardsLeft: (count: number) => `${count} face down`,
  apOf: (ap: string, who: string | undefined) => (who === undefined ? `You have ${ap}` : `${who} has ${ap}`),
  space: (row: number, column: number) => `Row ${row}, column ${column}`,
  faceDown: 'face down',
  explores: 'exploring',
  playerLabel: ({
    name,
    gold,
    explored,
    equipment,
  }: {
    name: string;
    gold: string;
    explored: number;
    equipment: readonly string[];
  }) =>
    `${name}: ${gold}, ${counted(explored, 'card', 'cards')} explored, equipment: ${equipment.join(', ') || 'none'}`,
  exploredCount: (count: number) => `${counted(count, 'card', 'cards')} explored`,
  /** How much of a player's gold is in Treasure Maps. */
  goldInMaps: (gold: string, map: string) => `${gold} of it: ${map}, if it’s kept to the end.`,
  noEquipment: 'No equipment.',
  noTreasures: 'No treasure yet.',
  bonusWaits: 'works from the next turn on',
  bonusWorks: 'works now',
  status: {
    flipFirst: (ap: number) => `Your turn, ${ap} AP: flip any card.`,
    flipMore: (ap: number) => `${ap} AP left: flip another card, or end your turn.`,
    react: (card: string) => `${card}! Use a card that glows, or face it.`,
    /** Only a Treasure that puts it back helps. */
    reactPutBack: (card: string) => `${card}! Put the card back, or face it.`,
    /** Equipment may be used, but nothing helps. */
    reactInVain: (card: string) => `${card}! None of your cards helps: face it.`,
    reactCanceled: (card: string) => `${card} is cancelled. Go on.`,
    fumble: (card: string) => `${card}: you fumble. Choose an Equipment card to drop.`,
    exchange: 'Choose what to give up, then confirm.',
    exchangeWait: (names: string) => `Waiting for ${names}.`,
    /** What `who` does while the reader watches; undefined: the reader, in a replay. */
    explores: (who: string | undefined, ap: number) =>
      `${who === undefined ? 'You’re' : `${who} is`} exploring, ${ap} AP left.`,
    reacts: (who: string | undefined, card: string) =>
      who === undefined ? `You flipped ${card}.` : `${who}: ${card}…`,
    fumbles: (who: string | undefined) =>
      `${who === undefined ? 'You fumble' : `${who} fumbles`} and must drop a card.`,
    over: 'The last dungeon is explored.',
    /** `who` flips, undefined: the reader. */
    flipping: (who: string | undefined) => (who === undefined ? 'You flip a card…' : `${who} flips a card…`),
    turned: (card: string, who: string | undefined) => (who === undefined ? `${card}!` : `${who}: ${card}`),
  },
  verbs: {
    stop: 'End turn',
    pay: (ap: string) => `Pay ${ap}`,
    face: 'Face it',
    putBack: (ap: string) => `Put it back (${ap})`,
    goOn: 'Go on',
    use: (card: string) => `Use ${card}`,
    drop: (card: string) => `Drop ${card}`,
    dropIt: 'drop it',
    keepAll: 'Keep everything',
    discard: (count: number) => `Give up ${counted(count, 'card', 'cards')}`,
  },
  /** The chances of the explorer's next flip, in one line on a phone; `isYours`: the reader explores. */
  odds: ({
    hurt,
    treasures,
    of,
    isExact,
    isYours,
  }: {
    hurt: number;
    treasures: number;
    of: number;
    isExact: boolean;
    isYours: boolean;
  }) => {
    const about = isExact ? '' : 'about ';
    const none = isExact ? 'no Treasure is left' : 'a Treasure is unlikely';
    const found = treasures === 0 ? none : byCount(treasures, '1 is a Treasure', `${treasures} are Treasures`);
    return capital(`${about}${hurt} of ${of} can hurt ${isYours ? 'you' : 'them'}; ${found}.`);
  },
  /** The same where few unknown cards are left: of each of them. */
  fewOdds: ({ hurts, treasure, isYours }: { hurts: string; treasure: string; isYours: boolean }) =>
    `An unknown card: ${hurts} can hurt ${isYours ? 'you' : 'them'}, ${treasure} a Treasure.`,
  /** The result of a choice, shown below its label as a phrase. */
  pending: {
    title: 'Just flipped',
    leaves: (ap: string) => `${ap} left`,
    endsTurn: 'your turn ends',
    shuffles: 'the dungeon is shuffled',
    losesEquipment: 'you lose an Equipment card',
    canceled: 'it does nothing',
    magicCanceled: 'Its magic is cancelled.',
    savesTurn: (ap: string) => `saves your turn, ${ap} left`,
    savesAp: (ap: string) => `saves ${ap}`,
    savesEquipment: 'you lose no other Equipment',
    stillEnds: 'your turn still ends',
    backDown: 'the card goes back face down',
    free: 'free',
    dropped: 'it’s gone',
    magical: 'Its magic works from the next turn on.',
    usable: 'works now',
    notNow: 'Equipment only works on the card you just flipped, and only if it helps against it.',
    /** Of Equipment that may be used, but saves nothing. */
    inVain: 'You can still use it with its button, but it won’t help against this card.',
    mapNotUsed: 'You can’t use a map: keep it, and it’s worth gold at the end.',
  },
  exchange: {
    title: (dungeon: number) => `Before dungeon ${dungeon}`,
    lead: 'Give up what you don’t want; then everybody draws up to three.',
    keep: 'keep',
    giveUp: 'give up',
    ready: 'ready',
    choosing: 'choosing',
    /** Who has the most gold so far. */
    standing: (leaders: string, gold: string) => `In the lead: ${leaders}, ${gold}.`,
  },
  scoring: {
    title: 'Counting the gold',
    wins: (names: string, shared: boolean) => (shared ? capital(`${names} share the win!`) : `${names} wins!`),
    youWin: 'You win!',
    treasures: 'Treasures',
    explored: 'Explored',
    total: 'Gold',
    tieBreak: 'Same gold: most cards explored wins.',
    shared: 'Same gold, same number of cards explored: a shared win.',
  },
  notYourTurn: (name: string) => `It’s ${name}’s turn.`,
  dealFirst: 'Deal with the card you just flipped first.',
  flipLit: 'Flip the card with the bright rim, or do what the lesson says.',
  goal: 'Flip cards, pay their AP, find Treasures. After three dungeons the most gold wins.',
  firstTurn: {
    aim: 'Find the most gold in three dungeons.',
    pointers: {
      flip: `${Tap} any card to flip it.`,
      ap: 'What turns up costs AP. With none left, your turn is over.',
      equipment: 'Equipment saves you from cards. It glows when it helps.',
    },
  },
  keys: [
    { key: '← ↑ ↓ →', does: 'move over the cards, Enter flips' },
    { key: 'S', does: 'end your turn' },
    { key: 'F', does: 'face the card' },
    { key: 'B', does: 'put the card back, if a Treasure of yours can' },
    { key: '1–9', does: 'use, drop or mark your equipment' },
    { key: 'L', does: 'what happened' },
    { key: 'R', does: 'the rule of what you point at, or all rules' },
    { key: '?', does: 'this help' },
    { key: 'Esc', does: 'close' },
  ],
  /** Actions in plain words. */
  now: {
    flip: (faceDown: number) => `Flip a card: ${counted(faceDown, 'face-down card', 'face-down cards')}`,
    stop: 'Stop: your turn ends',
    use: (equipment: string, on: string) => `Use ${equipment} on ${on}`,
    face: (card: string) => `Face ${card}`,
    putBack: (card: string) => `Put ${card} back face down`,
    fumble: (equipment: number) => `Choose what you lose: ${counted(equipment, 'Equipment card', 'Equipment cards')}`,
    discard: (equipment: number) => `Give up Equipment you don’t want: ${counted(equipment, 'card', 'cards')}`,
    ready: 'Go on to the next dungeon',
  },
  /** The abbreviations and symbols at the table. */
  signs: {
    ap: { name: 'AP', says: 'Action Points: what you pay for the cards you flip. With none left, your turn ends.' },
    gold: { name: 'Coins', says: 'The gold so far, in Treasures and Treasure Maps. Most gold wins.' },
    explored: { name: 'Footprint', says: 'How many cards this player has explored. Breaks ties.' },
    equipment: { name: 'Small cards', says: 'The Equipment this player holds.' },
  },
  /** A player’s turn in a few words. */
  recap: {
    /** Gold was found: "3 gold". */
    found: (gold: string) => `+${gold}`,
    lost: (equipment: string) => `loses ${equipment}`,
    got: (equipment: string) => `gets ${equipment}`,
  },
};
