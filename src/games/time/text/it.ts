import { byCount, counted, listed } from '../../../engine/text.ts';
import type { AdventureEffect, Reward, Skill, VictoryCondition } from '../rules/content.ts';
import { type Call, TONKS_SLOTS } from '../rules/state.ts';
import { tell } from './events/it.ts';
import { amountOf, amountsById, kindsOf, type Names, type TimeText } from './text.ts';
import { items } from './words/it.ts';

const SAYINGS: TimeText['sayings'] = {
  wait: 'Aspettate!',
  now: 'La gioco adesso!',
  careful: 'Non rompete lo Zaino!',
  yes: 'Sì!',
  no: 'No!',
  thanks: 'Grazie!',
  nothing: 'Non ho niente di utile.',
};

function skill(kind: Skill, cost: string): string {
  const price = cost === '' ? '' : `Rimuovi ${cost}. `;
  switch (kind) {
    case 'copy':
      return `${price}Usa l’abilità di un altro Eroe che non è ancora stata usata, e paga anche il suo costo.`;
    case 'look-and-discard':
      return `${price}Guarda le prossime 5 carte della Storia e scarta quelle che vuoi; le altre restano in ordine.`;
    case 'extra-slot':
      return `${price}Lo Zaino ha ${TONKS_SLOTS} spazi finché una Missione non è completata.`;
    case 'return-failed':
      return `${price}L’ultima Missione fallita va in fondo al mazzo della Storia.`;
    case 'waive':
      return `${price}Rimuovi 1 o 2 Oggetti: la prossima Missione ne richiede altrettanti in meno.`;
    case 'look-and-arrange':
      return `${price}Guarda le prossime 5 carte della Storia e rimettile nell’ordine che vuoi.`;
    case 'exchange':
      return `${price}Scambia da 1 a 3 Oggetti dello Zaino con una Pedina Ricompensa a tua scelta.`;
    case 'name-item':
      return `${price}Indovina un Oggetto: se la prossima Missione lo richiede, quella Missione è completata. Tenete i suoi Oggetti, e ottenete comunque la Ricompensa.`;
    case 'remove-tokens':
      return `${price}Rimuovi dal gioco da 1 a 5 Pedine Ricompensa, dallo Zaino o dalla riserva. Non saranno più disponibili.`;
    case 'solve':
      return `${price}La prossima Missione è completata. Tenete i suoi Oggetti, e ottenete comunque la Ricompensa.`;
  }
}

function reward(gift: Reward, words: Names): string {
  switch (gift.kind) {
    case 'none':
      return 'Nessuna Ricompensa';
    case 'mandatory':
      return `${words.itemOf(gift.item).name}, da prendere per forza`;
    case 'optional':
      return `${words.itemOf(gift.item).name}, se volete`;
    case 'either':
      return listed(
        gift.items.map((id) => words.itemOf(id).name),
        'o',
      );
    case 'any':
      return 'Un Oggetto a vostra scelta';
  }
}

function effect(change: AdventureEffect, words: Names): string {
  switch (change.kind) {
    case 'merge-duplicates':
      return 'D’ora in poi una Missione che elenca due volte lo stesso Oggetto lo richiede una volta sola.';
    case 'bigger-slots':
      return `D’ora in poi uno spazio contiene ${counted(change.pieces, 'pezzo', 'pezzi')} dello stesso tipo.`;
    case 'stand-in':
      return `D’ora in poi ${words.itemOf(change.item).one} vale come qualsiasi Oggetto mancante.`;
    case 'free-rewards':
      return 'D’ora in poi ogni Ricompensa è un Oggetto a vostra scelta, o nessuno.';
  }
}

function victory(condition: VictoryCondition, words: Names): string {
  switch (condition.kind) {
    case 'adventure-accomplished':
      return 'La carta Avventura deve avere successo.';
    case 'hold-items':
      return `Alla fine lo Zaino deve contenere ${amountsById(condition.items, words, 'e')}.`;
    case 'free-slots':
      return condition.slots === 1
        ? 'Alla fine almeno 1 spazio dev’essere libero.'
        : `Alla fine almeno ${condition.slots} spazi devono essere liberi.`;
    case 'missions-after':
      return `Completate almeno ${counted(condition.missions, 'Missione', 'Missioni')} dopo il successo della carta Avventura.`;
  }
}

function call(said: Call, words: Names): string {
  switch (said.kind) {
    case 'need':
      return `${byCount(said.count, 'Mi serve', 'Mi servono')} ${amountOf(words.item(said.item), said.count)}!`;
    case 'have':
      return `Ho ${amountOf(words.item(said.item), said.count)}.`;
    case 'take':
      return `Come Ricompensa prendete ${words.item(said.item).the}!`;
    case 'say':
      return SAYINGS[said.saying];
  }
}

/** Dungeon Time in Italian. */
export const it: TimeText = {
  title: 'Dungeon Time',
  backs: {
    item: { one: 'Oggetto', more: 'Oggetti' },
    mission: { one: 'Missione', more: 'Missioni' },
    adventure: { one: 'Avventura', more: 'Avventure' },
  },
  endings: {
    won: 'Avventura vinta!',
    'too-few-missions': 'Avete completato troppo poche Missioni.',
    'backpack-broke': 'Lo Zaino si è rotto.',
    'condition-not-met': 'Non avete soddisfatto la condizione di vittoria.',
    'adventure-not-accomplished': 'La carta Avventura non ha avuto successo.',
  },
  sayings: SAYINGS,
  skill,
  reward,
  effect,
  victory,
  call,
  oneOf: (list, words) => kindsOf(list, words, 'o'),
  items,
  tell: (event, words) => tell(event, words, call),
};
