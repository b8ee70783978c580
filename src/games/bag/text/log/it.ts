import { withJoinedArticles } from '../../../../engine/italian.ts';
import {
  byCount,
  capital,
  counted,
  does,
  listed,
  orYou,
  type Person,
  people,
  toName,
} from '../../../../engine/text.ts';
import type { Ending, Sum } from '../../rules/event.ts';
import type { Cause } from '../../rules/task.ts';
import { a, after, isPlural, the } from '../names/it.ts';
import { helperOf, type Names } from '../text.ts';
import { rollInFigures, sumInFigures } from '../text-sum.ts';
import type { ToldEvent } from '../walks.ts';

export const ENDINGS: Readonly<Record<Ending, string>> = {
  'ring-out': 'L’Anello è fuori dal dungeon!',
  quest: 'La missione è compiuta!',
  'all-lost': 'Non resta più nessuno per portare fuori l’Anello.',
  collapse: 'Il dungeon crolla con l’Anello e tutti quelli ancora dentro.',
  flood: 'Il tempo è scaduto: il dungeon si allaga.',
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

/** After some dice: "danno" if they show a single 1. */
function damageWord(dice: readonly number[]): string {
  return byCount(
    dice.reduce((sum, die) => sum + die, 0),
    'danno',
    'danni',
  );
}

function sumOf(sum: Sum): string {
  const why = sum.why === 'critical' ? ', colpo critico' : sum.why === 'skill' ? ', raddoppiato dall’abilità' : '';
  return `${sumInFigures(sum)}${why}`;
}

function causeOf(cause: Cause, names: Names): string {
  switch (cause.kind) {
    case 'monster':
    case 'rush':
      return ` contro ${the(names.monster(cause.monster))}`;
    case 'reach':
      return `, a portata ${after('di', names.monster(cause.monster))}`;
    case 'half':
      return ' come compagno di lotta';
    case 'item':
      return ` per ${the(names.item(cause.item))}`;
    case 'spikes':
      return ' sulle punte';
    case 'escape':
      return ' nella fuga';
    case 'adventurer':
      return '';
  }
}

function begins({ name, isYou }: Person): string {
  return isYou ? 'Cominci tu' : `Comincia ${name}`;
}

/** A verb in the third person, and in the form that addresses the reader. */
interface Verb {
  they: string;
  you: string;
}

/** Verb with a direct object: "Ada attacca Bruno", "Ada ti attacca", "Attacchi Bruno". */
function whom(who: Person, other: Person, verb: Verb): string {
  if (who.isYou) return `${capital(verb.you)} ${other.name}`;
  return other.isYou ? `${who.name} ti ${verb.they}` : `${who.name} ${verb.they} ${other.name}`;
}

/** Verb with an indirect object: "Ada cede un trofeo a Bruno", "Ada ti cede un trofeo". */
function to(who: Person, other: Person, verb: Verb, what: string): string {
  if (other.isYou) return `${who.name} ti ${verb.they} ${what}`;
  return `${who.isYou ? capital(verb.you) : `${who.name} ${verb.they}`} ${what} ${toName(other.name)}`;
}

function wonBy(winners: readonly Person[]): string {
  if (winners.length === 0) return 'Non vince nessuno';
  const names = people(winners, { you: 'Tu', last: 'e' });
  const isYours = winners.some(({ isYou }) => isYou);
  if (winners.length === 1) return isYours ? 'Hai vinto' : `Vince ${names}`;
  return isYours ? `${names} avete vinto` : `Vincono ${names}`;
}

/** The log line of an event in Italian. */
export function tell(event: ToldEvent, names: Names): string | undefined {
  const told = tellWay(event, names) ?? tellFight(event, names) ?? tellThings(event, names) ?? tellEnd(event, names);
  // A solo player’s adventurers have articles: «Il turno del Nano è finito».
  return told === undefined ? undefined : capital(withJoinedArticles(told));
}

/** By side of a tile. */
const DIRECTIONS = ['nord', 'est', 'sud', 'ovest'] as const;

function tellWay(event: ToldEvent, names: Names): string | undefined {
  const { person } = names;
  switch (event.kind) {
    case 'set-up':
      return event.scroll === undefined
        ? `L’avventura comincia. ${begins(names.seat(event.first.seat))}.`
        : `Pergamena del drago: «${names.scroll(event.scroll)}». ${begins(names.seat(event.first.seat))}.`;
    case 'character-chosen':
      return `${does(names.seat(event.who.seat), 'gioca', 'Giochi')} con ${the(names.character(event.who.character))}.`;
    case 'turn-started':
      return event.last
        ? `${does(person(event.who), 'ha', 'Hai')} un ultimo turno per uscire, con ${pa(event.ap)}.`
        : `Giro ${event.round}: ${does(person(event.who), 'ha', 'hai')} ${pa(event.ap)}.`;
    case 'walked':
      return `${does(person(event.who), 'avanza', 'Avanzi')} (${byCount(event.ap, 'resta', 'restano')} ${pa(event.ap)}).`;
    case 'walk': {
      const way = event.side === undefined ? '' : ` verso ${DIRECTIONS[event.side]}`;
      return `${does(person(event.who), 'percorre', 'Percorri')} ${counted(event.steps, 'tessera', 'tessere')}${way} (${byCount(event.ap, 'resta', 'restano')} ${pa(event.ap)}).`;
    }
    case 'tile-drawn':
      return `${does(person(event.who), 'pesca', 'Peschi')} una tessera: ${the(names.tile(event.tile))}.`;
    case 'tile-laid':
      return `${does(person(event.who), 'posa', 'Posi')} ${the(names.tile(event.tile))} (${counted(event.left, 'tessera rimasta', 'tessere rimaste')}).`;
    case 'lost-the-way':
      return `${capital(the(names.tile(event.tile)))} qui non si può posare: ${does(person(event.who), 'perde', 'perdi')} la strada e la tessera va in fondo alla pila.`;
    case 'stack-used-up':
      return event.exit === undefined
        ? 'Nessuna tessera si può più posare: la pila è esaurita.'
        : 'Nessuna tessera si può più posare: l’Uscita va dove c’è posto.';
    case 'ring-appeared':
      return `${does(person(event.who), 'tira', 'Tiri')} ${rollInFigures(event.rolls)}: l’Anello della Creazione appare su M${event.number} e l’Uscita è sigillata.${event.rounds === undefined ? '' : ` Il dungeon crolla fra ${counted(event.rounds, 'giro', 'giri')}.`}`;
    case 'trembled':
      return `Il dungeon trema: crolla fra ${counted(event.rounds, 'giro', 'giri')}${event.why === 'quiet' ? ', se nessuno fa progressi' : ''}.`;
    case 'monster-revealed':
      return `${does(person(event.who), 'incontra', 'Incontri')} ${a(names.monster(event.monster))}: ${health(event.health)}, ${counted(event.dice, 'dado', 'dadi')}${event.plus === 0 ? '' : ` + ${event.plus}`}.`;
    case 'dragon-appeared':
      return `Il Drago Rosso aspetta all’Uscita: ${health(event.health)}, ${counted(event.dice, 'dado', 'dadi')}.`;
    case 'looked':
      return event.monster === 'face-down'
        ? `${does(person(event.who), 'guarda', 'Guardi')} il mostro nascosto nella tessera accanto.`
        : `${does(person(event.who), 'guarda nella tessera accanto e vede', 'Guardi nella tessera accanto e vedi')} ${a(names.monster(event.monster))}.`;
    case 'rushed':
      return `${capital(the(names.monster(event.monster)))} ${person(event.at).isYou ? 'ti carica' : `carica ${person(event.at).name}`}, fino a ${counted(event.roll, 'tessera', 'tessere')} di corsa.`;
    case 'transported':
      return `${does(person(event.who), 'svanisce e riappare', 'Svanisci e riappari')} altrove.`;
    case 'turn-ended':
      return `Il ${person(event.who).isYou ? 'tuo turno' : `turno di ${person(event.who).name}`} è finito.`;
    case 'monsters-rested':
      return 'I mostri ancora vivi tornano in piena salute.';
    default:
      return undefined;
  }
}

function tellFight(event: ToldEvent, names: Names): string | undefined {
  const { person } = names;
  const monster = (number: number) => the(names.monster(number));
  switch (event.kind) {
    case 'fight-started':
      return event.against === undefined
        ? `${does(person(event.who), 'combatte', 'Combatti')} contro ${monster(event.monster ?? 0)}.`
        : `${whom(person(event.who), person(event.against), { they: 'attacca', you: 'attacchi' })}!`;
    case 'rolled': {
      const foe =
        event.against === undefined ? capital(monster(event.monster ?? 0)) : orYou(person(event.against), 'Tu');
      const help = event.partner === undefined ? '' : `, con ${orYou(person(event.partner), 'te')}`;
      return `${orYou(person(event.who), 'Tu')}${help}: ${sumOf(event.sum)}. ${foe}: ${sumOf(event.foe)}.`;
    }
    case 'rerolled':
      return `${does(person(event.who), 'usa', 'Usi')} ${the(names.item(event.item))}: ${does(person(event.whose), 'tira', 'tiri')} di nuovo i dadi.`;
    case 'doubled':
      return `${does(person(event.who), 'raddoppia', 'Raddoppi')} il tiro: ${sumOf(event.sum)} contro ${sumOf(event.foe)}.`;
    case 'round-tied':
      return 'Pari: nessuno si fa male.';
    case 'monster-hurt':
      return `${capital(monster(event.monster))} perde ${health(event.damage)}: ${left(event.left)}.`;
    case 'attack-held':
      return `Il Rampicante trattiene ${monster(event.monster)}: il suo attacco non fa nulla.`;
    case 'blocked':
      return `Armatura e scudo${person(event.who).isYou ? '' : ` di ${person(event.who).name}`}: ${event.damage} − ${event.less} = ${damage(event.damage - event.less)}.`;
    case 'hurt':
      return `${does(person(event.who), 'perde', 'Perdi')} ${health(event.damage)}${event.by === undefined ? causeOf(event.cause, names) : ` contro ${orYou(person(event.by), 'di te')}`}: ${left(event.left)}.`;
    case 'warded':
      return `${does(person(event.who), 'para', 'Pari')} ${damage(event.damage)}.`;
    case 'slain':
      return `${does(person(event.who), 'uccide', 'Uccidi')} ${monster(event.monster)}${event.items === 0 ? '' : `: ${counted(event.items, 'oggetto', 'oggetti')} da pescare`}.`;
    case 'died':
      if (event.lost === true)
        return `${does(person(event.who), 'muore e resta', 'Muori e resti')} per sempre nel dungeon.`;
      return event.lives === 0
        ? `${does(person(event.who), 'muore ed esce', 'Muori ed esci')} dalla partita.`
        : `${does(person(event.who), 'muore', 'Muori')}${event.insured ? ', ma la polizza salva tutto' : ''}: ${person(event.who).isYou ? 'hai' : 'ha'} ancora ${counted(event.lives, 'vita', 'vite')}.`;
    case 'escaped-fight':
      return `${does(person(event.who), 'si mette', 'Ti metti')} in salvo.`;
    case 'fled':
      return event.kill === undefined
        ? `${does(person(event.who), 'fugge', 'Fuggi')} da ${orYou(person(event.from), 'te')}.`
        : `${does(person(event.who), 'fugge', 'Fuggi')} da ${orYou(person(event.from), 'te')} e ${person(event.who).isYou ? 'lasci' : 'lascia'} un trofeo: ${monster(event.kill)}.`;
    case 'tagged':
      return `${whom(person(event.who), person(event.called), { they: 'chiama', you: 'chiami' })} in aiuto: per venire ${byCount(event.way, 'serve', 'servono')} ${pa(event.way)}.`;
    case 'tag-answered': {
      const roll = event.roll === undefined ? '' : ` (tiro: ${event.roll})`;
      return event.yes
        ? `${does(person(event.who), 'viene', 'Vieni')} in aiuto${roll}.`
        : `${does(person(event.who), 'non viene', 'Non vieni')}${roll}.`;
    }
    case 'stepped-in':
      return `${does(person(event.who), 'continua', 'Continui')} a combattere senza compagni.`;
    case 'partner-named':
      return `${does(person(event.who), 'combatte', 'Combatti')} ${person(event.partner).isYou ? 'al tuo fianco' : `al fianco di ${person(event.partner).name}`}.`;
    case 'shot': {
      const target = event.at === undefined ? '' : ` contro ${orYou(person(event.at), 'di te')}`;
      return `${does(person(event.who), 'usa', 'Usi')} ${the(names.item(event.item))}${target}: ${rollInFigures(event.rolls)} ${damageWord(event.rolls)}${event.deadly ? ', un colpo mortale' : ''}.`;
    }
    default:
      return undefined;
  }
}

function tellThings(event: ToldEvent, names: Names): string | undefined {
  const { person } = names;
  const item = (each: Parameters<Names['item']>[0]) =>
    typeof each === 'number' ? the(names.item(each)) : names.item(each);
  switch (event.kind) {
    case 'things-left': {
      const things = [...event.items.map(item), ...(event.ring ? [item('ring')] : [])];
      const where = {
        tile: 'resta a terra',
        pool: 'va alla Fonte curativa',
        aside: 'aspetta la Fonte curativa',
        start: 'va alla Partenza',
      }[event.where];
      return `${person(event.who).isYou ? 'Quello che portavi' : `Quello che portava ${person(event.who).name}`} ${where}: ${listed(things, 'e')}.`;
    }
    case 'used':
      return `${does(person(event.who), 'usa', 'Usi')} ${item(event.item)}${event.on === undefined ? '' : ` su ${orYou(person(event.on), 'di te')}`}.`;
    case 'healed': {
      const helper = helperOf(event);
      const roll = event.rolls === undefined ? '' : ` (tiro: ${event.rolls.join(' + ')})`;
      return `${does(person(event.who), 'recupera', 'Recuperi')} ${health(event.health)}${roll}${helper === undefined ? '' : `, grazie ${toName(orYou(person(helper), 'te'))}`}: ora sono ${event.left}.`;
    }
    case 'ap-lost':
      return `${does(person(event.who), 'perde', 'Perdi')} ${pa(event.ap)}: ${left(event.left)}.`;
    case 'item-drawn':
      return `${does(person(event.who), 'pesca', 'Peschi')} ${item(event.item)} dal sacchetto.`;
    case 'bag-empty':
      return `Il sacchetto degli oggetti è vuoto: niente per ${orYou(person(event.who), 'te')}.`;
    case 'drawn-again':
      return `${does(person(event.who), 'scarta', 'Scarti')} ${item(event.item)} e ${person(event.who).isYou ? 'peschi' : 'pesca'} di nuovo.`;
    case 'trap-sprung':
      return `Una trappola! ${capital(item(event.item))}: ${rollInFigures(event.rolls)} ${damageWord(event.rolls)} a tutti i presenti.`;
    case 'chest-opened':
      return `${does(person(event.who), 'apre', 'Apri')} ${item(event.item)} e ${person(event.who).isYou ? 'tiri' : 'tira'} ${event.roll}: ${event.harm ? 'morde' : 'un tesoro'}!`;
    case 'spikes-met':
      return event.roll === undefined
        ? `${does(person(event.who), 'lascia', 'Lasci')} alle punte ${item(event.item ?? 'nothing')}.`
        : `${does(person(event.who), 'sfida le punte e tira', 'Sfidi le punte e tiri')} ${event.roll}.`;
    case 'taken':
      return `${names.follows(event.item) ? does(person(event.who), 'prende con sé', 'Prendi con te') : does(person(event.who), 'raccoglie', 'Raccogli')} ${item(event.item)}.`;
    case 'dropped':
      return `${does(person(event.who), 'lascia', 'Lasci')} ${names.follows(event.item) ? 'qui' : 'a terra'} ${item(event.item)}.`;
    case 'worn':
      return names.follows(event.item)
        ? `${capital(item(event.item))} ${person(event.who).isYou ? 'ti segue' : `segue ${person(event.who).name}`}.`
        : `${does(person(event.who), 'equipaggia', 'Equipaggi')} ${item(event.item)}.`;
    case 'stowed':
      return `${does(person(event.who), 'ripone', 'Riponi')} ${item(event.item)}.`;
    case 'worn-out':
      return `${person(event.who).isYou ? 'Ti' : toName(person(event.who).name)} ${isPlural(names.item(event.item)) ? 'vanno' : 'va'} in pezzi ${item(event.item)}.`;
    case 'shown':
      return event.open
        ? `${does(person(event.who), 'mostra che cosa ha', 'Mostri che cosa hai')} nello zaino.`
        : `${does(person(event.who), 'copre quello che ha', 'Copri quello che hai')} nello zaino.`;
    case 'bear-left':
      return `${capital(item(event.item))} ${person(event.who).isYou ? 'ti lascia' : `lascia ${person(event.who).name}`} e torna nel sacchetto.`;
    default:
      return tellDeals(event, names, item);
  }
}

function tellDeals(event: ToldEvent, names: Names, item: Names['item']): string | undefined {
  const { person } = names;
  const monster = (number: number) => the(names.monster(number));
  switch (event.kind) {
    case 'offered':
      return `${to(person(event.who), person(event.to), { they: 'propone', you: 'proponi' }, 'uno scambio')}.`;
    case 'called-off':
      return `${does(person(event.who), 'ritira', 'Ritiri')} la proposta ${toName(orYou(person(event.to), 'te'))}.`;
    case 'trade-answered':
      return event.yes
        ? `${does(person(event.from), 'scambia', 'Scambi')} con ${orYou(person(event.who), 'te')}: ${item(event.given)} per ${item(event.got)}.`
        : `${does(person(event.who), 'rifiuta', 'Rifiuti')} lo scambio.`;
    case 'clawed':
      return `${to(person(event.who), person(event.from), { they: 'strappa', you: 'strappi' }, item(event.item))}.`;
    case 'kill-handed-over':
      return `${to(person(event.who), person(event.to), { they: 'cede', you: 'cedi' }, 'un trofeo')}: ${monster(event.monster)}.`;
    case 'paid-fred':
      return `${does(person(event.who), 'paga', 'Paghi')} Fred: ${listed([...event.items.map(item), ...event.kills.map(monster)], 'e')}.`;
    case 'put-back':
      return `${does(person(event.who), 'rimette', 'Rimetti')} l’oggetto nel sacchetto.`;
    default:
      return undefined;
  }
}

function tellEnd(event: ToldEvent, names: Names): string | undefined {
  switch (event.kind) {
    case 'left-the-dungeon':
      return event.ring
        ? `${does(names.person(event.who), 'lascia', 'Lasci')} il dungeon con l’Anello! Agli altri resta un turno.`
        : `${does(names.person(event.who), 'esce', 'Esci')} dal dungeon.`;
    case 'ring-delivered':
      return `${does(names.person(event.who), 'depone', 'Deponi')} l’Anello dove deve stare.`;
    case 'game-over':
      return `${ENDINGS[event.ending]} ${wonBy(event.winners.map(names.seat))}.`;
    default:
      return undefined;
  }
}
