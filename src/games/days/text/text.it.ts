import type { Seat } from '../../../engine/game.ts';
import { counted, listed } from '../../../engine/text.ts';
import { BOULDER, INVISIBILITY, TERROR, TRANSFORMATION, TRANSPORTATION } from '../rules/content.ts';
import type { Preview } from '../rules/preview.ts';
import { byDay } from '../rules/removals.ts';
import { DAYS, type Day, type DaysEvent, LAST_RESHUFFLE, type Removal, type Stack } from '../rules/state.ts';
import type { DayInSight, DaysText, Names } from './text.ts';
import { effectInItalian, whyNotInItalian } from './text-effects.it.ts';

const DAY_NAMES: DaysText['days'] = {
  mon: 'lunedì',
  tue: 'martedì',
  wed: 'mercoledì',
  thu: 'giovedì',
  fri: 'venerdì',
  sat: 'sabato',
  sun: 'domenica',
};

function points(count: number): string {
  return counted(count, 'punto', 'punti');
}

function dayName(day: Day): string {
  return DAY_NAMES[DAYS[day]];
}

/** The days are masculine but for Sunday: "sul lunedì", "sulla domenica". */
function agree(day: Day, masculine: string, feminine: string): string {
  return DAYS[day] === 'sun' ? feminine : masculine;
}

/** Card names stand in guillemets: they need no article that way. */
function quoted(name: string): string {
  return `«${name}»`;
}

/** "«Elfo» e «Mezzuomo» ×2 (Anna, martedì)": no article and no preposition to agree with. */
function removals(removed: readonly Removal[], names: Names): string {
  return listed(
    byDay(removed).map(({ board, day, cards }) => {
      const told = [...cards].map(([card, copies]) => `${quoted(names.card(card))}${copies > 1 ? ` ×${copies}` : ''}`);
      return `${listed(told, 'e')} (${nameOrYou(board, names)}, ${dayName(day)})`;
    }),
    'e',
  );
}

function nameOrYou(seat: Seat, names: Names): string {
  return seat === names.you ? 'tu' : names.player(seat);
}

/** "«Spiritello» su «Elfo»" */
function stackName(stack: Stack, names: Names): string {
  return stack
    .map((card) => quoted(names.card(card)))
    .reverse()
    .join(' su ');
}

const ending: DaysText['ending'] = (why, full, names) => {
  switch (why) {
    case 'full-week':
      if (full.length > 1)
        return `Complete le settimane di ${listed(
          full.map((seat) => names.player(seat)),
          'e',
        )}`;
      return full[0] === names.you
        ? 'La tua settimana è completa'
        : `La settimana di ${names.player(full[0])} è completa`;
    case 'last-deck':
      return 'L’ultimo mazzo è esaurito';
    case 'all-passed':
      return 'Nessuno può fare più niente';
  }
};

function dayLabel({ day, stack, score }: DayInSight, names: Names): string {
  const name = dayName(day).charAt(0).toUpperCase() + dayName(day).slice(1);
  if (stack.length === 0) return `${name}: ${agree(day, 'vuoto', 'vuota')}`;
  const cards = stack.map((card) => names.card(card)).reverse();
  const top = stack[stack.length - 1];
  if (top === BOULDER) return `${name}: ${cards.join(' su ')}, ${agree(day, 'bloccato', 'bloccata')}`;
  const open = top === INVISIBILITY ? `, ${agree(day, 'aperto', 'aperta')} a un’altra creatura` : '';
  return `${name}: ${cards.join(' su ')}, ${points(score)}${open}`;
}

function preview({ removed, scores, full, blocked }: Preview, names: Names): string {
  const changes = scores.flatMap(({ change }, seat) =>
    change === 0
      ? []
      : [`${seat === names.you ? 'Tu' : names.player(seat)} ${change > 0 ? '+' : '−'}${Math.abs(change)}`],
  );
  const sentences = [
    ...(blocked === undefined
      ? []
      : [
          `Blocca ${agree(blocked.day, 'il', 'la')} ${dayName(blocked.day)} fino alla fine; a ${names.player(blocked.board)} basta una creatura in meno.`,
        ]),
    ...(removed.length > 0 ? [`Toglie ${removals(removed, names)}.`] : []),
    changes.length > 0 ? `${changes.join(', ')}.` : 'I punti non cambiano.',
    ...(full.length > 0 ? ['La partita finisce.'] : []),
  ];
  return sentences.join(' ');
}

function tell(event: DaysEvent, names: Names): string {
  const who = 'seat' in event ? names.player(event.seat) : '';
  switch (event.kind) {
    case 'game-started':
      return tellStart(event, names);
    case 'drawn':
      return event.card === 'face-down' ? `${who} pesca una carta.` : `${who} pesca ${quoted(names.card(event.card))}.`;
    case 'reshuffled':
      return `La pila degli Scarti diventa un nuovo mazzo di ${counted(event.cards, 'carta', 'carte')} (${event.reshuffles} di ${LAST_RESHUFFLE}).`;
    case 'placed': {
      const where = event.board === event.seat ? '' : ` di ${names.player(event.board)}`;
      return `${who} gioca ${quoted(names.card(event.card))} ${agree(event.day, 'sul', 'sulla')} ${dayName(event.day)}${where}.`;
    }
    case 'terrified':
      return `${who} gioca ${quoted(names.card(TERROR))} su ogni ${dayName(event.day)}.`;
    case 'transported':
      return `${who} gioca ${quoted(names.card(TRANSPORTATION))} e scambia ${agree(event.day, 'il', 'la')} ${dayName(event.day)} con ${names.player(event.board)}: ${event.gave.length > 0 ? `dà ${stackName(event.gave, names)}` : 'non dà niente'}, ${event.got.length > 0 ? `riceve ${stackName(event.got, names)}` : 'non riceve niente'}.`;
    case 'transformed': {
      const where = `${agree(event.day, 'dal', 'dalla')} ${dayName(event.day)} di ${names.player(event.board)}`;
      return `${who} gioca ${quoted(names.card(TRANSFORMATION))}: ${where} prende ${quoted(names.card(event.took))} e al suo posto lascia ${quoted(names.card(event.gave))}.`;
    }
    case 'removed':
      return `${quoted(names.card(event.by))} toglie ${removals(event.cards, names)}.`;
    case 'passed':
      return `${who} non può fare niente e passa.`;
    case 'game-over': {
      const winners = event.winners.map((seat) => names.player(seat));
      const won = winners.length === 1 ? `vince ${winners[0]}` : `vincono insieme ${listed(winners, 'e')}`;
      return `${ending(event.why, event.full, names)}: ${won} con ${points(Math.max(...event.scores))}!`;
    }
  }
}

function tellStart(event: DaysEvent & { kind: 'game-started' }, names: Names): string {
  const dealt = event.startingHand === 0 ? '' : ` Ognuno ne riceve ${event.startingHand}.`;
  return `Si mescolano ${counted(event.cards, 'carta', 'carte')}.${dealt} Comincia ${names.player(event.starter)}.`;
}

/** Dungeon Days in Italian. */
export const it: DaysText = {
  title: 'Dungeon Days',
  kinds: { spell: 'Incantesimo', trap: 'Trappola', creature: 'Creatura' },
  days: DAY_NAMES,
  shortDays: { mon: 'Lun', tue: 'Mar', wed: 'Mer', thu: 'Gio', fri: 'Ven', sat: 'Sab', sun: 'Dom' },
  ending,
  points,
  effect: effectInItalian,
  whyNot: whyNotInItalian,
  dayLabel,
  preview,
  tell,
};
