import { byDevice } from '../../../../../client/text/by-device.ts';
import { byCount, counted, does, people } from '../../../../../engine/text.ts';
import type { TimeLaterText } from './text.ts';

const tap = byDevice('tocca', 'clicca');
const Tap = byDevice('Tocca', 'Clicca');

/** The later texts of the Dungeon Time page in Italian. */
export const it: TimeLaterText = {
  resolution: {
    turned: 'Si racconta la Storia',
    first: 'Vediamo che cosa avete giocato. Rivela la prima carta.',
    firstByItself: 'Vediamo che cosa avete giocato.',
    ended: { 'time-up': 'Tempo scaduto!', 'all-done': 'Finito!' },
    reveal: 'Rivela la prossima',
    finish: 'Vedi il risultato',
    hold: 'Pausa',
    release: 'Continua',
    heldBy: (who) => `${does(who, 'vuole', 'Vuoi')} pensarci prima della prossima carta.`,
    waitsForSkill: (waited) => {
      const isYou = waited.some((who) => who.isYou);
      if (isYou && waited.length === 1) return 'Puoi ancora usare un’abilità';
      const can = isYou ? 'potete' : byCount(waited.length, 'può', 'possono');
      return `${people(waited, { you: 'Tu', last: 'e' })} ${can} ancora usare un’abilità`;
    },
    pausedBy: (who) => (who.isYou ? 'L’hai messa in pausa tu' : `${who.name} l’ha messa in pausa`),
    cardsLeft: (count) => (count === 0 ? 'niente più carte' : `ancora ${counted(count, 'carta', 'carte')}`),
    free: (count) => counted(count, 'spazio libero', 'spazi liberi'),
    missions: (done, goal) =>
      `${counted(done, 'Missione', 'Missioni')}${done > goal ? `, obiettivo ${goal}` : ` su ${goal}`}`,
    slots: 'Lo Zaino',
    slot: (item, pieces, of) => `${item}, ${pieces} su ${of}`,
    emptySlot: 'spazio libero',
    extraSlots: (count) =>
      `${byCount(count, 'Uno spazio è', `${count} spazi sono`)} di Tonk, finché una Missione non è completata`,
    token: 'Pedina Ricompensa',
    packed: ({ name }) => `${name}: nello Zaino.`,
    accomplished: 'Completata!',
    solved: 'Completata da un Eroe: nessun Oggetto speso.',
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
    noTokenLeft: 'Non restano Pedine Ricompensa di questo tipo.',
    broke: (item) => `Nessuno spazio per ${item}: lo Zaino si rompe!`,
    brokeWhy: (slots) =>
      `${byCount(slots, 'L’unico spazio era occupato', `Tutti gli spazi (${slots}) erano occupati`)}, e non c’era posto per un altro Oggetto di questo tipo.`,
    has: 'c’è',
    lacks: 'manca',
    notNeeded: 'non serve',
    onceIsEnough: 'basta una volta',
    inItsPlace: (item) => `al suo posto ${item}`,
    decided: (who) => (who.isYou ? 'Hai deciso tu' : `Ha deciso ${who.name}`),
    team: 'la squadra',
    waitsFor: (who, what) => `Decide ${who}: ${what}`,
    useBefore: 'Prima di rivelare la prossima carta',
    use: (hero) => `Usa ${hero}`,
    used: 'usata',
    copy: (hero) => `Copia ${hero}`,
    nextSolved: 'La prossima Missione è completata.',
    nextNamed: (items) => `La prossima Missione è completata se richiede ${items}.`,
    nextWaived: (count) => `La prossima Missione richiede ${counted(count, 'Oggetto', 'Oggetti')} in meno.`,
  },
  choices: {
    reward: (card) => `«${card}»: quale Ricompensa prendete?`,
    rewardOne: (card, item) => `«${card}»: prendete ${item}?`,
    takesSlot: 'occupa uno spazio libero',
    fits: 'non occupa altro spazio',
    takeItem: (item) => `Prendi ${item}`,
    refuse: 'Rifiuta',
    failed: (card) => `«${card}» è fallita. Quali dei suoi Oggetti scartate?`,
    drop: (items) => `Scarta ${items}`,
    dropNone: 'Tieni tutto',
    waive: (count) => `Scegli ${counted(count, 'Oggetto', 'Oggetti')} di cui fa a meno`,
    waiveThese: (items) => `Fa a meno di ${items}`,
    sift: `Le prossime carte: ${tap} quelle da scartare`,
    siftThese: (count) => `Scarta ${counted(count, 'carta', 'carte')}`,
    siftNone: 'Non scartare niente',
    arrange: `${Tap} le carte nel nuovo ordine`,
    placed: (place) => `N. ${place}`,
    payWaive: 'Rimuovi 1 o 2 Oggetti: la prossima Missione ne richiede altrettanti in meno',
    payExchange: 'Scambia da 1 a 3 Oggetti con una Pedina Ricompensa a tua scelta',
    enough: 'Basta così',
    removeTokens: (left) => `Rimuovi dal gioco Pedine Ricompensa, al massimo ancora ${left}`,
    fromBackpack: (item) => `${item} dallo Zaino`,
    fromSupply: (item) => `${item} dalla riserva`,
    exchange: 'Scegli la Pedina Ricompensa che ricevi',
    nameItem: 'Indovina un Oggetto della prossima Missione',
    place: (item) => `Nomina ${item}`,
    breaks: 'rompe lo Zaino!',
    botsChoose: (seconds) =>
      seconds === 0
        ? 'Ora scelgono i bot.'
        : `Decide chiunque. Tra ${counted(seconds, 'secondo', 'secondi')} scelgono i bot.`,
  },
  over: {
    won: 'Ce l’avete fatta!',
    lost: 'Non questa volta',
    missions: 'Le dodici Missioni',
    done: 'completata',
    failed: (missing, count) => `fallita: ${count === 1 ? 'manca' : 'mancano'} ${missing}`,
    notPlayed: 'non giocata',
    sifted: 'scartata dalla Storia da un Eroe',
    untold: 'non rivelata',
    count: (done, goal) =>
      `${done === 0 ? 'Nessuna completata' : counted(done, 'completata', 'completate')}, obiettivo ${goal}`,
    missing: (count) => `${byCount(count, 'Mancava', 'Mancavano')} ${counted(count, 'Missione', 'Missioni')}.`,
    adventure: 'L’Avventura',
    brokeBy: (item) => `A romperlo: ${item}.`,
    team: 'La squadra',
    merit: (missions, items) =>
      [
        ...(missions > 0 ? [counted(missions, 'Missione', 'Missioni')] : []),
        ...(items > 0 ? [counted(items, 'Oggetto', 'Oggetti')] : []),
      ].join(', '),
  },
  hints: {
    title: 'Prova',
    next: 'Ho capito',
    close: 'Basta consigli',
    steps: {
      ready:
        'Queste 15 carte sono tue. Quelle scure con un elenco sono Missioni, le altre Oggetti. Poi premi «Ci sono!»: adesso non c’è clessidra.',
      play: `Scegli una Missione. ${Tap} gli Oggetti che le servono, uno alla volta: vanno nella Storia, e ne peschi altri.`,
      mission: `I suoi Oggetti sono nella Storia? Allora ${tap} la Missione: deve venire dopo i suoi Oggetti.`,
      forget: 'Della Storia vedi solo la carta in cima. Ricorda che cosa c’è sotto: nessuno te lo dirà.',
      discard: `Una carta non ti serve? ${Tap} Scarta e poi la carta, o trascinala in giù: ne peschi un’altra.`,
      done: 'Continua quanto vuoi, poi premi «Ho finito». In una vera partita la clessidra finisce dopo cinque minuti.',
      reveal: 'Ora la Storia si racconta dalla prima carta. Premi Rivela la prossima.',
      backpack:
        'Gli Oggetti vanno nello Zaino: 8 spazi, 3 dello stesso tipo in ciascuno. Se un Oggetto non ci sta, lo Zaino si rompe e avete perso.',
      choice: 'Ora decidi tu. Pensa agli spazi liberi, e a quello che deve ancora venire.',
      end: 'Questo è Dungeon Time. La prossima volta con la clessidra, e con amici che gridano.',
    },
  },
};
