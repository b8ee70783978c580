import { counted, type Locale } from '../../../../engine/text.ts';

/** Actions in Dungeon Time, in plain words. */
export interface TimeNowText {
  keep(heroes: number): string;
  ready: string;
  play(cards: number): string;
  discard: string;
  draw: string;
  done: string;
  undone: string;
  call: string;
  reveal: string;
  finish: string;
  hold: string;
  release: string;
  /** A choice to make for the team. */
  choose: string;
  use: string;
}

/** Actions in Dungeon Time, by language. */
export const TIME_NOW: Readonly<Record<Locale, TimeNowText>> = {
  en: {
    keep: (heroes) => `Choose your Hero: ${heroes} to choose from`,
    ready: 'Say you’re ready: the clock starts when everybody is',
    play: (cards) => `Play a card onto the Story: ${counted(cards, 'card', 'cards')}`,
    discard: 'Discard a card and draw another',
    draw: 'Draw a card',
    done: 'Say you’re done',
    undone: 'Play on: you’re not done after all',
    call: 'Call out what you have or need',
    reveal: 'Reveal the next card of the Story',
    finish: 'See the result',
    hold: 'Hold the next card, to talk first',
    release: 'Go on: the next card may be revealed',
    choose: 'Decide for the team',
    use: 'Use a Hero’s skill',
  },
  it: {
    keep: (heroes) => `Scegli il tuo Eroe: ce ne sono ${heroes}`,
    ready: 'Di’ che ci sei: la clessidra parte quando ci siete tutti',
    play: (cards) => `Gioca una carta sulla Storia: ${counted(cards, 'carta', 'carte')}`,
    discard: 'Scarta una carta e pescane un’altra',
    draw: 'Pesca una carta',
    done: 'Di’ che hai finito',
    undone: 'Continua: non hai ancora finito',
    call: 'Di’ che cosa hai o che cosa ti serve',
    reveal: 'Rivela la prossima carta della Storia',
    finish: 'Vedi il risultato',
    hold: 'Ferma la prossima carta, per parlarne',
    release: 'Vai avanti: la prossima carta si può rivelare',
    choose: 'Decidi per la squadra',
    use: 'Usa l’abilità di un Eroe',
  },
};
