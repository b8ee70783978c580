import type { OptionsTextOf } from '../../../../engine/options-text.ts';
import type { bagOptions } from '../../rules/options.ts';

/** The options of Bag of Dungeon, in Italian. */
export const it: OptionsTextOf<typeof bagOptions> = {
  mode: {
    name: 'Come si vince',
    hint: 'Si vince o si perde tutti insieme, oppure ognuno raccoglie trofei e vince chi ne ha di più.',
    values: {
      standard: 'insieme: portate fuori l’Anello',
      competitive: 'ognuno per sé: più trofei',
    },
  },
  dungeon: {
    name: 'Il dungeon',
    hint: 'Una forma breve tutta nostra: 17 tessere con cinque tane, per una partita di una decina di minuti.',
    values: { whole: 'intero: 40 tessere', short: 'corto: 17 tessere' },
  },
  adventurers: {
    name: 'Avventurieri, se giochi in solitario',
    values: {
      1: '1 avventuriero',
      2: '2 avventurieri',
      3: '3 avventurieri',
      4: '4 avventurieri',
    },
  },
  characters: {
    name: 'Personaggi',
    values: {
      choose: 'ognuno sceglie',
      random: 'a sorte',
    },
  },
  monsterRush: {
    name: 'Carica dei mostri',
    hint: 'Più difficile: un mostro colpito da lontano e non ucciso corre verso di te e attacca.',
  },
  fred: {
    name: 'Il banco di Fred alla Partenza',
    hint: 'Sulla tessera di Partenza puoi comprare un oggetto con tre trofei o due oggetti.',
  },
  scroll: {
    name: 'Pergamena del drago',
    hint: 'Un’altra missione, con nemici e tesori suoi.',
    values: {
      none: 'La prima avventura',
      random: 'Una a sorte',
      1: 'Di nuovo all’acqua',
      2: 'Per dove siamo venuti',
      3: 'Caccia al drago',
      4: 'Il Re d’ossa',
      5: 'Prima della piena',
      6: 'La grande caccia',
      7: 'Nessuno resta indietro',
      8: 'La corona rubata',
      9: 'La fonte asciutta',
      10: 'Due draghi',
      11: 'Il prigioniero',
    },
  },
  leaveOutHostile: {
    name: 'Senza i sei oggetti che fanno male agli altri',
    hint: 'Per una partita più amichevole: nessun oggetto serve a far male agli altri giocatori.',
  },
  givingWay: {
    name: 'Il dungeon crolla poco dopo l’apparizione dell’Anello',
    hint: 'Più difficile, e regola nostra: dopo che è apparso l’Anello avete solo un certo numero di giri per uscire.',
  },
  collapse: {
    name: 'Il dungeon crolla se non fate progressi',
    hint: 'Regola nostra: dopo 20 giri senza una tessera, un combattimento o un passo verso l’Uscita. Un avviso arriva 5 giri prima.',
  },
};
