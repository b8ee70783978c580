import type { TimeChaptersText } from './chapters.ts';

/** The chapters of Dungeon Time's options, and the scenarios, in Italian. */
export const it: TimeChaptersText = {
  chapters: {
    quest: { name: 'Che cosa giocare', usual: 'Campo d’Addestramento: le Missioni più facili, 10 su 12 per vincere.' },
    clock: { name: 'Clessidra', usual: 'Cinque minuti, poi si racconta la Storia.' },
    team: { name: 'Eroi', usual: 'Niente Eroi: per la prima partita bastano le carte.' },
    cards: { name: 'Carte', usual: 'La mano si riempie da sola. La Storia resta coperta.' },
  },
  stories: {
    'training-grounds': {
      says: 'Fantocci di paglia, porte di legno e un drago dipinto su un lenzuolo. Cominciate da qui.',
      changes: 'Completate 10 Missioni su 12 del mazzo più facile.',
    },
    'level-1': {
      says: 'I primi gradini in discesa. Sono più larghi di quelli per risalire.',
      changes: 'Completate 10 Missioni su 12, metà delle quali un po’ più difficili.',
    },
    'my-first-dungeon': {
      says: 'Tutto ciò che i primi gradini avevano tralasciato: porte più piccole, ratti più grossi.',
      changes: 'Completate 10 Missioni su 12, dagli stessi mazzi del Livello 1.',
    },
    'level-2': {
      says: 'Qui le torce bruciano azzurre e i mercanti non sorridono.',
      changes: 'Completate 10 Missioni su 12 del secondo mazzo.',
    },
    'the-darkest-dungeon': {
      says: 'Qualcuno sta spegnendo i lumi, uno a uno, dietro di voi.',
      changes: 'Completate 8 Missioni su 12 del secondo e del terzo mazzo.',
    },
    'level-3': {
      says: 'Di questo piano nessuno disegna mappe. Il piano non gradisce.',
      changes: 'Completate 8 Missioni su 12 del terzo mazzo.',
    },
    'unnatural-foes': {
      says: 'Sono morti da secoli, e hanno fatto pratica.',
      changes: 'Completate 7 Missioni su 12 del terzo e del quarto mazzo.',
    },
    'level-4': {
      says: 'L’ultima porta. Dietro, qualcosa sta apparecchiando.',
      changes: 'Completate 6 Missioni su 12 del mazzo più difficile.',
    },
    'good-luck': {
      says: 'Dodici porte su quarantotto. Il dungeon mescola; a voi tocca giocare.',
      changes: 'Completate 8 Missioni su 12, pescate da tutti e quattro i mazzi.',
    },
    'the-book-of-fate': {
      says: 'Tre pagine da ogni capitolo, e l’ultima è già firmata.',
      changes: 'Completate 7 Missioni su 12, tre per ogni mazzo.',
    },
    'adventure-1': {
      says: 'A margine, in grafia infantile: «Non servono mai due cose uguali, se si dice per favore.»',
      changes: 'Completate 8 Missioni su 12 e l’Avventura. Da lì in poi basta un Oggetto per tipo.',
    },
    'adventure-2': {
      says: 'Era il suo borsellino. Ci si potrebbe abitare.',
      changes:
        'Completate 8 Missioni su 12 e l’Avventura, e finite con Oro e Coppa nello Zaino. Da lì in poi ogni spazio tiene 4 Oggetti.',
    },
    'adventure-3': {
      says: '«Diventa ciò che manca», dice l’etichetta. Non dice come faccia a saperlo.',
      changes:
        'Completate 8 Missioni su 12 e l’Avventura, e finite con 4 spazi liberi. Da lì in poi le Ampolle valgono qualsiasi Oggetto.',
    },
    'adventure-4': {
      says: '«Prendete quello che volete», dice il drago, «oppure lasciatelo. Voglio soltanto vedervi scegliere.»',
      changes: 'Completate 8 Missioni su 12, 4 delle quali dopo l’Avventura. Da lì in poi scegliete ogni Ricompensa.',
    },
  },
};
