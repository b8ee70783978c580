import { it as table } from '../../../../client/kit/table/text/it.ts';
import { byDevice } from '../../../../client/text/by-device.ts';
import { byCount, counted } from '../../../../engine/text.ts';
import { the } from '../../text/names/it.ts';
import type { DashPageText } from './text.ts';

export { it as game } from '../../text/it.ts';

const Tap = byDevice('Tocca', 'Clicca');

/** The Dash page in Italian. */
export const it: DashPageText = {
  ...table,
  table: 'Dash Through the Dungeon',
  board: 'Il dungeon: quattro file di cinque carte',
  hand: 'Il tuo equipaggiamento',
  dungeonOf: (dungeon, of) => `Dungeon ${dungeon} di ${of}`,
  cardsLeft: (count) => counted(count, 'coperta', 'coperte'),
  apOf: (ap, who) => (who === undefined ? `Hai ${ap}` : `${who} ha ${ap}`),
  space: (row, column) => `Fila ${row}, colonna ${column}`,
  faceDown: 'coperta',
  explores: 'esplora',
  playerLabel: ({ name, gold, explored, equipment }) =>
    `${name}: ${gold}, ${counted(explored, 'carta esplorata', 'carte esplorate')}, equipaggiamento: ${equipment.join(', ') || 'nessuno'}`,
  exploredCount: (count) => counted(count, 'carta esplorata', 'carte esplorate'),
  goldInMaps: (gold, map) => `Di cui ${gold} con ${the(map)}, se resta in mano fino alla fine.`,
  noEquipment: 'Nessun equipaggiamento.',
  noTreasures: 'Ancora nessun tesoro.',
  bonusWaits: 'vale dal prossimo turno',
  bonusWorks: 'vale già',
  status: {
    flipFirst: (ap) => `Tocca a te, ${ap} PA: gira una carta qualsiasi.`,
    flipMore: (ap) => `${ap} PA: gira un’altra carta o finisci il turno.`,
    react: (card) => `${card}! Usa una carta che brilla, o affronta il pericolo.`,
    reactPutBack: (card) => `${card}! Rimetti coperta la carta, o affronta il pericolo.`,
    reactInVain: (card) => `${card}! Nessuna delle tue carte serve: affronta il pericolo.`,
    reactCanceled: (card) => `${card}: carta annullata. Prosegui.`,
    fumble: (card) => `${card}: ti cade qualcosa. Scegli una carta Equipaggiamento.`,
    exchange: 'Scegli che cosa lasciare, poi conferma.',
    exchangeWait: (names) => `In attesa di ${names}.`,
    explores: (who, ap) =>
      `${who === undefined ? 'Esplori' : `${who} esplora`}, ${byCount(ap, 'resta', 'restano')} ${ap} PA.`,
    reacts: (who, card) => (who === undefined ? `Hai girato ${the(card)}.` : `${who}: ${card}…`),
    fumbles: (who) => `${who === undefined ? 'Devi' : `${who} deve`} lasciare una carta.`,
    over: 'L’ultimo dungeon è esplorato.',
    flipping: (who) => (who === undefined ? 'Giri una carta…' : `${who} gira una carta…`),
    turned: (card, who) => (who === undefined ? `${card}!` : `${who}: ${card}`),
  },
  verbs: {
    stop: 'Fine turno',
    pay: (ap) => `Paga ${ap}`,
    face: 'Affronta',
    putBack: (ap) => `Rimettila coperta (${ap})`,
    goOn: 'Prosegui',
    use: (card) => `Usa ${the(card)}`,
    drop: (card) => `Lascia ${the(card)}`,
    dropIt: 'lasciala',
    keepAll: 'Tieni tutto',
    discard: (count) => `Lascia ${counted(count, 'carta', 'carte')}`,
  },
  odds: ({ hurt, treasures, of, isExact }) => {
    const about = isExact ? '' : 'circa ';
    const found = treasures > 0 ? `${about}${treasures}` : isExact ? 'nessuno' : 'improbabili';
    return `Pericoli: ${about}${hurt} su ${of}. Tesori: ${found}.`;
  },
  fewOdds: ({ hurts, treasure }) => `Una carta ignota: pericolo ${hurts}, Tesoro ${treasure}.`,
  pending: {
    title: 'Appena girata',
    leaves: (ap) => `poi hai ${ap}`,
    endsTurn: 'il turno finisce',
    shuffles: 'il dungeon si rimescola',
    losesEquipment: 'perdi una carta Equipaggiamento',
    canceled: 'non fa niente',
    magicCanceled: 'La sua magia è annullata.',
    savesTurn: (ap) => `salvi il turno, con ${ap}`,
    savesAp: (ap) => `risparmi ${ap}`,
    savesEquipment: 'non perdi altro Equipaggiamento',
    stillEnds: 'il turno finisce comunque',
    backDown: 'la carta torna coperta',
    free: 'gratis',
    dropped: 'è persa',
    magical: 'La sua magia vale dal prossimo turno.',
    usable: 'usala ora',
    notNow: 'L’Equipaggiamento si usa solo contro la carta che hai appena girato, e solo se serve.',
    inVain: 'Puoi usarla lo stesso con il suo pulsante, ma contro questa carta non serve.',
    mapNotUsed: 'Una mappa non si usa: tienila, alla fine vale oro.',
  },
  exchange: {
    title: (dungeon) => `Prima del dungeon ${dungeon}`,
    lead: 'Lascia quello che non ti serve; poi ognuno pesca fino ad avere tre carte.',
    keep: 'tieni',
    giveUp: 'lascia',
    ready: 'ha scelto',
    choosing: 'sceglie',
    standing: (leaders, gold) => `In testa: ${leaders}, ${gold}.`,
  },
  scoring: {
    title: 'Si conta l’oro',
    wins: (names, shared) => (shared ? `Vittoria condivisa: ${names}!` : `Vince ${names}!`),
    youWin: 'Hai vinto!',
    treasures: 'Tesori',
    explored: 'Esplorate',
    total: 'Oro',
    tieBreak: 'Oro pari: vince chi ha esplorato più carte.',
    shared: 'Oro pari, carte esplorate pari: vittoria condivisa.',
  },
  notYourTurn: (name) => `È il turno di ${name}.`,
  dealFirst: 'Prima pensa alla carta appena girata.',
  flipLit: 'Gira la carta dal bordo luminoso, o fai quello che dice la lezione.',
  goal: 'Gira le carte, paga i loro PA, trova i Tesori. Dopo tre dungeon vince chi ha più oro.',
  firstTurn: {
    aim: 'Trova più oro degli altri in tre dungeon.',
    pointers: {
      flip: `${Tap} una carta qualsiasi per girarla.`,
      ap: 'Con i PA paghi quello che trovi: a zero, turno finito.',
      equipment: 'L’Equipaggiamento ti salva: quando serve, si illumina.',
    },
  },
  keys: [
    { key: '← ↑ ↓ →', does: 'muoviti fra le carte, Invio gira' },
    { key: 'S', does: 'finisci il turno' },
    { key: 'F', does: 'affronta la carta' },
    { key: 'B', does: 'rimetti coperta la carta, se un tuo Tesoro lo permette' },
    { key: '1–9', does: 'usa, lascia o segna il tuo equipaggiamento' },
    { key: 'L', does: 'che cosa è successo' },
    { key: 'R', does: 'la regola di quello che indichi, o tutte' },
    { key: '?', does: 'questo aiuto' },
    { key: 'Esc', does: 'chiudi' },
  ],
  now: {
    flip: (faceDown) => `Gira una carta: ${counted(faceDown, 'carta coperta', 'carte coperte')}`,
    stop: 'Fermati: il tuo turno finisce',
    use: (equipment, on) => `Usa ${the(equipment)} contro ${the(on)}`,
    face: (card) => `Affronta ${the(card)}`,
    putBack: (card) => `Rimetti coperta ${the(card)}`,
    fumble: (equipment) =>
      `Scegli che cosa perdere: ${counted(equipment, 'carta Equipaggiamento', 'carte Equipaggiamento')}`,
    discard: (equipment) => `Lascia l’Equipaggiamento che non vuoi: ${counted(equipment, 'carta', 'carte')}`,
    ready: 'Vai al prossimo dungeon',
  },
  signs: {
    ap: { name: 'PA', says: 'I Punti Azione: con quelli paghi le carte che giri. Quando finiscono, finisce il turno.' },
    gold: { name: 'Monete', says: 'L’oro finora: quello dei Tesori e delle Mappe del Tesoro. Vince chi ne ha di più.' },
    explored: { name: 'Orma', says: 'Quante carte ha esplorato questo giocatore. Decide in caso di parità.' },
    equipment: { name: 'Carte piccole', says: 'L’Equipaggiamento di questo giocatore.' },
  },
  recap: {
    found: (gold) => `+${gold}`,
    lost: (equipment) => `perde ${the(equipment)}`,
    got: (equipment) => `riceve ${the(equipment)}`,
  },
};
