import { byCount, counted, type Locale, listed, type Person } from '../../../engine/text.ts';

/** Choices in a few words, and why one is better than another. */
export interface TimeAdviceText {
  keepHero(hero: string): string;
  ready: string;
  /** Cards with their articles. */
  play(cards: readonly string[]): string;
  discard(cards: readonly string[]): string;
  draw: string;
  done: string;
  undone: string;
  wait: string;
  /** An Item with its article: "a Torch". */
  call(item: string): string;
  talk: string;
  /** A card with its article, and for how long. */
  keepBack(card: string, clock: string): string;
  leave: string;
  reveal: string;
  finish: string;
  hold: string;
  release: string;
  take(item: string): string;
  refuse: string;
  /** The Items discarded with a failed Mission: none, or these. */
  drop(items: readonly string[]): string;
  waive(items: readonly string[]): string;
  use(hero: string): string;
  sift(cards: readonly string[]): string;
  arrange(card: string): string;
  pay(item: string): string;
  remove(item: string): string;
  enough: string;
  name(item: string): string;
  mission(name: string): string;
  /** A Mission lacked these Items when it was played. */
  lacked(mission: string, item: string, others: readonly string[]): string;
  breaks: string;
  /** Somebody had called for an Item that was kept, discarded, or could be played. */
  wasCalled(who: Person, item: string): string;
  /** An Item that was called for and played was used by one's own Mission. */
  tookAway(who: Person, item: string): string;
  isPossible: string;
  /** There was time left, and this many cards in the draw deck. */
  tooEarly(left: string | undefined, cards: number): string;
  missionsMore(more: number): string;
  holds: string;
  /** The name of a point of the game. */
  atStart: string;
  left(clock: string): string;
  untimed: string;
  toReveal(cards: number): string;
}

/** The words of advice by language. */
export const TIME_ADVICE: Readonly<Record<Locale, TimeAdviceText>> = {
  en: {
    keepHero: (hero) => `keep ${hero}`,
    ready: 'say that you’re ready',
    play: (cards) => `play ${listed(cards, 'and')}`,
    discard: (cards) => `discard ${listed(cards, 'and')}`,
    draw: 'draw',
    done: 'say that you’re done',
    undone: 'play on',
    wait: 'wait for the others',
    call: (item) => `call for ${item} and wait`,
    talk: 'say something',
    keepBack: (card, clock) => `keep ${card} for ${clock}`,
    leave: 'leave the table',
    reveal: 'reveal the next card',
    finish: 'end the game',
    hold: 'hold the next card',
    release: 'go on',
    take: (item) => `take ${item}`,
    refuse: 'take no reward',
    drop: (items) => (items.length === 0 ? 'give up no Item with it' : `give up ${listed(items, 'and')} with it`),
    waive: (items) => `do without ${listed(items, 'and')}`,
    use: (hero) => `use ${hero}’s skill`,
    sift: (cards) => (cards.length === 0 ? 'keep all the cards seen' : `take ${listed(cards, 'and')} out of the Story`),
    arrange: (card) => `put ${card} next`,
    pay: (item) => `pay with ${item}`,
    remove: (item) => `remove ${item}`,
    enough: 'leave it at that',
    name: (item) => `name ${item}`,
    mission: (name) => name,
    lacked: (mission, item, others) =>
      `At that point in the Story, ${mission} lacked ${listed([item, ...others], 'and')}.`,
    breaks: 'At that point in the Story, there was no room left in the Backpack.',
    wasCalled: ({ name }, item) => `${name} had called for ${item}.`,
    tookAway: ({ name }, item) => `${name} had called for ${item}, and your Mission used it up.`,
    isPossible: 'Everything it needed was in the Story or in your hand.',
    tooEarly: (left, cards) =>
      `There ${byCount(cards, 'was', 'were')} still ${counted(cards, 'card', 'cards')} to draw${left === undefined ? '' : `, and ${left} on the clock`}.`,
    missionsMore: (more) => `On average ${more} more ${byCount(more, 'Mission is', 'Missions are')} accomplished.`,
    holds: 'The Backpack holds more often.',
    atStart: 'Before the start',
    left: (clock) => `${clock} left`,
    untimed: 'While you play',
    toReveal: (cards) => (cards === 0 ? 'After the last card' : `${counted(cards, 'card', 'cards')} to reveal`),
  },
  it: {
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
    sift: (cards) =>
      cards.length === 0 ? 'tenere tutte le carte viste' : `togliere dalla Storia ${listed(cards, 'e')}`,
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
  },
};
