import { it as table } from '../../../../client/kit/table/text/it.ts';
import { capital, counted, does, listed, orYou, toName } from '../../../../engine/text.ts';
import { a, after, the } from '../../text/names/it.ts';
import { ap, damage, it as status } from './prompts/it.ts';
import type { BagPageText, Way } from './text.ts';

export { it as game } from '../../text/it.ts';

const toWay = ({ direction, tile }: Way) => (tile === undefined ? direction : `${direction}: ${tile}`);
const toward = (way: Way) => `a ${toWay(way)}`;
const list = (names: readonly string[]) => listed(names, 'e');

/** The Bag of Dungeon page in Italian. */
export const it: BagPageText = {
  ...table,
  signs: {
    health: {
      name: 'Cuore',
      says: 'I punti salute rimasti, e il massimo. Quando finiscono, l’avventuriero muore.',
    },
    lives: { name: 'Rombi', says: 'Le vite rimaste. Quando finiscono, l’avventuriero è fuori gioco.' },
    ap: { name: 'Puntini', says: 'I Punti Azione rimasti nel turno: un passo o una tessera ne costa 1.' },
    kills: { name: 'Teschio', says: 'Quanto valgono i mostri uccisi. Con più trofei si vince.' },
    lair: { name: 'M e un numero', says: 'Una tana: qui c’è un mostro. Quando appare l’Anello, sta in una di queste.' },
  },
  table: 'Tavolo di Bag of Dungeon',
  map: 'Il dungeon',
  party: 'Avventurieri',
  inventory: (who) => `Che cosa porta ${who}`,
  directions: ['nord', 'est', 'sud', 'ovest'],
  shapes: {
    'dead-end': 'vicolo cieco',
    straight: 'dritto',
    corner: 'curva',
    tee: 'tre vie',
    crossroads: 'incrocio',
  },
  spaces: { hand: 'mano', armour: 'armatura', boots: 'stivali', cloak: 'mantello', any: 'zaino' },
  bothHands: 'a due mani',
  emptySpace: (kind) =>
    kind === 'any'
      ? 'Spazio vuoto dello zaino: ci sta di tutto'
      : `Spazio vuoto: solo ${{ hand: 'oggetti da mano', armour: 'un’armatura', boots: 'stivali', cloak: 'un mantello' }[kind]}`,
  faceDown: 'coperto',
  theRing: 'l’Anello',
  causes: {
    half: 'Ferita condivisa',
    spikes: 'Punte',
    escape: 'Fuga',
    trap: (name) => (/trappola/i.test(name) ? name : `${name}, una trappola`),
  },
  nothing: 'niente',
  ap,
  free: 'gratis',
  damage,
  oneKill: '1 trofeo',
  actions: {
    go: toWay,
    explore: 'Esplora',
    exploreTo: (direction) => `Esplora a ${direction}`,
    lay: 'Posala qui',
    turnIt: 'Ruotala',
    otherSide: 'Altro lato',
    end: 'Fine turno',
    done: 'Fatto',
    goOn: 'Avanti',
    leave: 'Esci dal dungeon',
    deliver: 'Deponi qui l’Anello',
    take: (thing) => `Prendi ${the(thing)}`,
    drop: 'Posa a terra',
    wear: (kind) => (kind === 'hand' ? 'Impugna' : 'Indossa'),
    hands: ['Impugna con la sinistra', 'Impugna con la destra'],
    wearInstead: (thing) => `Scambia con ${the(thing)}`,
    stow: 'Metti nello zaino',
    show: 'Mostra a tutti i tuoi oggetti',
    hide: 'Copri i tuoi oggetti',
    look: ({ direction }) => `Guarda chi si nasconde a ${direction}`,
    drink: 'Bevi',
    open: 'Apri',
    shootAt: (target) => `Contro ${target}`,
    castOn: (who) => `Su ${who}`,
    castAt: (place) => `Su ${place}`,
    whirl: (way) => `Vola ${toward(way)}`,
    cure: (who) => `Cura ${who}`,
    walkHere: (points) => `Vai qui (${ap(points)})`,
    attack: (who) => `Attacca ${who}`,
    roll: 'Tira i dadi',
    escape: (way) => `Fuggi ${toward(way)}`,
    escapeNew: 'Fuggi nell’ignoto',
    fleeHurt: (way) => `Scappa ${toward(way)}`,
    fleeKill: ({ direction }, monster) => `Scappa a ${direction}, cedi ${the(monster)}`,
    tag: (who) => `Chiama ${who}`,
    reroll: (whose) => `Fai tirare di nuovo ${whose ?? 'qualcuno'}`,
    offer: (to) => `Offri ${toName(to)}`,
    askFor: (from) => `Chiedi qualcosa ${toName(from)}`,
    forThing: (thing) => `Per ${the(thing)}`,
    asGift: 'In regalo',
    wish: (thing) => `Chiedi ${the(thing)}`,
    layDown: (thing) => `Posa ${the(thing)}`,
    leaveIt: 'Lascialo qui',
    give: (thing) => `Cedi ${the(thing)}`,
    dare: 'Tenta la sorte',
    payKills: 'Paga 3 trofei',
    buyNothing: 'Non comprare',
    to: (place) => `Verso ${place}`,
    grab: (thing) => `Prendi ${the(thing)}`,
    hiddenThing: (number) => `oggetto coperto ${number}`,
    partner: (who) => `Combatti con ${who}`,
    nobody: 'Nessuno',
    stop: 'Fermati e combatti',
    ward: 'Para tutto',
    bear: 'Incassa',
    pool: 'Bevi alla fonte',
    notNow: 'Non adesso',
    redraw: 'Pescane un altro',
    keep: 'Tienilo',
    refund: 'Rimettilo nel sacchetto',
    come: 'Vai ad aiutare',
    stayAway: 'Resta dove sei',
    accept: 'Accetta',
    decline: 'Rifiuta',
    neverMind: 'Lascia stare',
    callOff: 'Ritira la proposta',
    double: 'Raddoppia',
    letItBe: 'Tieni il tiro',
    back: 'Indietro',
    reallyDo: 'Fallo lo stesso',
    find: 'Trovami',
    all: 'Tutta la mappa',
    nearer: 'Ingrandisci',
    farther: 'Riduci',
    fold: 'Solo la mappa',
    unfold: 'Mostra tutto',
  },
  status,
  tile: {
    ways: (directions) => (directions.length === 0 ? 'senza uscite' : `si va a ${list(directions)}`),
    unexplored: (direction) => `Inesplorato, a ${direction} di te`,
    hidden: 'qui si nasconde qualcosa',
    monster: (name, health, full) => `${name}, salute ${health} su ${full}`,
    things: (names) => `per terra: ${list(names)}`,
    here: (names) => `qui: ${list(names)}`,
    steps: (count) => (count === 0 ? 'sei qui' : counted(count, 'passo', 'passi')),
    poolTokens: (count) => `ancora ${counted(count, 'segnalino', 'segnalini')}`,
    emptied: 'già frugato',
    fred: 'il banco di Fred',
    canGo: (points) => `vai qui: ${ap(points)}`,
    goal: {
      ring: (steps) => `Mostra l’Anello, a ${counted(steps, 'passo', 'passi')}`,
      exit: (steps) => `Mostra la via d’uscita, a ${counted(steps, 'passo', 'passi')}`,
    },
    canTarget: (action) => action,
    newTile: (tile) => `Nuova tessera: ${tile}`,
    fromStart: (east, south) =>
      [
        ...(south === 0 ? [] : [`${Math.abs(south)} a ${south < 0 ? 'nord' : 'sud'}`]),
        ...(east === 0 ? [] : [`${Math.abs(east)} a ${east < 0 ? 'ovest' : 'est'}`]),
      ].join(', '),
  },
  person: {
    label: (one) =>
      [
        `${one.name}${one.isYou ? ' (tu)' : ''}${one.isAway ? ', assente' : ''}`,
        ...(one.character === one.name ? [] : [one.character]),
        `salute ${one.health} su ${one.full}`,
        counted(one.lives, 'vita', 'vite'),
        ap(one.ap),
        ...(one.ring ? ['ha l’Anello'] : []),
        ...(one.isTurn ? [`è il ${one.isYou ? 'tuo' : 'suo'} turno`] : []),
      ].join(', '),
    health: 'Salute',
    lives: 'Vite',
    ap: 'Punti Azione',
    guard: 'L’armatura toglie',
    kills: 'Trofei',
    worth: (kills) => `valore ${kills}`,
    escaped: 'in salvo',
    lost: 'fuori gioco',
    timesLeft: (count) => `ancora ${counted(count, 'volta', 'volte')}`,
    items: 'Oggetti',
    noItems: 'Non porta niente.',
    followers: 'Al suo fianco',
    none: 'nessuno',
    out: 'fuori gioco',
  },
  fight: {
    title: (one, other) => `${one} contro ${other}`,
    details: 'Probabilità',
    chance: (who) => (who.isYou ? 'La tua probabilità di vincere' : `Probabilità di vincere di ${who.name}`),
    chanceLabel: (percent) => `${percent}%`,
    living: 'Vincere e sopravvivere',
    who: (who) => orYou(who, 'tu'),
    both: 'entrambi',
    round: (hit, hurt, who) =>
      `In questo assalto: ${does(who, 'colpisce', 'colpisci')} ${hit}%, ${who.isYou ? 'subisci' : 'subisce'} ${hurt}%`,
    dice: (count) => counted(count, 'dado', 'dadi'),
    partner: (who) => `${who}: +1 dado`,
    potion: 'Forza',
    guard: (less) => `armatura −${less}`,
    held: 'Lo trattiene il Rampicante: il prossimo attacco non fa niente.',
    critical: 'Tutti uguali: doppio!',
    doubled: 'Raddoppiato!',
    tie: 'Pari: nessuno si fa male.',
    takes: (who, points) => `${who}: ${damage(points)}.`,
    locked: 'Ti ha caricato: non puoi fuggire.',
    noEscapeTagged: 'Combattete fianco a fianco: nessuno può fuggire.',
    withoutSkill: (percent, who) => `${percent}% senza ${who.isYou ? 'la tua ' : 'l’'}abilità`,
  },
  risk: {
    lastPoint: 'Lì c’è qualcosa, e questo è il tuo ultimo PA: niente fuga e niente richiesta d’aiuto.',
    lastPointWith: (monster, chance) =>
      `Lì aspetta ${the(monster)}, e questo è il tuo ultimo PA: niente fuga.${chance === undefined ? '' : ` Vinceresti al ${chance}%.`}`,
    strong: (monster, health, dice, chance) =>
      `${capital(the(monster))}: salute ${health}, ${dice}.${chance === undefined ? '' : ` Senza aiuto vinceresti al ${chance}%.`}`,
    bomb: ({ isYou, others, dice }) =>
      `L’esplosione colpisce ${list([...(isYou ? ['anche te'] : []), ...others])}: danni da ${counted(dice, 'dado', 'dadi')}.`,
  },
  leads: {
    win: (percent) => `${percent}% di vincere`,
    winTogether: (who, percent, both) =>
      `${does(who, 'vince e vive', 'vinci e vivi')}: ${percent}%, entrambi: ${both}%`,
    help: (who, { before, after, comesOn }) =>
      `${comesOn === undefined ? 'Se viene' : `Viene con ${comesOn}–6`}: ${does(who, 'vive', 'vivi')} ${before}% → ${after?.win ?? '…'}%, entrambi ${after?.both ?? '…'}%. Poi niente fuga`,
    coming: (caller, { before, after }) =>
      `${caller} vive ${before}% → ${after?.win ?? '…'}%, tu ${after?.partner ?? '…'}%. Poi niente fuga`,
    alone: (caller, percent) => `${caller} continua senza aiuto: ${percent}%`,
    health: (left, { isGuarded }) => `fuori con ${left} di salute${isGuarded ? ', ma lì si nasconde qualcosa' : ''}`,
    kills: 'ti ucciderebbe',
    bear: (left) => (left <= 0 ? 'ti uccide' : `ti lascia ${left} di salute`),
    ward: (health) => `tieni ${health} di salute, ma solo una volta a partita`,
    potion: (dice) => `prima ${counted(dice, 'dado', 'dadi')} di salute, poi i danni`,
    roll: ({ name, isMonster }, { own, foe, dealt, taken, isDeadly }) => {
      const sums = `${own} contro ${foe}`;
      if (dealt > 0) return `${sums}: ${isMonster ? the(name) : name} ${isDeadly ? 'cade' : `perde ${dealt}`}`;
      if (taken > 0) return `${sums}: ${isDeadly ? 'muori' : `perdi ${taken}`}`;
      return `${sums}: nessuno si fa male`;
    },
    fullHealth: (before, after) => `salute ${before} → ${after}`,
    dare: (hurtsOn, dice) => `con 1–${hurtsOn}: ${counted(dice, 'dado', 'dadi')} di danni`,
  },
  caption: {
    tell: (who, deeds) => `${who} ${list(deeds)}.`,
    deeds: {
      meets: (monster) => `incontra ${a(monster)}`,
      attacks: (name) => `attacca ${name}`,
      slays: 'vince',
      falls: 'cade',
      escapes: 'scappa',
      explores: 'esplora',
      walks: 'prosegue',
      finds: 'trova qualcosa',
      trap: (name) => `fa scattare una trappola («${name}»)`,
      takesRing: 'prende l’Anello',
      shoots: 'scocca una freccia',
      uses: (item) => `usa ${the(item)}`,
      heals: 'recupera salute',
      leaves: 'esce dal dungeon',
      lost: 'si perde',
    },
  },
  moments: {
    yourTurn: (points) => `Tocca a te: ${points === 0 ? 'stavolta senza PA' : ap(points)}`,
    monster: (name) => `${name}!`,
    exit: 'L’Uscita, e il Drago Rosso',
    dragon: (health, dice) => `Salute ${health}, ${counted(dice, 'dado', 'dadi')}, e le frecce non gli fanno nulla.`,
    ring: (number) => `L’Anello appare su M${number}`,
    ringMore: (rounds) =>
      rounds === undefined
        ? 'Ora solo l’Anello apre l’Uscita.'
        : `Ora solo l’Anello apre l’Uscita, e il dungeon crolla fra ${counted(rounds, 'giro', 'giri')}.`,
    trembles: (rounds) =>
      rounds === 1 ? 'Ultimo giro!' : `Il dungeon trema: crolla fra ${counted(rounds, 'giro', 'giri')}`,
    tremblesMore: {
      ring: 'Uscite con l’Anello prima che crolli!',
      quiet: 'Fate progressi: posate una tessera, combattete o avvicinate l’Anello all’Uscita.',
    },
    stackUp: 'L’ultima tessera è posata',
    stackUpMore: 'Le altre non si possono più posare.',
    lost: (who) => `${does(who, 'perde', 'Perdi')} la strada!`,
    lostMore: (tile) => `${capital(the(tile))} qui non si può posare: va in fondo alla pila e il turno finisce.`,
    died: (who) => does(who, 'muore', 'Muori'),
    killedBy: ({ kind, name }) => {
      if (kind === 'escape') return 'La fuga è stata fatale';
      return kind === 'person' ? `Per mano di ${name}` : `Causa della morte: ${name}`;
    },
    diedMore: (lives) => {
      if (lives === 'lost') return 'Non restano turni: il dungeon è la tomba.';
      return lives > 0 ? `Ancora ${counted(lives, 'vita', 'vite')}: si torna alla Partenza.` : 'Era l’ultima vita.';
    },
    ringTaken: (who) => `${does(who, 'prende', 'Prendi')} l’Anello!`,
    ringTakenMore: 'Ora all’Uscita, e poi fuori.',
    ringTakenGuarded: (dragon) => `Ora all’Uscita. Lì aspetta ${the(dragon)}.`,
    greatFalls: (monster) => `${capital(the(monster))} cade!`,
    greatFallsMore: (who, helpers) =>
      `Il colpo di grazia è ${who.isYou ? 'tuo' : `di ${who.name}`}${helpers.length === 0 ? '' : `, con l’aiuto di ${list(helpers.map((helper) => orYou(helper, 'te')))}`}.`,
    whisked: (who, by) =>
      by === undefined
        ? `${does(who, 'svanisce', 'Svanisci')} con l’Anello!`
        : who.isYou
          ? `${by.name} ti porta via!`
          : `${does(by, 'porta', 'Porti')} via ${who.name}!`,
    whiskedMore: (place, hasRing) => `Dritto ${after('a', place)}${hasRing ? ', Anello compreso' : ''}.`,
    aided: (helper, who) =>
      who.isYou
        ? `${helper.name} accorre in tuo aiuto!`
        : `${does(helper, 'accorre', 'Accorri')} in aiuto di ${who.name}!`,
    aidedMore: (chance) => `Senza aiuto, le probabilità erano del ${chance}%.`,
    ringOut: (who) => `${does(who, 'è', 'Sei')} fuori con l’Anello!`,
    ringOutMore: 'Il dungeon trema: a chi è dentro resta un ultimo turno.',
    lastTurn: (who) => (who.isYou ? 'Il tuo ultimo turno' : `Ultimo turno: ${who.name}`),
    lastTurnMore: 'Raggiungi l’Uscita adesso, o resti dentro.',
    trap: (name) => `${name}!`,
    call: (caller) => `${caller} ti chiama in aiuto!`,
    callMore: 'Rispondi qui sotto.',
  },
  choose: {
    title: 'Chi entra nel dungeon?',
    short: 'Scegli',
    pick: (name) => `Scegli: ${name}`,
    dealt: (names) => `Ecco chi sei: ${list(names)}.`,
    example:
      'Un passo o una nuova tessera costa 1 PA. «2 dadi + 3» in combattimento: tiri 4 e 2, fai 9. Chi fa meno perde la differenza.',
    alone: 'Li guidi tutti tu: per questo ognuno ha una sola vita.',
    enter: 'Entra nel dungeon',
  },
  quest: 'La missione',
  questIs: 'Trova l’Anello, portalo all’Uscita e scappa.',
  roundsLeft: (count) => `crolla fra ${counted(count, 'giro', 'giri')}`,
  stack: (count) => `${counted(count, 'tessera', 'tessere')} da esplorare`,
  goal: 'Esplora il dungeon tessera per tessera, trova l’Anello, portalo all’Uscita oltre il Drago Rosso e scappa.',
  firstTurn: {
    aim: 'Trova l’Anello ed esci dal dungeon senza morire.',
    pointers: {
      choose: 'Scegli chi sei. Ognuno è bravo in una cosa diversa.',
      explore: 'Esplora: pesca una tessera e posala. Costa 1 dei tuoi Punti Azione (PA).',
      walk: 'Cammina: ogni passo costa 1 PA. Quando non ne hai più, finisci il turno.',
    },
  },
  keys: [
    { key: '← ↑ ↓ →', does: 'muoviti fra le tessere, Invio cammina o sceglie' },
    { key: 'E', does: 'esplora: pesca una tessera' },
    { key: 'T', does: 'ruota la tessera pescata' },
    { key: 'F', does: 'combatti: tira i dadi' },
    { key: 'X', does: 'finisci il turno' },
    { key: '1–9', does: 'un oggetto che porti' },
    { key: 'M', does: 'trovami sulla mappa' },
    { key: 'A', does: 'mostra tutta la mappa' },
    { key: 'Esc', does: 'un passo indietro, chiudi' },
    { key: 'L', does: 'che cosa è successo' },
    { key: 'R', does: 'la regola di quello che indichi, o tutte' },
    { key: '?', does: 'questo aiuto' },
  ],
};
