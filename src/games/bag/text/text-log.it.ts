import { byCount, counted, listed } from '../../../engine/text.ts';
import type { BagEvent, Ending, Sum } from '../rules/event.ts';
import type { Cause } from '../rules/task.ts';
import type { Names } from './text.ts';
import { rollInFigures, sumInFigures } from './text-sum.ts';

export const ENDINGS: Readonly<Record<Ending, string>> = {
  'ring-out': 'L’Anello è fuori dal dungeon!',
  quest: 'La missione è compiuta!',
  'all-lost': 'Non resta nessuno che possa portare fuori l’Anello.',
  collapse: 'Il dungeon crolla, con l’Anello e con chi è ancora dentro.',
  flood: 'Il tempo è scaduto: arriva l’acqua.',
  'quest-failed': 'L’Anello è fuori, ma la missione non è compiuta.',
};

function health(count: number): string {
  return counted(count, 'punto salute', 'punti salute');
}

function damage(count: number): string {
  return counted(count, 'danno', 'danni');
}

/** "ne resta 1", "ne restano 2" */
function left(count: number): string {
  if (count === 0) return 'non ne restano';
  return `${byCount(count, 'ne resta', 'ne restano')} ${count}`;
}

function pa(count: number): string {
  return `${count} PA`;
}

/** After some dice: "danno" where they show a single 1. */
function damageWord(dice: readonly number[]): string {
  return byCount(
    dice.reduce((sum, die) => sum + die, 0),
    'danno',
    'danni',
  );
}

/** Names of pieces stand in guillemets: they need no article that way. */
function quoted(name: string): string {
  return `«${name}»`;
}

function sumOf(sum: Sum): string {
  const why = sum.why === 'critical' ? ', colpo critico' : sum.why === 'skill' ? ', raddoppiato dall’abilità' : '';
  return `${sumInFigures(sum)}${why}`;
}

function causeOf(cause: Cause, names: Names): string {
  switch (cause.kind) {
    case 'monster':
    case 'rush':
      return ` per colpa di ${quoted(names.monster(cause.monster))}`;
    case 'reach':
      return `, a portata di ${quoted(names.monster(cause.monster))}`;
    case 'half':
      return ' come compagno di lotta';
    case 'item':
      return ` per ${quoted(names.item(cause.item))}`;
    case 'spikes':
      return ' sulle punte';
    case 'escape':
      return ' nella fuga';
    case 'adventurer':
      return '';
  }
}

/** What happened, in Italian. */
export function tell(event: BagEvent, names: Names): string | undefined {
  return tellWay(event, names) ?? tellFight(event, names) ?? tellThings(event, names) ?? tellEnd(event, names);
}

function tellWay(event: BagEvent, names: Names): string | undefined {
  const { person } = names;
  switch (event.kind) {
    case 'set-up':
      return event.scroll === undefined
        ? `L’avventura comincia. Inizia ${names.seat(event.first.seat)}.`
        : `Pergamena del drago: ${quoted(names.scroll(event.scroll))}. Inizia ${names.seat(event.first.seat)}.`;
    case 'character-chosen':
      return `${names.seat(event.who.seat)} gioca con ${quoted(names.character(event.who.character))}.`;
    case 'turn-started':
      return event.last
        ? `${person(event.who)} ha un ultimo turno per uscire, con ${pa(event.ap)}.`
        : `Giro ${event.round}: ${person(event.who)} ha ${pa(event.ap)}.`;
    case 'walked':
      return `${person(event.who)} avanza (${byCount(event.ap, 'resta', 'restano')} ${pa(event.ap)}).`;
    case 'tile-drawn':
      return `${person(event.who)} pesca una tessera: ${quoted(names.tile(event.tile))}.`;
    case 'tile-laid':
      return `${person(event.who)} posa ${quoted(names.tile(event.tile))}; ${counted(event.left, 'tessera rimasta', 'tessere rimaste')}.`;
    case 'lost-the-way':
      return `${quoted(names.tile(event.tile))} qui non si può posare: ${person(event.who)} perde la strada e la tessera va in fondo alla pila.`;
    case 'stack-used-up':
      return event.exit === undefined
        ? 'Nessuna tessera si può più posare: la pila è esaurita.'
        : 'Nessuna tessera si può più posare: l’Uscita si apre dove può.';
    case 'ring-appeared':
      return `${person(event.who)} tira ${rollInFigures(event.rolls)}: l’Anello della Creazione appare su M${event.number} e l’Uscita è sigillata.${event.rounds === undefined ? '' : ` Il dungeon regge ancora ${counted(event.rounds, 'giro', 'giri')}.`}`;
    case 'trembled':
      return `Il dungeon trema: regge ancora ${counted(event.rounds, 'giro', 'giri')}${event.why === 'quiet' ? ', a meno che qualcuno faccia progressi' : ''}.`;
    case 'monster-revealed':
      return `${person(event.who)} incontra ${quoted(names.monster(event.monster))}: ${health(event.health)}, ${counted(event.dice, 'dado', 'dadi')}${event.plus === 0 ? '' : ` + ${event.plus}`}.`;
    case 'dragon-appeared':
      return `Il Drago Rosso aspetta all’Uscita: ${health(event.health)}, ${counted(event.dice, 'dado', 'dadi')}.`;
    case 'looked':
      return event.monster === 'face-down'
        ? `${person(event.who)} guarda il mostro nascosto nella stanza accanto.`
        : `${person(event.who)} guarda nella stanza accanto e vede ${quoted(names.monster(event.monster))}.`;
    case 'rushed':
      return `${quoted(names.monster(event.monster))} carica ${person(event.at)}, fino a ${counted(event.roll, 'tessera', 'tessere')} di corsa.`;
    case 'transported':
      return `${person(event.who)} svanisce e riappare altrove.`;
    case 'turn-ended':
      return `Il turno di ${person(event.who)} è finito.`;
    case 'monsters-rested':
      return 'I mostri ancora vivi tornano in piena salute.';
    default:
      return undefined;
  }
}

function tellFight(event: BagEvent, names: Names): string | undefined {
  const { person } = names;
  const monster = (number: number) => quoted(names.monster(number));
  switch (event.kind) {
    case 'fight-started':
      return event.against === undefined
        ? `${person(event.who)} combatte contro ${monster(event.monster ?? 0)}.`
        : `${person(event.who)} attacca ${person(event.against)}!`;
    case 'rolled': {
      const foe = event.against === undefined ? monster(event.monster ?? 0) : person(event.against);
      const help = event.partner === undefined ? '' : ` (con ${person(event.partner)})`;
      return `${person(event.who)}${help}: ${sumOf(event.sum)}. ${foe}: ${sumOf(event.foe)}.`;
    }
    case 'rerolled':
      return `${person(event.who)} usa ${quoted(names.item(event.item))}: ${person(event.whose)} tira di nuovo i dadi.`;
    case 'doubled':
      return `${person(event.who)} raddoppia il tiro: ${sumOf(event.sum)} contro ${sumOf(event.foe)}.`;
    case 'round-tied':
      return 'Pari: nessuno si fa male.';
    case 'monster-hurt':
      return `${monster(event.monster)} perde ${health(event.damage)}: ${left(event.left)}.`;
    case 'attack-held':
      return `Il Rampicante trattiene ${monster(event.monster)}: il suo attacco non fa nulla.`;
    case 'blocked':
      return `Armatura e scudo di ${person(event.who)}: ${event.damage} − ${event.less} = ${damage(event.damage - event.less)}.`;
    case 'hurt':
      return `${person(event.who)} perde ${health(event.damage)}${event.by === undefined ? causeOf(event.cause, names) : ` per mano di ${person(event.by)}`}: ${left(event.left)}.`;
    case 'warded':
      return `${person(event.who)} si scrolla di dosso ${damage(event.damage)}.`;
    case 'slain':
      return `${person(event.who)} uccide ${monster(event.monster)}${event.items === 0 ? '' : ` e ottiene ${counted(event.items, 'oggetto', 'oggetti')}`}.`;
    case 'died':
      return event.lives === 0
        ? `${person(event.who)} muore e lascia la partita.`
        : `${person(event.who)} muore${event.insured ? ', con una buona polizza,' : ''} e ha ancora ${counted(event.lives, 'vita', 'vite')}.`;
    case 'escaped-fight':
      return `${person(event.who)} si mette in salvo.`;
    case 'fled':
      return event.kill === undefined
        ? `${person(event.who)} fugge da ${person(event.from)}.`
        : `${person(event.who)} fugge da ${person(event.from)} e lascia un trofeo: ${monster(event.kill)}.`;
    case 'tagged':
      return `${person(event.who)} chiama ${person(event.called)}: per venire ${byCount(event.way, 'serve', 'servono')} ${pa(event.way)}.`;
    case 'tag-answered': {
      const roll = event.roll === undefined ? '' : ` (tiro: ${event.roll})`;
      return event.yes ? `${person(event.who)} viene in aiuto${roll}.` : `${person(event.who)} non viene${roll}.`;
    }
    case 'stepped-in':
      return `${person(event.who)} continua a combattere senza compagni.`;
    case 'partner-named':
      return `${person(event.who)} combatte al fianco di ${person(event.partner)}.`;
    case 'shot': {
      const target = event.at === undefined ? '' : ` contro ${person(event.at)}`;
      return `${person(event.who)} usa ${quoted(names.item(event.item))}${target}: ${rollInFigures(event.rolls)} ${damageWord(event.rolls)}${event.deadly ? ', un tiro mortale' : ''}.`;
    }
    default:
      return undefined;
  }
}

function tellThings(event: BagEvent, names: Names): string | undefined {
  const { person } = names;
  const item = (each: Parameters<Names['item']>[0]) =>
    typeof each === 'number' ? quoted(names.item(each)) : names.item(each);
  switch (event.kind) {
    case 'things-left': {
      const things = [...event.items.map(item), ...(event.ring ? [item('ring')] : [])];
      const where = {
        tile: 'resta a terra',
        pool: 'va alla Fonte curativa',
        aside: 'aspetta la Fonte curativa',
        start: 'va alla Partenza',
      }[event.where];
      return `Ciò che portava ${person(event.who)} ${where}: ${listed(things, 'e')}.`;
    }
    case 'used':
      return `${person(event.who)} usa ${item(event.item)}${event.on === undefined ? '' : ` su ${person(event.on)}`}.`;
    case 'healed': {
      const roll = event.rolls === undefined ? '' : ` (${rollInFigures(event.rolls)})`;
      return `${person(event.who)} recupera ${health(event.health)}${roll} e arriva a ${event.left}${event.by === undefined ? '' : `, grazie a ${person(event.by)}`}.`;
    }
    case 'ap-lost':
      return `${person(event.who)} perde ${pa(event.ap)}: ${left(event.left)}.`;
    case 'item-drawn':
      return `${person(event.who)} pesca dal sacchetto: ${item(event.item)}.`;
    case 'bag-empty':
      return `Il sacchetto degli oggetti è vuoto: niente per ${person(event.who)}.`;
    case 'drawn-again':
      return `${person(event.who)} scarta ${item(event.item)} e pesca di nuovo.`;
    case 'trap-sprung':
      return `Una trappola! ${item(event.item)}: ${rollInFigures(event.rolls)} ${damageWord(event.rolls)} a tutti i presenti.`;
    case 'chest-opened':
      return `${person(event.who)} apre ${item(event.item)} e tira ${event.roll}: ${event.harm ? 'morde' : 'un tesoro'}!`;
    case 'spikes-met':
      return event.roll === undefined
        ? `${person(event.who)} lascia alle punte ${item(event.item ?? 'nothing')}.`
        : `${person(event.who)} sfida le punte e tira ${event.roll}.`;
    case 'taken':
      return `${person(event.who)} raccoglie ${item(event.item)}.`;
    case 'dropped':
      return `${person(event.who)} lascia a terra ${item(event.item)}.`;
    case 'worn':
      return `${person(event.who)} ora ha pronto all’uso: ${item(event.item)}.`;
    case 'stowed':
      return `${person(event.who)} ripone ${item(event.item)}.`;
    case 'worn-out':
      return `${item(event.item)} di ${person(event.who)} va in pezzi.`;
    case 'shown':
      return event.open
        ? `${person(event.who)} mostra che cosa ha nello zaino.`
        : `${person(event.who)} copre ciò che ha nello zaino.`;
    case 'bear-left':
      return `${item(event.item)} lascia ${person(event.who)} e torna nel sacchetto.`;
    default:
      return tellDeals(event, names, item);
  }
}

function tellDeals(event: BagEvent, names: Names, item: Names['item']): string | undefined {
  const { person } = names;
  const monster = (number: number) => quoted(names.monster(number));
  switch (event.kind) {
    case 'offered':
      return `${person(event.who)} propone uno scambio a ${person(event.to)}.`;
    case 'called-off':
      return `${person(event.who)} ritira la proposta a ${person(event.to)}.`;
    case 'trade-answered':
      return event.yes
        ? `${person(event.from)} e ${person(event.who)} scambiano: ${item(event.given)} per ${item(event.got)}.`
        : `${person(event.who)} rifiuta lo scambio.`;
    case 'clawed':
      return `${person(event.who)} strappa qualcosa a ${person(event.from)}: ${item(event.item)}.`;
    case 'kill-handed-over':
      return `${person(event.who)} cede un trofeo a ${person(event.to)}: ${monster(event.monster)}.`;
    case 'paid-fred':
      return `${person(event.who)} paga Fred: ${listed([...event.items.map(item), ...event.kills.map(monster)], 'e')}.`;
    case 'put-back':
      return `${person(event.who)} rimette tutto nel sacchetto.`;
    default:
      return undefined;
  }
}

function tellEnd(event: BagEvent, names: Names): string | undefined {
  switch (event.kind) {
    case 'left-the-dungeon':
      return event.ring
        ? `${names.person(event.who)} lascia il dungeon con l’Anello! Agli altri resta un turno.`
        : `${names.person(event.who)} esce dal dungeon.`;
    case 'ring-delivered':
      return `${names.person(event.who)} depone l’Anello dove deve stare.`;
    case 'game-over':
      return event.winners.length === 0
        ? `${ENDINGS[event.ending]} Non vince nessuno.`
        : `${ENDINGS[event.ending]} ${byCount(event.winners.length, 'Vince', 'Vincono')} ${listed(event.winners.map(names.seat), 'e')}.`;
    default:
      return undefined;
  }
}
