import { byCount, capital, counted, toName } from '../../../../../engine/text.ts';
import { after, the } from '../../../text/names/it.ts';
import type { BagPageText } from '../text.ts';

export const ap = (count: number) => `${count} PA`;
export const damage = (count: number) => counted(count, 'danno', 'danni');

/** The prompts, in Italian. */
export const it: BagPageText['status'] = {
  choosing: 'Tocca a te: scegli il tuo avventuriero.',
  otherChooses: (who) => `${who} sceglie un avventuriero.`,
  entering: 'Giù nel dungeon…',
  turn: (who, points, can) => {
    const choices = [
      ...(can.leave ? ['esci dal dungeon'] : []),
      ...(can.walk ? ['vai su una tessera accesa'] : []),
      ...(can.explore ? [`esplora oltre un bordo che brilla${can.price === undefined ? '' : ` (${can.price})`}`] : []),
    ];
    const end = choices.length > 0 ? `${choices.join(', ')} o finisci` : 'finisci';
    const turn = can.last ? 'ultimo turno' : 'turno';
    const whose = who === undefined ? `Il tuo ${turn}` : `${can.last ? 'L’' : 'Il '}${turn} ${after('di', who)}`;
    return `${whose}, ${ap(points)}${can.place === undefined ? '' : ` (${can.place.number} di ${can.place.of})`}: ${end}.`;
  },
  noAp: (who, can) =>
    `${who === undefined ? 'Non hai' : `${capital(the(who))} non ha`} più PA: ${can.sort ? 'sistema gli oggetti, o ' : ''}finisci il turno.`,
  otherTurn: (who) => `Tocca ${toName(who)}.`,
  otherDecides: (who) => `${who} decide.`,
  out: {
    lost: 'Per te la partita è finita. Guarda come va agli altri.',
    escaped: 'Ce l’hai fatta a uscire. Guarda come se la cavano gli altri.',
  },
  sneak: 'Il mantello ti nasconde: prosegui, o fermati e combatti.',
  lay: (tile, can) => {
    if (can.turn) return `${tile}: ruotala${can.move ? ' o prova un altro lato' : ' se vuoi'}, poi posala.`;
    return can.move ? `${tile}: posala qui o su un altro lato.` : `${tile}: ci sta solo così. Posala.`;
  },
  redraw: (item) => `${item}: lo tieni o ne peschi un altro?`,
  makeRoom: (item) => `Nessuno spazio per ${the(item)}. Che cosa posi a terra per fargli posto?`,
  refund: (item) => `Dal sacchetto di Fred: ${item}. Lo tieni?`,
  spikes: (hurtsOn) => `Punte! Cedi un oggetto o tenta la sorte: con ${hurtsOn} o meno ti feriscono.`,
  fred: (paid) =>
    paid > 0
      ? 'Fred vuole un altro oggetto.'
      : 'Il banco di Fred: paga due oggetti o tre trofei per pescare dal sacchetto.',
  pool: (tokens) =>
    `La Fonte curativa ha ancora ${counted(tokens, 'segnalino', 'segnalini')}. Ne prendi uno e torni in piena salute?`,
  fight: (round, can) => {
    const choices = [
      'tira',
      ...(can.escape ? ['fuggi'] : []),
      ...(can.call ? ['chiama aiuto'] : []),
      ...(can.use ? ['usa qualcosa'] : []),
    ];
    const last = choices.length > 1 ? ` o ${choices.pop()}` : '';
    return `${round === 0 ? 'Si combatte' : 'Si continua'}: ${choices.join(', ')}${last}.`;
  },
  defend: (from) => `${from} ti attacca: tira, scappa o usa qualcosa.`,
  reroll: 'I dadi sono fermi. Vuoi far tirare di nuovo qualcuno?',
  double: 'Una volta a partita: raddoppi questo tiro?',
  tagged: (caller, { name, isMonster }, way) =>
    `${caller} ti chiede aiuto contro ${isMonster ? the(name) : name}. Ti costa ${ap(way)} del prossimo turno.`,
  loot: 'Il combattimento è finito. Raccogli e sistema quello che vuoi, poi premi Fatto.',
  noLoot: 'Il combattimento è finito. Qui non c’è niente da raccogliere.',
  namePrice: (to) => `Che cosa vuoi da ${to}?`,
  namePriceFor: (thing, to) => `Che cosa vuoi da ${to} per ${the(thing)}?`,
  offered: (to, give, want) => `${to} ci sta pensando: ${the(give)} per ${the(want)}.`,
  trade: (from, give, want) => `${from} offre ${the(give)} per ${the(want)}.`,
  teleport: (who) => `Dove va ${who}?`,
  claw: (from) => `Che cosa prende l’artiglio ${toName(from)}?`,
  handOver: (to) => `Quale trofeo va ${toName(to)}?`,
  charge: 'Da che parte carica il mostro?',
  namePartner: 'Chi combatte al tuo fianco?',
  ward: (cause, points) => `${cause}: in arrivo ${damage(points)}. Una volta a partita puoi parare tutto: adesso?`,
  drink: (cause, points) =>
    `${cause}: ${damage(points)} ti ${byCount(points, 'ucciderebbe', 'ucciderebbero')}. Bevi prima una pozione?`,
  otherWard: (who, cause, points) => `${cause}: ${damage(points)} per ${who}, che può parare tutto.`,
  otherDrinks: (who, cause, points) =>
    `${cause}: ${damage(points)} ${byCount(points, 'ucciderebbe', 'ucciderebbero')} ${who}. Una pozione può aiutare.`,
  deadly: 'Ti costerebbe la vita.',
  targets: (item) => `${item}: scegli un bersaglio.`,
  over: (why) => why,
  rolling: 'I dadi rotolano…',
  growls: 'Qualcosa ringhia nel buio…',
  draws: 'C’è qualcosa! Che cos’è?',
  found: (item) => `Trovato: ${item}`,
};
