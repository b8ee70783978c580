import { it as table } from '../../../../client/table/text/it.ts';
import { byCount, counted } from '../../../../engine/text.ts';
import type { TimePageText } from './text.ts';

export { it as game } from '../../text/text.it.ts';

/** What the four decks are called. */
const DECK_NAMES = ['I', 'II', 'III', 'IV'];

/** The Dungeon Time page in Italian. */
export const it: TimePageText = {
  ...table,
  table: 'Dungeon Time',
  hand: 'Le tue carte',
  centre: 'Il centro del tavolo',
  cardLabel: ({ name, kind, needs }) => `${name}, ${kind}: richiede ${needs}`,
  needs: 'Richiede',
  gives: 'Dà',
  before: {
    chooseHero: 'Due Eroi si offrono. Tienine uno.',
    heroChosen: (who) => `${who} è con voi. Si aspettano gli altri.`,
    keep: (hero) => `Tieni ${hero}`,
    goal: (goal, of) => `Completate ${counted(goal, 'Missione', 'Missioni')} su ${of}`,
    goalShort: (goal) => `obiettivo: ${goal}`,
    clock: (minutes) => `${minutes} minuti`,
    noClock: 'Senza clessidra',
    yourHand: (isLast, hasClock) => {
      if (isLast) {
        return `Guarda le tue carte con calma. ${hasClock ? 'Il tuo «Ci sono!» fa partire il tempo' : 'Con il tuo «Ci sono!» si comincia'}.`;
      }
      return `Prima guarda le tue carte. ${hasClock ? 'La sabbia scende' : 'Si comincia'} quando ci siete tutti.`;
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
    deckName: 'Mazzo',
    discard: (size, top) =>
      `Pila degli Scarti: ${counted(size, 'carta', 'carte')}${top === undefined ? '' : `, in cima: ${top}`}`,
    discardName: 'Scarti',
    story: (_, top) => (top === undefined ? 'La Storia non è ancora cominciata' : `La Storia, in cima: ${top}`),
    storyName: 'La Storia',
    empty: 'vuoto',
    storyLog: 'La Storia fin qui',
    missionsPlayed: (count, reputation) =>
      count < reputation ? `Missioni: ${count}\u00a0su\u00a0${reputation}` : `Missioni: ${count}\u00a0✓`,
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
    locked: (card, reputation) => `${card} aspetta ${counted(reputation, 'Missione', 'Missioni')} nella Storia`,
    done: 'Ho finito',
    reallyDone: (hand, deck) => {
      const cards = [...(hand > 0 ? [`${hand} in mano`] : []), ...(deck > 0 ? [`${deck} nel Mazzo`] : [])];
      return `Ci sono ancora carte: ${cards.join(', ')}. Hai finito lo stesso?`;
    },
    playOn: 'Continua',
    undone: '✓ Finito (annulla)',
    discard: 'Scarta',
    discardHint: 'Scarta una carta e pescane un’altra; lo fa anche trascinarla in giù',
    several: 'Più carte insieme',
    playThese: (count) => `Gioca ${count}`,
    discardThese: (count) => `Scarta ${count}`,
    cancel: 'Annulla',
    draw: 'Pesca',
    need: (what, count) => `Di’: mi ${count === 1 ? 'serve' : 'servono'} ${what}`,
    have: (what) => `Di’: ho ${what}`,
    take: (what) => `Di’: come Ricompensa prendete ${what}`,
    say: 'Di’ ad alta voce',
    type: 'Scrivi una riga',
    send: 'Di’',
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
  now: {
    heroes: 'Tieni uno dei tuoi due Eroi.',
    ready: 'Guarda le tue carte, poi di’ che ci sei.',
    adventure:
      'Tocca una carta per giocarla: prima gli Oggetti, poi la Missione che li richiede. Tocca ciò che serve a una Missione per chiederlo.',
    resolution: 'Rivelate la Storia carta per carta, e decidete insieme.',
    over: 'La Storia è raccontata.',
  },
  during: {
    play: 'Tocca una carta per giocarla nella Storia: prima gli Oggetti, poi la Missione che li richiede.',
    call: 'La nuvoletta sotto un Oggetto dice che ce l’hai; un tocco su ciò che serve a una Missione lo chiede.',
    goOn: 'Ricorda che cosa c’è nella Storia e continua. Non hai più nulla da giocare? «Ho finito».',
    discard: 'Tocca la carta da scartare: ne peschi un’altra.',
    several: 'Tocca le carte nel loro ordine, poi giocale o scartale.',
    done: 'Hai finito. Quando avete finito tutti, la Storia si racconta.',
  },
  refused: (card) => `${card} torna nella tua mano.`,
  late: (card) => `Troppo tardi: ${card} resta nella tua mano.`,
  resolution: {
    turned: 'La Storia si capovolge',
    first: 'Ora si scopre che cosa vi siete raccontati. Rivela la prima carta.',
    last: 'L’ultima carta è raccontata.',
    reveal: 'Rivela la prossima',
    finish: 'Chiudi il libro',
    hold: 'Ferma',
    release: 'Avanti',
    heldBy: (who) => `${who} ferma il racconto.`,
    auto: 'Rivela da sé',
    cardsLeft: (count) => (count === 0 ? 'tutta raccontata' : `ancora ${counted(count, 'carta', 'carte')}`),
    free: (count) => counted(count, 'spazio libero', 'spazi liberi'),
    missions: (done, goal) =>
      `${counted(done, 'Missione', 'Missioni')}${done > goal ? `, obiettivo ${goal}` : ` su ${goal}`}`,
    slots: 'Lo Zaino',
    slot: (item, pieces, of) => `${item}, ${pieces} su ${of}`,
    emptySlot: 'spazio libero',
    extraSlot: 'lo spazio di Tonk, finché una Missione non è completata',
    token: 'Pedina Ricompensa',
    packed: (item) => `${item}: nello Zaino.`,
    accomplished: 'Completata!',
    solved: 'Da un Eroe: nessun Oggetto speso.',
    failed: (missing, count) => `Fallita: ${count === 1 ? 'manca' : 'mancano'} ${missing}.`,
    effect: 'D’ora in poi',
    reward: 'Ricompensa',
    rewardTaken: (item) => `Ricompensa: ${item}.`,
    rewardRefused: 'Avete rifiutato la Ricompensa.',
    waived: (items) => `Fa a meno di ${items}.`,
    dropped: (items, count) => (count === 0 ? 'Tenete tutto.' : `Scartate ${items}.`),
    exchanged: (item) => `In cambio ricevete ${item}.`,
    tokensLeft: (count) => `Pedine Ricompensa disponibili: ${count}`,
    tokenOf: (item, count) => `${item}: ${count}`,
    noReward: 'Nessuna Ricompensa.',
    noTokenLeft: 'Non restano Pedine Ricompensa di questo tipo.',
    broke: (item) => `Nessuno spazio per ${item}: lo Zaino si rompe!`,
    brokeWhy: (slots) =>
      `${byCount(slots, 'L’unico spazio era occupato', `Tutti gli spazi (${slots}) erano occupati`)}, e nessuno di questo tipo aveva posto.`,
    has: 'c’è',
    lacks: 'manca',
    decided: (who) => `Ha deciso ${who}`,
    team: 'la squadra',
    waitsFor: (who, what) => `Decide ${who}: ${what}`,
    heroes: 'Eroi',
    useBefore: 'Prima di rivelare la prossima carta',
    use: (hero) => `Usa ${hero}`,
    used: 'usata',
    copy: (hero) => `Copia ${hero}`,
    nextSolved: 'La prossima Missione è completata.',
    nextNamed: (items) => `La prossima Missione è completata se richiede ${items}.`,
    nextWaived: (count) => `La prossima Missione richiede ${counted(count, 'Oggetto', 'Oggetti')} in meno.`,
  },
  choices: {
    reward: 'Scegliete la Ricompensa',
    takeItem: (item) => `Prendi ${item}`,
    refuse: 'Rifiuta',
    failed: (card) => `${card} è fallita. Quali suoi Oggetti se ne vanno con lei?`,
    drop: (items) => `Scarta ${items}`,
    dropNone: 'Tieni tutto',
    waive: (count) => `Scegli ${counted(count, 'Oggetto', 'Oggetti')} di cui fa a meno`,
    waiveThese: (items) => `Fa a meno di ${items}`,
    sift: 'Le prossime carte: tocca quelle da scartare',
    siftThese: (count) => `Scarta ${counted(count, 'carta', 'carte')}`,
    siftNone: 'Non scartare niente',
    arrange: 'Tocca le carte nel nuovo ordine',
    arrangeNext: (card) => `Poi: ${card}`,
    placed: (place) => `N. ${place}`,
    payWaive: 'Rimuovi 1 o 2 Oggetti: la prossima Missione ne richiede altrettanti in meno',
    payExchange: 'Scambia da 1 a 3 Oggetti con una Pedina Ricompensa a tua scelta',
    enough: 'Basta così',
    removeTokens: (left) => `Rimuovi dal gioco Pedine Ricompensa, al massimo ancora ${left}`,
    fromBackpack: (item) => `${item} dallo Zaino`,
    fromSupply: (item) => `${item} dalla riserva`,
    exchange: 'Scegli la Pedina Ricompensa che ricevi',
    nameItem: 'Nomina un Oggetto che la prossima Missione può richiedere',
    place: (item) => `Nomina ${item}`,
    breaks: 'rompe lo Zaino!',
  },
  over: {
    won: 'Ce l’avete fatta!',
    lost: 'Non questa volta',
    missions: 'Le dodici Missioni',
    done: 'completata',
    failed: (missing, count) => `fallita: ${count === 1 ? 'manca' : 'mancano'} ${missing}`,
    notPlayed: 'non raccontata',
    count: (done, goal) => `${counted(done, 'completata', 'completate')}, obiettivo ${goal}`,
    missing: (count) => (count === 1 ? 'Ne mancava 1.' : `Ne mancavano ${count}.`),
    adventure: 'L’Avventura',
    brokeBy: (item) => `A romperlo: ${item}.`,
  },
  goal: 'Giocate gli Oggetti e poi le Missioni che li richiedono in un’unica Storia, a memoria. Finito il tempo la Storia si racconta carta per carta: una Missione ha successo se i suoi Oggetti sono nello Zaino, e lo Zaino non deve rompersi.',
  keys: [
    { key: '1–9, Q W E T Y U', does: 'gioca quella carta' },
    { key: 'X', does: 'scarta: poi la carta' },
    { key: 'S', does: 'più carte: poi le carte, Invio le gioca' },
    { key: 'G', does: 'pesca' },
    { key: 'D', does: 'finito, o non ancora' },
    { key: 'N', does: 'rivela la prossima' },
    { key: 'H', does: 'ferma il racconto' },
    { key: 'L', does: 'che cosa è successo' },
    { key: 'R', does: 'la regola di ciò che indichi, o tutte; anche tenendoci sopra il dito' },
    { key: '?', does: 'questo aiuto' },
    { key: 'Esc', does: 'chiudi, o indietro' },
  ],
  hints: {
    title: 'Prova',
    next: 'Capito',
    close: 'Basta consigli',
    steps: {
      ready:
        'Queste 15 carte sono tue. Quelle scure con un elenco sono Missioni, le altre Oggetti. Poi premi «Ci sono!»: adesso non c’è clessidra.',
      play: 'Scegli una Missione. Tocca gli Oggetti che le servono, uno alla volta: volano nella Storia, e ne peschi altri.',
      mission:
        'I suoi Oggetti sono nella Storia? Allora tocca la Missione. Sarà raccontata dopo gli Oggetti giocati prima di lei.',
      forget: 'Della Storia resta in vista solo la carta in cima. Ricorda che cosa c’è sotto: nessuno te lo dirà.',
      discard: 'Una carta non ti serve? Tocca Scarta e poi la carta, o trascinala in giù: ne peschi un’altra.',
      done: 'Continua quanto vuoi. Quando hai finito, dillo; con la clessidra finirebbe dopo cinque minuti.',
      reveal: 'Ora la Storia si racconta dalla prima carta. Premi Rivela la prossima.',
      backpack:
        'Gli Oggetti vanno nello Zaino: 8 spazi, 3 dello stesso tipo in ciascuno. Senza spazio si rompe, e tutto è perduto.',
      choice: 'Qui decidi tu. Pensa agli spazi liberi, e a ciò che deve ancora venire.',
      end: 'Questo è Dungeon Time. La prossima volta con la sabbia che scende, e con amici che gridano.',
    },
  },
};
