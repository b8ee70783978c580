import { capital, counted, does, listed, orYou, type Person, people, toName } from '../../../engine/text.ts';
import type { Bonus, DungeonCard, EncounterEffect, EquipmentCard, EquipmentEffect, Magic } from '../rules/content.ts';
import type { DashEvent, DrawnFrom, TurnEnd } from '../rules/state.ts';
import type { ToldEvent } from './joined.ts';
import { a, isPlural, the } from './names/it.ts';
import type { DashText, Named } from './text.ts';

const MAGICS: DashText['magics'] = {
  confusion: {
    name: 'Confusione',
    does: 'Le altre carte girate in questo turno tornano coperte, tutto il dungeon si rimescola e il turno finisce.',
  },
  darkness: { name: 'Oscurità', does: 'Il turno finisce.' },
  fumble: { name: 'Goffaggine', does: 'Scarti una carta Equipaggiamento a tua scelta, se ne hai.' },
  slow: { name: 'Lentezza', does: 'Perdi 3 PA.' },
};

const TURN_ENDS: DashText['turnEnds'] = {
  'no-ap': 'PA esauriti',
  stopped: 'basta così',
  treasure: 'trovato un Tesoro',
  door: 'strada sbarrata',
  darkness: 'Oscurità',
  confusion: 'Confusione',
  'last-card': 'il dungeon è esplorato',
};

function ap(count: number): string {
  return `${count} PA`;
}

function gold(count: number): string {
  return counted(count, 'moneta d’oro', 'monete d’oro');
}

function magicSentence(magic: Magic | undefined): string[] {
  return magic === undefined ? [] : [`${MAGICS[magic].name}: ${lowerFirst(MAGICS[magic].does)}`];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function costSentence(cost: number): string[] {
  return cost === 0 ? [] : [`Costa ${ap(cost)}.`];
}

function encounter(effect: EncounterEffect): string {
  switch (effect.kind) {
    case 'trap':
      return [...magicSentence(effect.magic), ...costSentence(effect.ap)].join(' ');
    case 'door':
      return 'Ti sbarra la strada: il turno finisce.';
    case 'portal':
      return `Guadagni ${ap(effect.ap)}.`;
    case 'merchant':
      return 'Ricevi la carta in cima al mazzo Equipaggiamento.';
  }
}

function bonusSentence(bonus: Bonus): string {
  switch (bonus.kind) {
    case 'first-creature-free':
      return 'La prima Creatura che giri in ogni turno costa 0 PA.';
    case 'more-ap':
      return `Cominci i tuoi turni con ${ap(bonus.ap)} in più.`;
    case 'immune':
      return `La magia «${MAGICS[bonus.magic].name}» non ha effetto su di te.`;
    case 'traps-cost-less':
      return `Le trappole ti costano ${ap(bonus.ap)} in meno.`;
    case 'put-back':
      return `Una volta per turno, ${bonus.ap === 0 ? 'gratis' : `per ${ap(bonus.ap)}`}: rimetti coperta la carta che hai appena girato, prima che faccia effetto. Non l’ultima di un dungeon.`;
    case 'restock':
      return 'Se cominci il turno con meno di 3 carte Equipaggiamento, ne peschi una.';
  }
}

function equipment(effect: EquipmentEffect, nameOf: (id: string) => string): string {
  switch (effect.kind) {
    case 'cancel':
      return annulled(effect.cards.map(nameOf));
    case 'cancel-magic':
      return `Annulla la magia di una carta: ${listed(
        effect.magics.map((magic) => MAGICS[magic].name),
        'o',
      )}.`;
    case 'reduce-cost': {
      const whose =
        effect.creatures === 'any'
          ? 'una Creatura qualsiasi'
          : listed(
              effect.creatures.map((id) => a(nameOf(id))),
              'o',
            );
      return `Riduce di ${ap(effect.ap)} il costo di ${whose}.`;
    }
    case 'put-back':
      return 'Rimette coperta, senza effetto, una Creatura, trappola o porta. Non l’ultima carta.';
    case 'treasure-map':
      return `Vale ${gold(effect.gold)} se alla fine ce l’hai ancora. Non si può usare.`;
  }
}

/** «Annulla una Porta Chiusa.», «Annulla una Vespa o un Ragno.» */
function annulled(names: readonly string[]): string {
  return `Annulla ${listed(names.map(a), 'o')}.`;
}

function effect(card: DungeonCard | EquipmentCard, nameOf: (id: string) => string): string {
  switch (card.kind) {
    case 'creature':
      return [...magicSentence(card.magic), ...costSentence(card.ap)].join(' ') || 'Non costa nulla.';
    case 'encounter':
      return encounter(card.effect);
    case 'treasure':
      return [`Vale ${gold(card.gold)}.`, ...(card.bonus === undefined ? [] : [bonusSentence(card.bonus)])].join(' ');
    case 'equipment':
      return equipment(card.effect, nameOf);
  }
}

function tell(event: ToldEvent, named: Named): string | undefined {
  const { who, card, on, winners, bonus } = named;
  switch (event.kind) {
    case 'dungeon-dealt':
      return `Comincia il dungeon ${event.dungeon} di 3.`;
    case 'turn-started':
      return `${does(who, 'comincia', 'Cominci')} il turno con ${ap(event.ap)}.`;
    case 'flipped':
      return `${does(who, 'gira', 'Giri')} ${a(card)}.`;
    case 'used':
      return `${does(who, 'usa', 'Usi')} ${the(card)} contro ${the(on)}.`;
    case 'magic':
      return tellMagic(event, named);
    case 'passed':
      return `${does(who, 'supera', 'Superi')} ${the(on)} con ${the(card)}.`;
    case 'slowed':
      return `${struck('slow', card, who)}: ${who.isYou ? 'perdi' : 'perde'} ${ap(event.ap)}, ${left(event.left)}.`;
    case 'canceled':
      return `Carta annullata: ${the(card)}.`;
    case 'ap-lost':
      return `${given(card, isPlural(card) ? 'costano' : 'costa', { who, ap: event.ap })}: ${left(event.left)}.`;
    case 'ap-gained':
      return `${given(card, isPlural(card) ? 'danno' : 'dà', { who, ap: event.ap })}: ora sono ${event.left}.`;
    case 'equipment-drawn':
      return tellDrawn(event.from, named);
    case 'nothing-to-draw':
      return `Non c’è più Equipaggiamento da pescare per ${orYou(who, 'te')}.`;
    case 'equipment-reshuffled':
      return 'La pila degli Scarti dell’Equipaggiamento si rimescola: ora è il nuovo mazzo.';
    case 'fumbled':
      return `Goffaggine: ${does(who, 'perde', 'perdi')} ${the(card)}.`;
    case 'nothing-to-fumble':
      return `${does(who, 'non ha', 'Non hai')} Equipaggiamento da perdere.`;
    case 'put-back':
      return `${does(who, 'copre', 'Copri')} di nuovo ${the(card)}${event.ap ? ` per ${ap(event.ap)}: ${left(event.left)}` : ''}.`;
    case 'treasure-taken':
      // Its owner also sees its effect.
      return `${does(who, 'trova', 'Trovi')} ${the(card)}${named.gold === undefined ? '' : `: ${gold(named.gold)}`}.${who.isYou && bonus !== undefined ? ` ${bonusSentence(bonus)}` : ''}`;
    case 'confused':
      // DA-62 It was the last card, and no other was flipped this turn.
      if (event.left === 0) return 'Nel dungeon non resta nessuna carta da mescolare.';
      return `Il dungeon si mescola: ${counted(event.left, 'carta è coperta', 'carte sono coperte')}.`;
    case 'turn-ended':
      return tellTurnEnd(event.why, who);
    case 'exchange-started':
      return `Il dungeon è esplorato. Tutti possono cambiare Equipaggiamento; nel prossimo ${who.isYou ? 'cominci tu' : `comincia ${who.name}`}.`;
    case 'discarded':
      return `${does(who, 'scarta', 'Scarti')} ${the(card)}.`;
    case 'made-ready':
      return `${does(who, 'ha', 'Hai')} finito lo scambio.`;
    case 'game-over':
      return tellWinners(winners);
  }
}

function tellWinners(winners: readonly Person[]): string {
  const names = people(winners, { you: 'Tu', last: 'e' });
  const isYours = winners.some(({ isYou }) => isYou);
  if (winners.length === 1) return isYours ? 'Hai vinto!' : `Vince ${names}!`;
  return isYours ? `${names} vincete insieme!` : `Vincono insieme ${names}!`;
}

function left(count: number): string {
  if (count === 0) return 'non ne restano';
  return count === 1 ? 'ne resta 1' : `ne restano ${count}`;
}

/** «L’Ogre ti costa 4 PA», «Il Portale dà 3 PA ad Ada»: AP that a card takes or gives. */
function given(card: string, verb: string, { who, ap: count }: { who: Person; ap: number }): string {
  const whole = who.isYou ? `ti ${verb} ${ap(count)}` : `${verb} ${ap(count)} ${toName(who.name)}`;
  return `${capital(the(card))} ${whole}`;
}

function tellTurnEnd(why: TurnEnd, who: Person): string {
  const turn = who.isYou ? 'il tuo turno' : `il turno di ${who.name}`;
  switch (why) {
    // The card that did it is told before.
    case 'no-ap':
    case 'darkness':
    case 'confusion':
      return `${capital(turn)} finisce.`;
    case 'stopped':
      return who.isYou ? 'Ti fermi qui.' : `${who.name} si ferma qui.`;
    case 'treasure':
      return `Il Tesoro chiude ${turn}.`;
    case 'door':
      return `Strada sbarrata: finisce ${turn}.`;
    case 'last-card':
      return `Il dungeon è esplorato: finisce ${turn}.`;
  }
}

/** «Il Ragno ti rallenta», «Le Vespe rallentano Ada»: the effect of magic on somebody. */
function struck(magic: Magic, card: string, who: Person): string {
  const [verb, object] = {
    confusion: [isPlural(card) ? 'confondono' : 'confonde', ''],
    darkness: [isPlural(card) ? 'lasciano' : 'lascia', ' al buio'],
    fumble: [isPlural(card) ? 'fanno' : 'fa', ' inciampare'],
    slow: [isPlural(card) ? 'rallentano' : 'rallenta', ''],
  }[magic];
  // «Ti fa inciampare», but «fa inciampare Ada» and «lascia Ada al buio».
  const whole = who.isYou
    ? `ti ${verb}${object}`
    : magic === 'fumble'
      ? `${verb}${object} ${who.name}`
      : `${verb} ${who.name}${object}`;
  return `${capital(the(card))} ${whole}`;
}

function tellMagic(event: DashEvent & { kind: 'magic' }, { who, card }: Named): string {
  const { name } = MAGICS[event.magic];
  switch (event.warded) {
    case 'equipment':
      return `${name}: magia annullata.`;
    case 'bonus':
      return `${name}: nessun effetto su ${orYou(who, 'di te')}, grazie a un Tesoro.`;
    case undefined:
      return `${struck(event.magic, card, who)}.`;
  }
}

function tellDrawn(from: DrawnFrom, named: Named): string | undefined {
  const { who, card } = named;
  const given = named.gold === undefined ? a(card) : `${a(card)} da ${gold(named.gold)}`;
  switch (from) {
    case 'start':
      // Its gold counts from the beginning; other Equipment is simply visible.
      return named.gold === undefined
        ? undefined
        : `${does(who, 'comincia', 'Cominci')} con ${a(card)}: ${gold(named.gold)}, se resta in mano fino alla fine.`;
    case 'merchant':
      return `Il mercante ${who.isYou ? 'ti dà' : `dà ${toName(who.name)}`} ${given}.`;
    case 'restock':
      return `Un Tesoro ${who.isYou ? 'ti dà' : `dà ${toName(who.name)}`} ${given}.`;
    case 'exchange':
      return `${does(who, 'pesca', 'Peschi')} ${given}.`;
  }
}

/** Dash in Italian. */
export const it: DashText = {
  title: 'Dash Through the Dungeon',
  kinds: { creature: 'Creatura', encounter: 'Incontro', treasure: 'Tesoro', equipment: 'Equipaggiamento' },
  magics: MAGICS,
  turnEnds: TURN_ENDS,
  ap,
  gold,
  effect,
  tell,
};
