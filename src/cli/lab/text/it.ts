import { byCount } from '../../../engine/text.ts';
import type { LabText } from './text.ts';

export const it: LabText = {
  to: '–',
  title: (game) => `${game} in laboratorio`,
  compared: (mine, other) => `${mine}, a confronto con ${other} sulle stesse distribuzioni`,
  played: ({ games, players, bot, seed, seconds }) =>
    `Partite giocate: ${games}, con ${players} ${byCount(players, 'giocatore', 'giocatori')}; bot: ${bot}; seme ${seed}; ${seconds} s.`,
  headings: {
    findings: 'Che cosa si nota',
    seats: 'Vittorie per posto',
    team: 'Quanto spesso vince la squadra',
    levels: 'Giocare bene conviene?',
    course: 'Come va una partita',
    cards: 'Quanto vale ogni carta',
    wanted: 'Quali carte si usano',
    reading: 'Come leggere questa pagina',
  },
  explained: {
    seats: 'A tutti i posti siedono bot uguali, e comincia sempre il primo. La linea tratteggiata è la quota equa.',
    team: 'A tutti i posti siedono bot uguali.',
    levels: 'Ogni distribuzione si gioca a posti scambiati, oppure una volta per livello come squadra.',
    course: 'A tutti i posti siedono bot uguali.',
    cards:
      'La stessa distribuzione si gioca molte volte, scambiando una carta sola. Il punto è la misura, la linea il suo intervallo; se tocca la linea in mezzo può essere un caso.',
    wanted: 'Fra chi poteva usare una carta, quanti l’hanno fatto almeno una volta.',
  },
  measures: {
    won: 'Partite vinte dalla squadra',
    moves: 'Mosse in una partita',
    turns: 'Turni in una partita',
    leads: 'Cambi in testa in una partita',
    halfway: 'Partite vinte da chi era in testa a metà',
    margin: 'Vantaggio alla fine',
    choices: 'Scelte in un turno',
    options: 'Possibilità in una scelta',
  },
  columns: {
    mine: 'Questo mazzo',
    other: 'L’altro mazzo',
    difference: 'Differenza sulle stesse distribuzioni',
    inPoints: 'Vantaggio alla fine',
  },
  axes: {
    wins: 'Vittorie',
    worth: 'Punti percentuali di vittorie, rispetto a una carta a caso',
    wanted: 'Usata da chi poteva',
    difference: 'Questo mazzo meno l’altro, in punti percentuali',
  },
  seat: (seat) => `Posto ${seat}`,
  against: (stronger, weaker) => `${stronger} contro ${weaker}`,
  asTeam: (level) => `squadra di bot: ${level}`,
  noLead: 'Qui si gioca tutti insieme: nessuno è in testa.',
  noWanted: 'In questo gioco nessuno sceglie quali carte usare.',
  tooFew: 'Le partite sono troppo poche per dire qualcosa. Giocane di più con --games.',
  leftOut: (cards) => `In troppo poche distribuzioni per dirne qualcosa: ${cards}. Con --games se ne giocano di più.`,
  asTable: 'Mostra le cifre',
  reading: [
    'Qui hanno giocato dei bot. Le persone possono trovare altri modi di vincere: un avviso dice dove guardare, non è un verdetto.',
    '«58% (55 – 61)» è la misura con il suo intervallo di confidenza del 95%. Gli intervalli di tutte le carte valgono insieme con quella confidenza, e così le differenze fra due mazzi: altrimenti, guardando quaranta carte, due sembrerebbero speciali per caso. Quello che l’intervallo non sostiene non si dice.',
    'Il valore di una carta viene da scambi controllati. Una distribuzione si gioca una volta con ogni carta che potrebbe stare in un certo posto coperto, e tutto il resto rimane com’è. La linea in mezzo è una carta pescata a caso; «+8» fa di 50% un 58%.',
    'Due mazzi si confrontano sulle stesse distribuzioni: stesso mescolamento, stessi bot, stessa sorte. Quello che cambia viene dalle carte.',
  ],
  tones: { warning: 'Da guardare', difference: 'Diverso', note: 'Buono a sapersi' },
  findings: {
    seat: ({ seat, share, par, isMore }) =>
      `Il posto ${seat} vince ${isMore ? 'più' : 'meno'} del giusto: ${share}, mentre la quota equa è ${par}.`,
    seatsEven: 'Nessun posto ha un vantaggio degno di nota.',
    seatsUnclear: 'Per dire se un posto ha un vantaggio servono più partite: aumenta --games.',
    teamAlwaysWins: (share) => `La squadra vince quasi sempre: ${share}.`,
    teamNeverWins: (share) => `La squadra non vince quasi mai: ${share}.`,
    teamWins: (share) => `La squadra vince ${share} delle partite.`,
    skillOfTeams: ({ stronger, weaker, share, weakerShare }) =>
      `Giocare bene conviene: una squadra di livello ${stronger} vince ${share}; una di livello ${weaker}, ${weakerShare}.`,
    skillCounts: ({ stronger, weaker, share }) =>
      `Giocare bene conviene: il bot ${stronger} vince ${share} contro il bot ${weaker}.`,
    skillDoesNotCount: ({ stronger, weaker, share }) =>
      `Giocare bene serve a poco: il bot ${stronger} vince solo ${share} contro il bot ${weaker}.`,
    decidedEarly: (share) => `A metà la partita è già decisa: chi è in testa vince ${share}.`,
    noLeadChanges: (leads) => `Il primo posto non cambia quasi mai di mano. Cambi in una partita: ${leads}.`,
    fewChoices: (choices) => `In quasi tutti i turni non c’è niente da decidere. Scelte in un turno: ${choices}.`,
    strongCard: ({ card, worth }) =>
      `${card} fa vincere: chi la riceve vince più spesso che con una carta a caso, di ${worth} punti percentuali.`,
    weakCard: ({ card, worth }) =>
      `${card} fa perdere: chi la riceve vince meno spesso che con una carta a caso, di ${worth} punti percentuali.`,
    strongInGroup: ({ card, group, worth }) =>
      `${card} è più facile del resto (${group}): con lei la squadra vince più spesso, di ${worth} punti percentuali.`,
    weakInGroup: ({ card, group, worth }) =>
      `${card} è più difficile del resto (${group}): con lei la squadra vince meno spesso, di ${worth} punti percentuali.`,
    cardsEven: 'Nessuna carta decide da sola le partite.',
    cardsUnclear: 'Di nessuna carta si può dire che decida le partite. Per distinguerle aumenta --games.',
    unwanted: ({ card, share }) => `Nessuno vuole mai ${card}: la usa ${share} di chi potrebbe.`,
    measureDiffers: ({ measure, change }) => `${measure}: ${change} rispetto all’altro mazzo.`,
    seatDiffers: ({ seat, change, isMore }) =>
      `Il posto ${seat} vince ${isMore ? 'più' : 'meno'} che con l’altro mazzo: ${change} punti percentuali.`,
    cardDiffers: ({ card, change, isMore }) =>
      `${card} vale ${isMore ? 'più' : 'meno'} che nell’altro mazzo: ${change} punti percentuali di vittorie.`,
    pointsDiffer: ({ card, change, isMore }) =>
      `${card} vale ${isMore ? 'più' : 'meno'} che nell’altro mazzo: ${change} nel vantaggio alla fine.`,
    wantedDiffers: ({ card, change, isMore }) =>
      `${card} si usa ${isMore ? 'più' : 'meno'} che nell’altro mazzo: ${change} punti percentuali.`,
    noDifference: 'Su queste distribuzioni non si nota nessuna differenza dall’altro mazzo.',
  },
};
