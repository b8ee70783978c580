import { counted } from '../../../engine/text.ts';
import { backOf } from '../rules/content.ts';
import type { Call, Ending, TimeEvent } from '../rules/state.ts';
import type { Words } from './text.ts';
import { cards, items, quoted } from './text-words.it.ts';

/** What happened, in Italian. */
export function tell(event: TimeEvent, words: Words, say: (call: Call, words: Words) => string): string | undefined {
  const who = 'seat' in event && event.seat !== undefined ? words.who(event.seat) : '';
  switch (event.kind) {
    case 'heroes-dealt':
      return 'Ognuno pesca due Eroi e ne tiene uno.';
    case 'hero-kept':
      return `${who} gioca con ${words.hero(event.hero)}.`;
    case 'dealt':
    case 'drew':
      return undefined;
    case 'made-ready':
      return `${who} c’è.`;
    case 'countdown':
      return 'Tre, due, uno!';
    case 'clock-started':
      return event.endsAt === undefined ? 'L’avventura comincia, senza clessidra.' : 'La clessidra è girata!';
    case 'played':
      return `${who} gioca ${cards(event.cards, words)}.`;
    case 'discarded':
      return `${who} scarta ${cards(event.cards, words)}.`;
    case 'said-done':
      return `${who} ha finito.`;
    case 'took-back-done':
      return `${who} ci ripensa: non ha ancora finito.`;
    case 'went-away':
      return `${who} si allontana dal tavolo.`;
    case 'came-back':
      return `${who} torna al tavolo.`;
    case 'called':
      return `${who}: «${say(event.call, words)}»`;
    case 'adventure-ended':
      return event.why === 'time-up'
        ? 'Il tempo è scaduto! Si racconta la Storia.'
        : 'Hanno finito tutti. Si racconta la Storia.';
    default:
      return tellResolution(event, words);
  }
}

function tellResolution(event: TimeEvent, words: Words): string | undefined {
  const who = 'seat' in event && event.seat !== undefined ? words.who(event.seat) : '';
  switch (event.kind) {
    case 'revealed':
      // An Item goes into the Backpack at once, which is told.
      return backOf(event.card) === 'item' ? undefined : `La Storia continua: ${quoted(words.card(event.card))}.`;
    case 'packed':
      return `Nello Zaino: ${words.item(event.item).name} (${counted(event.used, 'spazio', 'spazi')} su ${event.slots}).`;
    case 'accomplished':
      if (event.solved) return `${quoted(words.card(event.card))} è completata senza spendere Oggetti.`;
      if (event.spent.length === 0) return `${quoted(words.card(event.card))} ha successo senza spendere Oggetti.`;
      return `${quoted(words.card(event.card))} ha successo con ${items(event.spent, words)}.`;
    case 'failed':
      return `${quoted(words.card(event.card))} fallisce: ${event.missing.length === 1 ? 'manca' : 'mancano'} ${items(event.missing, words)}.`;
    case 'dropped':
      if (event.items.length === 0) return `${who} non scarta nulla con ${quoted(words.card(event.card))}.`;
      return `${who} scarta ${items(event.items, words)} con ${quoted(words.card(event.card))}.`;
    case 'waived':
      return `${who} decide: ${quoted(words.card(event.card))} fa a meno di ${items(event.items, words)}.`;
    case 'effect-began':
      return `${quoted(words.card(event.card))} cambia il resto della Storia.`;
    case 'reward-taken':
      if (event.seat === undefined) return `La Ricompensa è ${words.item(event.item).one}.`;
      return `${who} prende ${words.item(event.item).one} come Ricompensa.`;
    case 'reward-refused':
      return `${who} rifiuta la Ricompensa.`;
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

function tellSkill(event: TimeEvent, words: Words): string | undefined {
  const who = 'seat' in event && event.seat !== undefined ? words.who(event.seat) : '';
  switch (event.kind) {
    case 'held':
      return `${who} ferma la prossima carta.`;
    case 'released':
      return event.why === 'released' ? `${who} lascia continuare la Storia.` : `${who} non ferma più la carta.`;
    case 'passed-to-team':
      return `${who} ci mette un po’: ora può decidere chiunque.`;
    case 'exchanged':
      return `${who} riceve in cambio ${words.item(event.item).one}.`;
    case 'skill-used': {
      const paid = event.paid.length > 0 ? `, al costo di ${items(event.paid, words)}` : '';
      if (event.by === undefined) return `${who} usa l’abilità di ${words.hero(event.hero)}${paid}.`;
      return `${who}, con ${words.hero(event.by)}, copia ${words.hero(event.hero)}${paid}.`;
    }
    case 'looked':
      return `Le prossime carte della Storia: ${cards(event.cards, words)}.`;
    case 'sifted':
      return event.cards.length === 0 ? `${who} non ne scarta nessuna.` : `${who} scarta ${cards(event.cards, words)}.`;
    case 'arranged':
      return `${who} ha messo in ordine le carte.`;
    case 'paid':
      return `${who} rimuove dallo Zaino ${words.item(event.item).one}.`;
    case 'token-removed':
      return `${who} rimuove dal gioco una Pedina Ricompensa: ${words.item(event.item).name}.`;
    case 'waiver-set':
      return `La prossima Missione richiede ${counted(event.count, 'Oggetto', 'Oggetti')} in meno.`;
    case 'item-named':
      return `${who} prova a indovinare: la prossima Missione richiede ${words.item(event.item).one}.`;
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
      return 'Avete vinto!';
    case 'too-few-missions':
      return 'Avete perso: troppo poche Missioni.';
    case 'backpack-broke':
      return 'Avete perso: lo Zaino si è rotto.';
    case 'condition-not-met':
      return 'Avete perso: la condizione di vittoria non è soddisfatta.';
    case 'adventure-not-accomplished':
      return 'Avete perso: la carta Avventura non ha avuto successo.';
  }
}
