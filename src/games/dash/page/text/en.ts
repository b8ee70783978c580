import { en as table } from '../../../../client/kit/table/text/en.ts';
import { byDevice } from '../../../../client/text/by-device.ts';
import { byCount, capital, counted } from '../../../../engine/text.ts';
import type { DashPageText } from './text.ts';

export { en as game } from '../../text/en.ts';

const Tap = byDevice('Tap', 'Click');

/** The Dash page in English. */
export const en: DashPageText = {
  ...table,
  table: 'Dash Through the Dungeon',
  board: 'The dungeon: four rows of five cards',
  hand: 'Your equipment',
  dungeonOf: (dungeon, of) => `Dungeon ${dungeon} of ${of}`,
  cardsLeft: (count) => `${count} face down`,
  apOf: (ap, who) => (who === undefined ? `You have ${ap}` : `${who} has ${ap}`),
  space: (row, column) => `Row ${row}, column ${column}`,
  faceDown: 'face down',
  explores: 'exploring',
  playerLabel: ({ name, gold, explored, equipment }) =>
    `${name}: ${gold}, ${counted(explored, 'card', 'cards')} explored, equipment: ${equipment.join(', ') || 'none'}`,
  exploredCount: (count) => `${counted(count, 'card', 'cards')} explored`,
  goldInMaps: (gold, map) => `${gold} of it: ${map}, if it’s kept to the end.`,
  noEquipment: 'No equipment.',
  noTreasures: 'No treasure yet.',
  bonusWaits: 'works from the next turn on',
  bonusWorks: 'works now',
  status: {
    flipFirst: (ap) => `Your turn, ${ap} AP: flip any card.`,
    flipMore: (ap) => `${ap} AP left: flip another card, or end your turn.`,
    react: (card) => `${card}! Use a card that glows, or face it.`,
    reactPutBack: (card) => `${card}! Put the card back, or face it.`,
    reactInVain: (card) => `${card}! None of your cards helps: face it.`,
    reactCanceled: (card) => `${card} is cancelled. Go on.`,
    fumble: (card) => `${card}: you fumble. Choose an Equipment card to drop.`,
    exchange: 'Choose what to give up, then confirm.',
    exchangeWait: (names) => `Waiting for ${names}.`,
    explores: (who, ap) => `${who === undefined ? 'You’re' : `${who} is`} exploring, ${ap} AP left.`,
    reacts: (who, card) => (who === undefined ? `You flipped ${card}.` : `${who}: ${card}…`),
    fumbles: (who) => `${who === undefined ? 'You fumble' : `${who} fumbles`} and must drop a card.`,
    over: 'The last dungeon is explored.',
    flipping: (who) => (who === undefined ? 'You flip a card…' : `${who} flips a card…`),
    turned: (card, who) => (who === undefined ? `${card}!` : `${who}: ${card}`),
  },
  verbs: {
    stop: 'End turn',
    pay: (ap) => `Pay ${ap}`,
    face: 'Face it',
    putBack: (ap) => `Put it back (${ap})`,
    goOn: 'Go on',
    use: (card) => `Use ${card}`,
    drop: (card) => `Drop ${card}`,
    dropIt: 'drop it',
    keepAll: 'Keep everything',
    discard: (count) => `Give up ${counted(count, 'card', 'cards')}`,
  },
  odds: ({ hurt, treasures, of, isExact, isYours }) => {
    const about = isExact ? '' : 'about ';
    const none = isExact ? 'no Treasure is left' : 'a Treasure is unlikely';
    const found = treasures === 0 ? none : byCount(treasures, '1 is a Treasure', `${treasures} are Treasures`);
    return capital(`${about}${hurt} of ${of} can hurt ${isYours ? 'you' : 'them'}; ${found}.`);
  },
  pending: {
    title: 'Just flipped',
    leaves: (ap) => `${ap} left`,
    endsTurn: 'your turn ends',
    shuffles: 'the dungeon is shuffled',
    losesEquipment: 'you lose an Equipment card',
    canceled: 'it does nothing',
    magicCanceled: 'Its magic is cancelled.',
    savesTurn: (ap) => `saves your turn, ${ap} left`,
    savesAp: (ap) => `saves ${ap}`,
    savesEquipment: 'you lose no other Equipment',
    stillEnds: 'your turn still ends',
    backDown: 'the card goes back face down',
    dropped: 'it’s gone',
    magical: 'Its magic works from the next turn on.',
    usable: 'works now',
    notNow: 'Equipment only works on the card you just flipped, and only if it helps against it.',
    inVain: 'You can still use it with its button, but it won’t help against this card.',
    mapNotUsed: 'You can’t use a map: keep it, and it’s worth gold at the end.',
  },
  exchange: {
    title: (dungeon) => `Before dungeon ${dungeon}`,
    lead: 'Give up what you don’t want; then everybody draws up to three.',
    keep: 'keep',
    giveUp: 'give up',
    ready: 'ready',
    choosing: 'choosing',
    standing: (leaders, gold) => `In the lead: ${leaders}, ${gold}.`,
  },
  scoring: {
    title: 'Counting the gold',
    wins: (names, shared) => (shared ? capital(`${names} share the win!`) : `${names} wins!`),
    youWin: 'You win!',
    treasures: 'Treasures',
    explored: 'Explored',
    total: 'Gold',
    tieBreak: 'Same gold: most cards explored wins.',
    shared: 'Same gold, same number of cards explored: a shared win.',
  },
  notYourTurn: (name) => `It’s ${name}’s turn.`,
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
};
