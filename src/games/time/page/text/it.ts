import { it as table } from '../../../../client/kit/table/text/it.ts';
import { byDevice } from '../../../../client/text/by-device.ts';
import { byCount, counted, does, orYou, toName } from '../../../../engine/text.ts';
import { amountOf } from '../../text/text.ts';
import type { TimePageText } from './text.ts';

export { it as game } from '../../text/it.ts';

const Tap = byDevice('Tocca', 'Clicca');

/** The names of the four decks. */
const DECK_NAMES = ['I', 'II', 'III', 'IV'];

/** The Dungeon Time page in Italian. */
export const it: TimePageText = {
  ...table,
  table: 'Dungeon Time',
  hand: 'Le tue carte',
  centre: 'Il centro del tavolo',
  cardLabel: ({ name, kind, needs }) => `${name}, ${kind}: richiede ${needs}`,
  rewardLabel: (reward) => (reward === undefined ? 'nessuna Ricompensa' : `Ricompensa: ${reward}`),
  heroes: 'Eroi',
  needs: 'Richiede',
  unanswered: (what) => `Hai chiesto ${what}, ma nessuno ha risposto. Richiama, o continua.`,
  unansweredShort: 'nessuno…',
  answered: {
    has: (who) => `${does(who, 'ce l’ha', 'Ce l’hai')}.`,
    // The Item may be masculine or feminine.
    played: (who) => (who.isYou ? 'È già nella Storia.' : `${who.name}: è già nella Storia.`),
  },
  shout: {
    need: (item, count, words) => `${byCount(count, 'Serve', 'Servono')} ${amountOf(words.item(item), count)}!`,
    have: (item, count, words) => `Ho ${amountOf(words.item(item), count)}`,
    take: (item, _, words) => `Prendete ${words.item(item).the}!`,
  },
  noMission: 'Nessuna Missione in mano: ascolta che cosa serve agli altri.',
  unlock: {
    noCards: () => 'Non hai più carte. Premi «Ho finito».',
    answer: () => 'A qualcuno serve una tua carta: gioca quella che brilla.',
    discard: (holders) =>
      holders > 1
        ? `Scarta una carta: ${holders} di noi non hanno Missioni.`
        : 'Sei senza Missioni. Scarta una carta: la prossima può essere una Missione.',
    listen: () => 'Il mazzo è finito: ascolta che cosa serve agli altri.',
    nothingLeft: () => 'Nessuno ha più Missioni in mano. Premi «Ho finito».',
    waiting: () => 'Gli altri stanno ancora giocando.',
  },
  before: {
    chooseHero: 'Tieni uno di questi due Eroi.',
    heroChosen: (who) => `Giochi con ${who}. Si aspettano gli altri.`,
    keep: (hero) => `Tieni ${hero}`,
    goal: (goal, of) => `Completate ${counted(goal, 'Missione', 'Missioni')} su ${of}`,
    goalShort: (goal) => `obiettivo: ${goal}`,
    clock: (minutes) => `Clessidra: ${minutes}`,
    noClock: 'Senza clessidra',
    yourHand: (isLast, hasClock) => {
      if (isLast) {
        return `Guarda le tue carte con calma. ${hasClock ? 'Il tuo «Ci sono!» fa partire la clessidra' : 'Con il tuo «Ci sono!» si comincia'}.`;
      }
      return `Prima guarda le tue carte. ${hasClock ? 'La clessidra parte' : 'Si comincia'} quando ci siete tutti.`;
    },
    ready: 'Ci sono!',
    waiting: (names) => `In attesa di ${names}.`,
    isReady: 'c’è',
    notReady: 'guarda',
    isChoosing: 'sceglie',
    calm: 'Nessun allarme nell’ultimo minuto',
    go: 'Via!',
    reputation: (missions) => {
      if (missions === 0) return 'La carta Avventura si può giocare in ogni momento.';
      const played = missions === 1 ? 'c’è 1 Missione' : `ci sono ${missions} Missioni`;
      return `La carta Avventura si può giocare quando nella Storia ${played}.`;
    },
    whenItSucceeds: 'Se ha successo:',
    toWin: 'Per vincere:',
    scroll: 'La Pergamena dell’Avventura',
    lookUp: 'Missioni e Ricompense',
    missions: 'Le Missioni',
    draws: (missions, decks) =>
      decks.length > 3
        ? `${counted(missions, 'Missione', 'Missioni')} a caso fra tutti i mazzi`
        : `${counted(missions, 'Missione', 'Missioni')} dal mazzo ${decks.map((deck) => DECK_NAMES[deck - 1]).join(', ')}`,
  },
  clock: {
    left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')}`,
    warn: (seconds) => `${byCount(seconds, 'Resta', 'Restano')} ${counted(seconds, 'secondo', 'secondi')}`,
    off: 'senza clessidra',
    label: 'Tempo rimasto',
  },
  piles: {
    deck: (size, back) =>
      `Mazzo: ${counted(size, 'carta', 'carte')}${back === undefined ? '' : `, la prossima: ${back}`}`,
    discard: (size, top) =>
      `Pila degli Scarti: ${counted(size, 'carta', 'carte')}${top === undefined ? '' : `, in cima: ${top}`}`,
    discardName: 'Scarti',
    story: (_, top) => (top === undefined ? 'La Storia non è ancora cominciata' : `La Storia, in cima: ${top}`),
    storyName: 'La Storia',
    empty: 'vuoto',
    storyLog: 'La Storia fin qui',
    missionsPlayed: (count, reputation) =>
      count < reputation ? `Missioni: ${count}\u00a0su\u00a0${reputation}` : `Missioni: ${count}\u00a0✓`,
    playedBy: (who) => `Giocata da ${orYou(who, 'te')}`,
  },
  others: {
    done: 'ha finito',
    backs: (items, missions, adventures) =>
      [
        counted(items, 'Oggetto', 'Oggetti'),
        counted(missions, 'Missione', 'Missioni'),
        ...(adventures > 0 ? ['l’Avventura'] : []),
      ].join(', '),
  },
  verbs: {
    play: (card) => `Gioca ${card}`,
    discardCard: (card) => `Scarta ${card}`,
    choose: (card) => `Scegli ${card}`,
    mission: { play: 'Gioca', discard: 'Scarta', several: 'Scegli' },
    locked: (card, reputation) =>
      `Puoi giocare ${card} quando nella Storia ${byCount(reputation, 'c’è', 'ci sono')} ${counted(reputation, 'Missione', 'Missioni')}`,
    done: 'Ho finito',
    reallyDone: (hand, deck) => {
      const cards = [...(hand > 0 ? [`${hand} in mano`] : []), ...(deck > 0 ? [`${deck} nel Mazzo`] : [])];
      return `${cards.join(', ')}. Hai finito?`;
    },
    playOn: 'Continua',
    undone: '✓ Finito (annulla)',
    discard: 'Scarta',
    discardHint: 'Scarta una carta e pescane un’altra. Puoi anche trascinare la carta in giù.',
    several: 'Più carte insieme',
    playThese: (count) => `Gioca ${count}`,
    discardThese: (count) => `Scarta ${count}`,
    cancel: 'Annulla',
    draw: 'Pesca',
    need: (what, count) => `Di’: mi ${count === 1 ? 'serve' : 'servono'} ${what}`,
    answer: (what, to) => `Ce l’ho! Rispondi ${toName(to.name)}: ${what}`,
    answerShort: 'Ce l’ho!',
    have: (what) => `Di’: ho ${what}`,
    take: (what) => `Di’: come Ricompensa prendete ${what}`,
    say: 'Di’ ad alta voce',
    type: 'Scrivi un messaggio',
    send: 'Invia',
  },
  sayings: {
    wait: 'Aspettate!',
    now: 'La gioco adesso!',
    careful: 'Attenti allo Zaino!',
    yes: 'Sì!',
    no: 'No!',
    thanks: 'Grazie!',
    nothing: 'Niente di utile',
  },
  missedCards: (played, discarded) => `Mentre non c’eri: carte giocate ${played}, scartate ${discarded}.`,
  notNow: 'Adesso non si può.',
  tooLate: 'Troppo tardi: la Storia è andata avanti.',
  leaving: 'Il tempo scorre. Torna indietro ancora una volta per lasciare il tavolo.',
  now: {
    heroes: 'Tieni uno dei tuoi due Eroi.',
    ready: 'Guarda le tue carte, poi premi «Ci sono!».',
    adventure: `${Tap} una carta per giocarla: prima gli Oggetti, poi la Missione che li richiede. ${Tap} un Oggetto che serve a una Missione per chiederlo.`,
    resolution: 'Rivelate la Storia carta per carta, e decidete insieme.',
    over: 'La Storia è finita.',
  },
  during: {
    play: `${Tap} una carta per giocarla sulla Storia: prima gli Oggetti, poi la Missione che li richiede.`,
    call: `${Tap} la nuvoletta sotto un Oggetto per dire che ce l’hai, o quello che serve a una Missione per chiederlo.`,
    goOn: 'Ricorda che cosa c’è nella Storia e continua. Non hai più nulla da giocare? Premi «Ho finito».',
    discard: `${Tap} la carta da scartare: ne peschi un’altra.`,
    several: `${Tap} le carte in ordine, poi giocale o scartale.`,
    awaited: 'Gli altri hanno finito. Gioca quello che serve ancora, poi premi «Ho finito».',
    done: 'Hai finito. Quando avete finito tutti, la Storia si racconta.',
  },
  refused: (card) => `Di nuovo in mano tua: ${card}.`,
  late: (card) => `Troppo tardi. Ancora in mano tua: ${card}.`,
  goal: 'Insieme, giocate su un’unica Storia gli Oggetti e poi le Missioni che li richiedono, a memoria. Quando il tempo scade, la Storia si racconta carta per carta: una Missione ha successo se i suoi Oggetti sono nello Zaino, e lo Zaino non deve rompersi.',
  firstTurn: {
    aim: 'Completate insieme abbastanza Missioni in tempo.',
    pointers: {
      ready: 'Cinque minuti, niente turni: giocate tutti insieme.',
      play: `${Tap} quando vuoi: gioca quello che chiedono gli altri!`,
      story: 'Si vede solo la carta in cima. Ricordati quelle sotto.',
    },
  },
  keys: [
    { key: '1–9, Q W E T Y U', does: 'gioca quella carta' },
    { key: 'X', does: 'scarta: poi la carta' },
    { key: 'S', does: 'più carte: poi le carte, Invio le gioca' },
    { key: 'G', does: 'pesca' },
    { key: 'D', does: 'finito, o non ancora' },
    { key: 'N', does: 'rivela la prossima' },
    { key: 'H', does: 'pausa, o continua' },
    { key: 'L', does: 'che cosa è successo' },
    { key: 'R', does: 'la regola di quello che indichi, o tutte' },
    { key: '?', does: 'questo aiuto' },
    { key: 'Esc', does: 'chiudi, o indietro' },
  ],
  actions: {
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
  signs: {
    backs: {
      name: 'Retri piccoli',
      says: 'Le carte di chi gioca con te: O per Oggetto, M per Missione, A per Avventura.',
    },
    slots: {
      name: 'Spazi',
      says: (pieces) =>
        `Ogni spazio dello Zaino tiene ${counted(pieces, 'Oggetto', 'Oggetti uguali')}. Se un Oggetto resta senza spazio, lo Zaino si rompe.`,
    },
  },
};
