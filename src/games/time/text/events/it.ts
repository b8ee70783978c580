import { counted, does, orYou } from '../../../../engine/text.ts';
import { backOf } from '../../rules/content.ts';
import type { Call, Ending, TimeEvent } from '../../rules/state.ts';
import type { Names } from '../text.ts';
import { cards, items, quoted } from '../words/it.ts';

/** The log line of an event in Italian. */
export function tell(event: TimeEvent, words: Names, say: (call: Call, words: Names) => string): string | undefined {
  const subject = subjectOf(event, words);
  switch (event.kind) {
    case 'heroes-dealt':
      return 'Ognuno pesca due Eroi e ne tiene uno.';
    case 'hero-kept':
      return `${subject('gioca', 'Giochi')} con ${words.hero(event.hero)}.`;
    case 'dealt':
    case 'drew':
      return undefined;
    case 'made-ready':
      return `${subject('c’è', 'Ci sei')}.`;
    case 'countdown':
      return 'Tre, due, uno!';
    case 'clock-started':
      return event.endsAt === undefined ? 'L’avventura comincia, senza clessidra.' : 'La clessidra è girata!';
    case 'played':
      return `${subject('gioca', 'Giochi')} ${cards(event.cards, words)}.`;
    case 'discarded':
      return `${subject('scarta', 'Scarti')} ${cards(event.cards, words)}.`;
    case 'said-done':
      return `${subject('ha', 'Hai')} finito.`;
    case 'took-back-done':
      return `${subject('ci ripensa: non ha', 'Ci ripensi: non hai')} ancora finito.`;
    case 'went-away':
      return `${subject('si allontana', 'Ti allontani')} dal tavolo.`;
    case 'came-back':
      return `${subject('torna', 'Torni')} al tavolo.`;
    case 'called':
      return `${orYou(words.who(event.seat), 'Tu')}: «${say(event.call, words)}»`;
    case 'adventure-ended':
      return event.why === 'time-up'
        ? 'Il tempo è scaduto! Ora si racconta la Storia.'
        : 'Hanno finito tutti. Ora si racconta la Storia.';
    default:
      return tellResolution(event, words);
  }
}

/** Subject and verb of an event: "Ada gioca", "Giochi". */
function subjectOf(event: TimeEvent, words: Names): (verb: string, toYou: string) => string {
  const who = 'seat' in event && event.seat !== undefined ? words.who(event.seat) : { name: '', isYou: false };
  return (verb, toYou) => does(who, verb, toYou);
}

function tellResolution(event: TimeEvent, words: Names): string | undefined {
  const subject = subjectOf(event, words);
  switch (event.kind) {
    case 'revealed':
      // An Item is logged when it goes into the Backpack.
      return backOf(event.card) === 'item' ? undefined : `Prossima carta: ${quoted(words.card(event.card))}.`;
    case 'packed':
      return `Nello Zaino: ${words.item(event.item).name} (${counted(event.used, 'spazio', 'spazi')} su ${event.slots}).`;
    case 'accomplished':
      if (event.solved) return `${quoted(words.card(event.card))} è completata senza spendere Oggetti.`;
      if (event.spent.length === 0) return `${quoted(words.card(event.card))} ha successo senza spendere Oggetti.`;
      return `${quoted(words.card(event.card))} ha successo con ${items(event.spent, words)}.`;
    case 'failed':
      return `${quoted(words.card(event.card))} fallisce: ${event.missing.length === 1 ? 'manca' : 'mancano'} ${items(event.missing, words)}.`;
    case 'dropped':
      if (event.items.length === 0)
        return `${subject('non scarta', 'Non scarti')} nulla per ${quoted(words.card(event.card))}.`;
      return `${subject('scarta', 'Scarti')} ${items(event.items, words)} per ${quoted(words.card(event.card))}.`;
    case 'waived':
      if (event.seat === undefined)
        return `${quoted(words.card(event.card))} fa a meno di ${items(event.items, words)}.`;
      return `${subject('decide', 'Decidi')}: ${quoted(words.card(event.card))} fa a meno di ${items(event.items, words)}.`;
    case 'effect-began':
      return `${quoted(words.card(event.card))} cambia il resto della Storia.`;
    case 'reward-taken':
      if (event.seat === undefined) return `La Ricompensa è ${words.item(event.item).one}.`;
      return `${subject('prende', 'Prendi')} ${words.item(event.item).one} come Ricompensa.`;
    case 'reward-refused':
      return `${subject('rifiuta', 'Rifiuti')} la Ricompensa.`;
    case 'no-reward-left':
      return `Non ci sono più Pedine Ricompensa per ${quoted(words.card(event.card))}.`;
    case 'backpack-broke':
      return `Non c’è spazio per ${words.item(event.item).the}: lo Zaino si rompe!`;
    case 'game-over':
      return `${end(event.ending)} ${counted(event.completed, 'Missione completata', 'Missioni completate')}, obiettivo ${event.goal}.`;
    default:
      return tellSkill(event, words);
  }
}

function tellSkill(event: TimeEvent, words: Names): string | undefined {
  const subject = subjectOf(event, words);
  switch (event.kind) {
    case 'held':
      return `${subject('ferma', 'Fermi')} la prossima carta.`;
    case 'released':
      return event.why === 'released'
        ? `${subject('lascia', 'Lasci')} continuare la Storia.`
        : `${subject('non ferma', 'Non fermi')} più la carta.`;
    case 'passed-to-team':
      return `${subject('ci mette', 'Ci metti')} un po’: ora può decidere chiunque.`;
    case 'exchanged':
      return `${subject('riceve', 'Ricevi')} in cambio ${words.item(event.item).one}.`;
    case 'skill-used': {
      const paid = event.paid.length > 0 ? `, al costo di ${items(event.paid, words)}` : '';
      if (event.by === undefined) return `${subject('usa', 'Usi')} l’abilità di ${words.hero(event.hero)}${paid}.`;
      return `Con ${words.hero(event.by)} ${subject('copia', 'copi')} ${words.hero(event.hero)}${paid}.`;
    }
    case 'looked':
      return `Le prossime carte della Storia: ${cards(event.cards, words)}.`;
    case 'sifted':
      return event.cards.length === 0
        ? `${subject('non ne scarta', 'Non ne scarti')} nessuna.`
        : `${subject('scarta', 'Scarti')} ${cards(event.cards, words)}.`;
    case 'arranged':
      return `${subject('mette', 'Metti')} in ordine le carte.`;
    case 'paid':
      return `${subject('toglie', 'Togli')} dallo Zaino ${words.item(event.item).one}.`;
    case 'token-removed':
      return `${subject('rimuove', 'Rimuovi')} dal gioco una Pedina Ricompensa: ${words.item(event.item).name}.`;
    case 'waiver-set':
      return `La prossima Missione richiede ${counted(event.count, 'Oggetto', 'Oggetti')} in meno.`;
    case 'item-named':
      return `${subject('prova', 'Provi')} a indovinare: la prossima Missione richiede ${words.item(event.item).one}.`;
    case 'slot-gained':
      return `Lo Zaino ha ${counted(event.slots, 'spazio', 'spazi')} finché una Missione non è completata.`;
    case 'slot-lost':
      return `Lo Zaino torna ad avere ${counted(event.slots, 'spazio', 'spazi')}.`;
    case 'mission-returned':
      return `${quoted(words.card(event.card))} va in fondo al mazzo della Storia.`;
    default:
      return undefined;
  }
}

function end(ending: Ending): string {
  switch (ending) {
    case 'won':
      return 'Avventura vinta!';
    case 'too-few-missions':
      return 'Avventura persa: troppo poche Missioni.';
    case 'backpack-broke':
      return 'Avventura persa: lo Zaino si è rotto.';
    case 'condition-not-met':
      return 'Avventura persa: manca la condizione di vittoria.';
    case 'adventure-not-accomplished':
      return 'Avventura persa: la carta Avventura non ha avuto successo.';
  }
}
