import { byCount, counted, type Locale, listed, type Person } from '../../../engine/text.ts';

const en = {
  keepHero: (hero: string) => `keep ${hero}`,
  ready: 'say that you’re ready',
  /** Cards with their articles. */
  play: (cards: readonly string[]) => `play ${listed(cards, 'and')}`,
  discard: (cards: readonly string[]) => `discard ${listed(cards, 'and')}`,
  draw: 'draw',
  done: 'say that you’re done',
  undone: 'play on',
  wait: 'wait for the others',
  /** An Item with its article: "a Torch". */
  call: (item: string) => `call for ${item} and wait`,
  talk: 'say something',
  /** A card with its article, and for how long. */
  keepBack: (card: string, clock: string) => `keep ${card} for ${clock}`,
  leave: 'leave the table',
  reveal: 'reveal the next card',
  finish: 'end the game',
  hold: 'hold the next card',
  release: 'go on',
  take: (item: string) => `take ${item}`,
  refuse: 'take no reward',
  /** The Items discarded with a failed Mission: none, or these. */
  drop: (items: readonly string[]) =>
    items.length === 0 ? 'give up no Item with it' : `give up ${listed(items, 'and')} with it`,
  waive: (items: readonly string[]) => `do without ${listed(items, 'and')}`,
  use: (hero: string) => `use ${hero}’s skill`,
  sift: (cards: readonly string[]) =>
    cards.length === 0 ? 'keep all the cards seen' : `take ${listed(cards, 'and')} out of the Story`,
  arrange: (card: string) => `put ${card} next`,
  pay: (item: string) => `pay with ${item}`,
  remove: (item: string) => `remove ${item}`,
  enough: 'leave it at that',
  name: (item: string) => `name ${item}`,
  mission: (name: string) => name,
  /** A Mission lacked these Items when it was played. */
  lacked: (mission: string, item: string, others: readonly string[]) =>
    `At that point in the Story, ${mission} lacked ${listed([item, ...others], 'and')}.`,
  breaks: 'At that point in the Story, there was no room left in the Backpack.',
  /** Somebody had called for an Item that was kept, discarded, or could be played. */
  wasCalled: ({ name }: Person, item: string) => `${name} had called for ${item}.`,
  /** An Item that was called for and played was used by one's own Mission. */
  tookAway: ({ name }: Person, item: string) => `${name} had called for ${item}, and your Mission used it up.`,
  isPossible: 'Everything it needed was in the Story or in your hand.',
  /** There was time left, and this many cards in the draw deck. */
  tooEarly: (left: string | undefined, cards: number) =>
    `There ${byCount(cards, 'was', 'were')} still ${counted(cards, 'card', 'cards')} to draw${left === undefined ? '' : `, and ${left} on the clock`}.`,
  missionsMore: (more: number) =>
    `On average ${more} more ${byCount(more, 'Mission is', 'Missions are')} accomplished.`,
  holds: 'The Backpack holds more often.',
  /** The name of a point of the game. */
  atStart: 'Before the start',
  left: (clock: string) => `${clock} left`,
  untimed: 'While you play',
  toReveal: (cards: number) => (cards === 0 ? 'After the last card' : `${counted(cards, 'card', 'cards')} to reveal`),
};

/** Choices in a few words, and why one is better than another. */
export type TimeAdviceText = typeof en;

const it: TimeAdviceText = {
  keepHero: (hero) => `tenere ${hero}`,
  ready: 'dire che si è pronti',
  play: (cards) => `giocare ${listed(cards, 'e')}`,
  discard: (cards) => `scartare ${listed(cards, 'e')}`,
  draw: 'pescare',
  done: 'dire di aver finito',
  undone: 'continuare a giocare',
  wait: 'aspettare gli altri',
  call: (item) => `chiedere ${item} e aspettare`,
  talk: 'dire qualcosa',
  keepBack: (card, clock) => `tenere in mano ${card} per ${clock}`,
  leave: 'lasciare il tavolo',
  reveal: 'rivelare la prossima carta',
  finish: 'finire la partita',
  hold: 'fermare la rivelazione',
  release: 'andare avanti',
  take: (item) => `prendere ${item}`,
  refuse: 'non prendere nessuna Ricompensa',
  drop: (items) => (items.length === 0 ? 'non perdere nessun Oggetto' : `perdere ${listed(items, 'e')}`),
  waive: (items) => `fare a meno di ${listed(items, 'e')}`,
  use: (hero) => `usare l’abilità di ${hero}`,
  sift: (cards) => (cards.length === 0 ? 'tenere tutte le carte viste' : `togliere dalla Storia ${listed(cards, 'e')}`),
  arrange: (card) => `mettere per prima ${card}`,
  pay: (item) => `pagare con ${item}`,
  remove: (item) => `togliere ${item}`,
  enough: 'fermarsi qui',
  name: (item) => `nominare ${item}`,
  mission: (name) => `«${name}»`,
  lacked: (mission, item, others) => `Per ${mission} la Storia era ancora senza ${listed([item, ...others], 'e')}.`,
  breaks: 'Per come era la Storia, nello Zaino non c’era più posto.',
  wasCalled: ({ name }, item) => `${name} aveva chiesto ${item}.`,
  tookAway: ({ name }, item) => `${name} aveva chiesto ${item}, e la tua Missione ne ha fatto uso.`,
  isPossible: 'Tutto quello che le serviva era nella Storia o nella tua mano.',
  tooEarly: (left, cards) =>
    `C’${byCount(cards, 'era', 'erano')} ancora ${counted(cards, 'carta', 'carte')} da pescare${left === undefined ? '' : ` e ${left} di tempo`}.`,
  missionsMore: (more) =>
    `In media si ${byCount(more, 'completa', 'completano')} ${String(more).replace('.', ',')} ${byCount(more, 'Missione', 'Missioni')} in più.`,
  holds: 'Lo Zaino resiste più spesso.',
  atStart: 'Prima dell’inizio',
  left: (clock) => `Ancora ${clock}`,
  untimed: 'Mentre giocate',
  toReveal: (cards) => (cards === 0 ? 'Dopo l’ultima carta' : `${counted(cards, 'carta', 'carte')} da rivelare`),
};

/** Choices in a few words, and why one is better than another, by language. */
export const TIME_ADVICE: Readonly<Record<Locale, TimeAdviceText>> = { en, it };
