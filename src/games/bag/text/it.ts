import { byCount, capital, counted } from '../../../engine/text.ts';
import type {
  CharacterCard,
  ItemCard,
  MonsterCard,
  Quest,
  ScrollCard,
  ScrollChange,
  Shot,
  TileCard,
  Wear,
} from '../rules/content.ts';
import { ENDINGS, tell } from './log/it.ts';
import { the } from './names/it.ts';
import { type BagText, isAlwaysLeast, type NameOf } from './text.ts';

function ap(count: number): string {
  return `${count} PA`;
}

function health(count: number): string {
  return counted(count, 'punto salute', 'punti salute');
}

function damage(count: number): string {
  return counted(count, 'danno', 'danni');
}

/** Begins a sentence: «Una volta a partita». */
function often(times: number): string {
  return byCount(times, 'Una volta', `${times} volte`);
}

function dice(count: number): string {
  return counted(count, 'dado', 'dadi');
}

function combat({ dice: count, plus }: { dice: number; plus: number }): string {
  return plus === 0 ? dice(count) : `${dice(count)} + ${plus}`;
}

const WORN: Readonly<Record<Wear, string>> = {
  hand: 'Una mano.',
  'two-hands': 'Due mani.',
  armour: 'Armatura.',
  boots: 'Stivali.',
  cloak: 'Mantello.',
  anywhere: '',
  follower: 'Non occupa spazio.',
};

function shot({ ap: cost, from, to, dice: count, ...more }: Shot): string {
  const parts = [`${ap(cost)}, gittata ${from}–${to}: ${dice(count)} di danno.`];
  if (more.corners === true) parts.push('Gira gli angoli.');
  if (more.blast !== undefined)
    parts.push(`Colpisce tutti lì e fino a ${counted(more.blast, 'tessera', 'tessere')} in linea retta.`);
  if (more.dragonOnly === true) parts.push('Solo contro il Drago Rosso.');
  if (more.arrows === true) parts.push('Le frecce non fanno nulla al Drago Rosso.');
  if (more.spent === true) parts.push('Si usa una volta sola.');
  return parts.join(' ');
}

function effect({ effect: each }: ItemCard): string {
  switch (each.kind) {
    case 'weapon':
      return `+${each.plus} in combattimento.${each.looks === true ? ' Puoi guardare i mostri nascosti nelle tessere accanto.' : ''}`;
    case 'guard':
      return `${damage(each.less)} in meno nei combattimenti e dalle trappole.${each.fragile === true ? ' Dura un solo combattimento.' : ''}`;
    case 'explore':
      return 'Quando esplori, posi due tessere con 1 PA.';
    case 'stride':
      return 'Percorri due tessere con 1 PA.';
    case 'more-ap':
      return `Hai ${ap(each.ap)} in più in ogni turno.`;
    case 'unseen':
      return 'Passi oltre i mostri senza farti vedere finché hai PA per un altro passo, ma non oltre il Drago Rosso.';
    case 'companion':
      return `${dice(each.dice)} in più in combattimento. Torna nel sacchetto quando perdi una vita.`;
    case 'shot':
      return shot(each);
    case 'heal':
      return `Gratis, nel tuo turno, prima di un assalto o quando una ferita ti ucciderebbe: recuperi ${dice(each.dice)} di salute.`;
    case 'strength':
      return `${ap(each.ap)}: ${dice(each.dice)} in più per un combattimento.`;
    case 'tornado':
      return `${ap(each.ap)}: lasci un combattimento senza un graffio.`;
    case 'teleport':
      return `${ap(each.ap)}: un avventuriero qualsiasi va su una tessera posata senza mostri.`;
    case 'drain':
      return `${ap(each.ap)}: rubi ${health(each.health)} a un avventuriero qualsiasi.`;
    case 'claw':
      return `${ap(each.ap)}: rubi un oggetto, o l’Anello, a un avventuriero qualsiasi.`;
    case 'curse':
      return `${ap(each.ap)}: ${dice(each.dice)} di danno a tutti su una tessera qualsiasi.`;
    case 'reroll':
      return `${ap(each.ap)}: un avventuriero tira di nuovo i dadi di un combattimento.`;
    case 'vine':
      return `${ap(each.ap)}: un avventuriero perde ${ap(each.loss)}, o un mostro il prossimo attacco.`;
    case 'insurance':
      return 'Quando perdi una vita (ma non l’ultima), tieni tutto.';
    case 'chest':
      return `Aprilo: con 1 o 2 fa ${damage(each.harm)}, altrimenti contiene ${counted(each.items, 'oggetto', 'oggetti')}.`;
    case 'trap':
      return `${dice(each.dice)} di danno a tutti sulla tessera.`;
    case 'keepsake':
      return 'Ti serve per una missione.';
  }
}

function item(card: ItemCard): string {
  return [WORN[card.wear], effect(card)].filter((part) => part !== '').join(' ');
}

function monster({ health, dice: count, plus, nature }: MonsterCard): string {
  switch (nature) {
    case 'mirror':
      return 'Ha la salute e il combattimento dell’avventuriero che lo rivela.';
    case 'reacher':
      return `Salute ${health}, combattimento ${combat({ dice: count, plus })}. Quando ti ferisce, ogni altro avventuriero entro 4 tessere subisce metà dei danni.`;
    case 'dragon':
      return `Salute ${health}, combattimento ${combat({ dice: count, plus })}. Immune alle frecce. Non lascia mai l’Uscita.`;
    case undefined:
      return `Salute ${health}, combattimento ${combat({ dice: count, plus })}.`;
  }
}

function tile({ role }: TileCard): string {
  switch (role.kind) {
    case 'start':
      return 'Si parte da qui, e si torna qui dopo la morte.';
    case 'exit':
      return 'La via d’uscita, se hai l’Anello. Qui aspetta il Drago Rosso.';
    case 'monster':
      return `Una tana: un mostro aspetta il primo che arriva. L’Anello può apparire su M${role.number}.`;
    case 'pool':
      return 'Finisci qui il turno e prendi un segnalino per tornare in piena salute.';
    case 'item':
      return 'Se ci arrivi prima degli altri, peschi un oggetto.';
    case 'spikes':
      return `Rinuncia a un oggetto o tira: con 1–${role.hurtsOn} subisci ${dice(role.dice)} di danno diretto.`;
    case 'way':
      return 'Un passaggio.';
  }
}

function skill({ skill: each }: CharacterCard): string {
  switch (each.kind) {
    case 'double':
      return `${often(each.times)} a partita: raddoppia un tiro di combattimento che non sia critico.`;
    case 'ward':
      return `${often(each.times)} a partita: non subisce danni da un attacco.`;
    case 'deadly-bow':
      return `Un ${each.on} con l’arco uccide mostri e rivali, ma non il Drago Rosso.`;
    case 'cure':
      return `${often(each.times)} a partita, ${ap(each.ap)}: ridà ${dice(each.dice)} di salute a qualcuno sulla stessa tessera.`;
  }
}

function quest(each: Quest, nameOf: NameOf): string {
  switch (each.kind) {
    case 'ring-out':
      if (each.everybody === true) return 'Portate fuori l’Anello, e non lasciate indietro nessuno.';
      return each.with === undefined
        ? 'Portate fuori l’Anello.'
        : `Portate fuori l’Anello e, insieme, ${the(nameOf(each.with))}.`;
    case 'ring-to':
      return each.tile === 'start'
        ? 'Riportate l’Anello alla Partenza e deponetelo lì.'
        : 'Portate l’Anello alla Fonte curativa e deponetelo lì.';
    case 'slay':
      return `Uccidete ${the(nameOf(each.monster))}.`;
    case 'hunt':
      return isAlwaysLeast(each)
        ? `Uccidete insieme ${counted(each.atLeast, 'mostro', 'mostri')}.`
        : `Uccidete insieme ${counted(each.each, 'mostro', 'mostri')} per ogni avventuriero, e almeno ${each.atLeast} in tutto.`;
  }
}

function change(each: ScrollChange, nameOf: NameOf): string {
  switch (each.kind) {
    case 'enemy':
      return `${capital(the(nameOf(each.monster)))} ${each.where === 'ring' ? 'custodisce l’Anello' : 'è nel sacchetto dei mostri'}${each.drops === undefined ? '' : ` e porta con sé ${the(nameOf(each.drops))}`}.`;
    case 'treasure':
      return `${capital(the(nameOf(each.item)))} ${{ bag: 'è nel sacchetto degli oggetti', start: 'si trova alla Partenza', pool: 'aspetta alla Fonte curativa' }[each.where]}.`;
    case 'dragon':
      return `Il Drago Rosso ha ${health(each.health)} e ${dice(each.dice)}.`;
    case 'lives':
      return `Ognuno ha ${counted(each.lives, 'vita', 'vite')} (in solitario ${Math.max(1, each.lives - 2)}).`;
    case 'pool':
      return each.tokens === 0
        ? 'La Fonte curativa è asciutta.'
        : `La Fonte curativa ha ${counted(each.tokens, 'segnalino', 'segnalini')}.`;
    case 'rounds':
      return `Perdete dopo il giro ${each.rounds}.`;
  }
}

function scroll({ quest: wanted, changes }: ScrollCard, nameOf: NameOf): string {
  return [quest(wanted, nameOf), ...changes.map((each) => change(each, nameOf))].join(' ');
}

/** Bag of Dungeon in Italian. */
export const it: BagText = {
  title: 'Bag of Dungeon',
  theCharacter: the,
  ring: 'l’Anello della Creazione',
  hidden: 'qualcosa',
  nothing: 'niente',
  spaces: { hand: 'Mano', armour: 'Armatura', boots: 'Stivali', cloak: 'Mantello', any: 'Zaino' },
  endings: ENDINGS,
  ap,
  health,
  combat,
  item,
  monster,
  tile,
  skill,
  scroll,
  tell,
};
