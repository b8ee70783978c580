import { it as table } from '../../../../client/kit/table/text/it.ts';
import { byDevice } from '../../../../client/text/by-device.ts';
import { italianNames } from '../../../../engine/italian.ts';
import { byCount, capital, counted, does, toName } from '../../../../engine/text.ts';
import { type Day, dayNameOf } from '../../rules/state.ts';
import { it as game } from '../../text/it.ts';
import type { DaysPageText, SpotName } from './text.ts';

export { game };

function dayName(day: Day): string {
  return game.days[dayNameOf(day)];
}

/** The days are masculine, except Sunday. */
function agree(day: Day, masculine: string, feminine: string): string {
  return dayNameOf(day) === 'sun' ? feminine : masculine;
}

/** "il tuo martedì", "martedì di Anna" */
function spot({ day, owner }: SpotName): string {
  return owner === undefined
    ? `${agree(day, 'il tuo', 'la tua')} ${dayName(day)}`
    : `${agree(day, 'il', 'la')} ${dayName(day)} di ${owner}`;
}

/** "sul tuo martedì", "sul martedì di Anna" */
function onSpot({ day, owner }: SpotName): string {
  return owner === undefined
    ? `${agree(day, 'sul tuo', 'sulla tua')} ${dayName(day)}`
    : `${agree(day, 'sul', 'sulla')} ${dayName(day)} di ${owner}`;
}

/** "dal tuo martedì", "dal martedì di Anna" */
function fromSpot(where: SpotName): string {
  return onSpot(where).replace(/^su/, 'da');
}

/** "del tuo martedì", "del martedì di Anna" */
function ofSpot(where: SpotName): string {
  return onSpot(where).replace(/^su/, 'de');
}

function cards(count: number): string {
  return counted(count, 'carta', 'carte');
}

function change(points: number): string {
  return `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}

const Tap = byDevice('Tocca', 'Clicca');
const { the, after } = italianNames();

/** The Dungeon Days page in Italian. */
export const it: DaysPageText = {
  ...table,
  table: 'Dungeon Days',
  boards: 'Le settimane di tutti',
  hand: 'La tua mano',
  handEmpty: 'La tua mano è vuota.',
  spellOf: (name) => name.replace(/^Incantesimo (di |del |della |dell’|d’)/, ''),
  onBoard: { invisibility: 'Invisibile', boulder: 'Masso' },
  weekOf: (name) => `La settimana di ${name}`,
  weekLabel: ({ name, points, hand, isTurn, isYours, isAway }) =>
    `${name}: ${points}, ${cards(hand)} in mano${isTurn ? `, è il ${isYours ? 'tuo' : 'suo'} turno` : ''}${isAway ? ', assente' : ''}`,
  handLabel: ({ name, worth, effect, harm, isPlayable }) =>
    `${name}${worth === undefined ? '' : `, ${worth}`}. ${effect}${harm === undefined ? '' : ` Toglie fino a ${counted(harm, 'punto', 'punti')} a un altro.`}${isPlayable ? '' : ' Adesso non si può giocare.'}`,
  worth: (value) => counted(value, 'punto', 'punti'),
  worthNeighbour: 'i punti della creatura accanto',
  deck: (count) => `${cards(count)} da pescare`,
  reshuffles: (count, of) => `rimescolato ${count} ${byCount(count, 'volta', 'volte')} su ${of}`,
  discard: (count) => `Scarti: ${cards(count)}`,
  discardTitle: 'La pila degli Scarti',
  discardEmpty: 'Ancora nessuna carta scartata.',
  discardOrder: 'Le più recenti per prime.',
  spot,
  canPlayHere: 'si può giocare qui',
  canTakeHere: 'da qui si può prendere una creatura',
  chosen: (day) => agree(day, 'scelto', 'scelta'),
  change,
  changeFor: (name, points) => `${name} ${change(points)}`,
  givesOthers: 'I punti in rosso vanno agli altri.',
  endsGame: 'la partita finisce',
  leaves: 'se ne va',
  changesBelow: (took, gave) => `sotto, ${the(gave)} al posto ${after('di', took)}`,
  justChanged: (day) => `appena ${agree(day, 'cambiato', 'cambiata')}`,
  nothingHere: 'Qui non c’è niente.',
  covered: 'coperta, non vale niente',
  inSight: 'in vista',
  counts: (points) => `conta ${points}`,
  inStack: (card, place, of) =>
    `${card} (${place === 0 ? 'in cima' : place === of - 1 ? 'in fondo' : `${place + 1}ª`})`,
  cards,
  status: {
    yourTurn: 'Tocca a te: pesca una carta o giocane una.',
    drawOnly: 'Tocca a te: pesca una carta.',
    firstTurn: (count) => `Tocca a te. Cominci con ${cards(count)}: giocane una o pescane un’altra.`,
    firstDraw: (count) =>
      `Tocca a te. ${count === 1 ? 'La tua carta non' : `Nessuna delle tue ${count} carte`} si può giocare su una settimana vuota: pescane un’altra.`,
    seeWhen: `${Tap} una carta per vedere che cosa le serve.`,
    playOnly: 'Non c’è più niente da pescare: gioca una carta.',
    nothingToDo: 'Niente da pescare e niente da giocare: passa.',
    chooseCard: 'Scegli la carta da giocare.',
    turnOf: (who) => `Tocca ${who === undefined ? 'a te' : toName(who)}.`,
    otherAway: (name) => `${name} non c’è.`,
    noDayNow: (card) => `${card}: adesso non si può giocare.`,
    tapDay: (card) => `${card}: scegli un giorno che brilla.`,
    tapAnyDay: (card) => `${card}: scegli un giorno. Colpisce ogni plancia.`,
    transportDay: '1 di 2: scegli il giorno.',
    transportBoard: (day) => `2 di 2: ${agree(day, 'il', 'la')} ${dayName(day)} di chi?`,
    transformSpot: '1 di 2: scegli la creatura da prendere.',
    transformHeight: (where) => `Quale creatura ${ofSpot(where)}?`,
    transformCreature: (took) => `2 di 2: quale creatura della tua mano metti al posto ${after('di', took)}?`,
    place: (card, where) => `${capital(the(card))} ${onSpot(where)}.`,
    terror: (card, day) => `${capital(the(card))} su ogni ${dayName(day)}.`,
    transport: (day, other) =>
      `Scambi ${agree(day, 'il tuo', 'la tua')} ${dayName(day)} con ${agree(day, 'quello', 'quella')} di ${other}.`,
    transform: (took, where, gave) => `Prendi ${the(took)} ${fromSpot(where)} e lasci ${the(gave)}.`,
    whyNot: (where, why) => `Non ${onSpot(where)}: ${why}.`,
    noCreature: (card) => `${capital(the(card))} non è una creatura: scegline una della tua mano.`,
    over: (why) => `${why}.`,
  },
  verbs: { draw: 'Pesca', play: 'Gioca una carta', pass: 'Passa', back: 'Indietro' },
  notYourTurn: (name) => `È il turno di ${name}.`,
  scoring: {
    title: 'Si contano i punti',
    wins: (names, shared) => (shared ? `Vittoria condivisa: ${names}!` : `Vince ${names}!`),
    youWin: 'Hai vinto!',
    mimicTakes: (card, value, from) =>
      `${capital(the(card))} prende ${value} ${agree(from, 'dal', 'dalla')} ${dayName(from)}`,
    mimicNothing: (card) => `${capital(the(card))} non trova nessuno da imitare`,
    spriteAdds: (card, points, before) => `${capital(the(card))} aggiunge ${points} a ${before}`,
    leads: (who, by) => `${does(who, 'è', 'Sei')} in testa di ${by}.`,
    takesLead: (who) => `${does(who, 'passa', 'Passi')} in testa!`,
    level: (points) => `Parità a ${points}.`,
    nobodyYet: 'Ancora nessun punto.',
    toResult: 'Vai al risultato',
    tieBreak: 'Punti pari: vince chi ha più carte sulla plancia.',
    shared: 'Punti pari, carte pari: vittoria condivisa.',
    seeStacks: 'Scegli un giorno per vedere la sua pila.',
  },
  goal: 'Riempi la settimana di creature. Quando una settimana è completa la partita finisce, e vince chi ha più punti.',
  firstTurn: {
    aim: 'Riempi la settimana con le creature di maggior valore.',
    pointers: {
      play: `${Tap} una carta, poi un giorno che si illumina.`,
      draw: 'Se non vuoi giocare, pesca: una cosa sola a turno.',
      others: 'Certe tue carte tolgono punti agli altri, qui.',
    },
  },
  signs: {
    total: { name: 'Numero giallo', says: 'Quanto vale adesso questa settimana. Con più punti si vince.' },
    hand: { name: 'Mano con una carta', says: 'Quante carte ha in mano questo giocatore.' },
    deck: { name: 'Calendario', says: 'Quante carte restano da pescare.' },
    score: { name: 'Numero nell’angolo', says: 'Quanti punti vale adesso questo giorno.' },
    stack: { name: 'Carte impilate', says: 'Quante carte ci sono in questo giorno, una sopra l’altra.' },
    harm: { name: 'Spade incrociate', says: 'Quanti punti, al massimo, questa carta può togliere adesso a un altro.' },
    change: { name: '+3 o −3', says: 'Quanti punti farebbe guadagnare o perdere.' },
    leaves: { name: '✕', says: 'Questa carta lascerebbe la plancia.' },
    ends: { name: '⚑', says: 'Con una carta in questo giorno la partita finisce.' },
  },
  keys: [
    { key: '1–9', does: 'alza una carta della mano' },
    { key: '← ↑ ↓ →', does: 'muoviti fra giorni e plance, Invio gioca lì la carta alzata' },
    { key: 'D', does: 'pesca' },
    { key: 'P', does: 'gioca una carta' },
    { key: 'Esc', does: 'un passo indietro, chiudi' },
    { key: 'L', does: 'che cosa è successo' },
    { key: 'R', does: 'la regola di quello che indichi, o tutte' },
    { key: '?', does: 'questo aiuto' },
  ],
};
