import { counted } from '../../engine/text.ts';
import type { Call, Ending, TimeEvent } from './state.ts';
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
      return `Per ${who} si può cominciare.`;
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
      return `La Storia continua: ${words.card(event.card)}.`;
    case 'packed':
      return `Nello Zaino: ${words.item(event.item).name}.`;
    case 'accomplished':
      if (event.solved) return `${quoted(words.card(event.card))} è risolta senza spendere Oggetti.`;
      return `${quoted(words.card(event.card))} ha successo con ${items(event.spent, words)}.`;
    case 'failed':
      return `${quoted(words.card(event.card))} fallisce. Oggetti mancanti: ${items(event.missing, words)}.`;
    case 'dropped':
      return `${who} decide: con ${quoted(words.card(event.card))} si scarta ${items(event.items, words)}.`;
    case 'waived':
      return `${who} decide: ${quoted(words.card(event.card))} fa a meno di ${items(event.items, words)}.`;
    case 'effect-began':
      return `${quoted(words.card(event.card))} cambia il resto della Storia.`;
    case 'reward-taken':
      return `${who === '' ? 'Ricompensa' : `${who} decide. Pedina presa`}: ${words.item(event.item).name}.`;
    case 'reward-refused':
      return `${who} decide: nessuna Ricompensa.`;
    case 'no-reward-left':
      return `Non ci sono più Pedine per ${quoted(words.card(event.card))}.`;
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
      return `${who} trattiene la prossima carta.`;
    case 'released':
      return event.why === 'released' ? `${who} lascia continuare la Storia.` : `${who} non trattiene più la carta.`;
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
      return `${who} toglie dallo Zaino ${words.item(event.item).one}.`;
    case 'token-removed':
      return `${who} toglie dal gioco una Pedina: ${words.item(event.item).name}.`;
    case 'waiver-set':
      return `La prossima Missione richiede ${counted(event.count, 'Oggetto', 'Oggetti')} in meno.`;
    case 'item-named':
      return `${who} scommette che la prossima Missione richiede ${words.item(event.item).one}.`;
    case 'slot-gained':
      return `Lo Zaino ha ${counted(event.slots, 'spazio', 'spazi')} finché non si risolve una Missione.`;
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
      return 'Avete perso: l’Avventura non è stata portata a termine.';
  }
}
