import { counted } from '../../engine/text.ts';
import { BOULDER, INVISIBILITY, TERROR, TRANSFORMATION, TRANSPORTATION } from './content.ts';
import type { Preview } from './preview.ts';
import { DAYS, type Day, type DaysEvent, LAST_RESHUFFLE, type Removal } from './state.ts';
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

const ENDINGS: DaysText['endings'] = {
  'full-week': 'Una settimana è completa',
  'last-deck': 'L’ultimo mazzo è esaurito',
  'all-passed': 'Nessuno può fare più niente',
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

/** "a, b e c" */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;
}

/** Card names stand in guillemets: they need no article that way. */
function quoted(name: string): string {
  return `«${name}»`;
}

/** "«Elfo» (Anna, martedì)": no article and no preposition to agree with. */
function removals(removed: readonly Removal[], names: Names): string {
  return listed(
    removed.map(({ board, day, card }) => `${quoted(names.card(card))} (${names.player(board)}, ${dayName(day)})`),
  );
}

function dayLabel({ day, stack, score }: DayInSight, names: Names): string {
  const name = dayName(day).charAt(0).toUpperCase() + dayName(day).slice(1);
  if (stack.length === 0) return `${name}: ${agree(day, 'vuoto', 'vuota')}`;
  const cards = stack.map((card) => names.card(card)).reverse();
  const top = stack[stack.length - 1];
  if (top === BOULDER) return `${name}: ${cards.join(' su ')}, ${agree(day, 'bloccato', 'bloccata')}`;
  const open = top === INVISIBILITY ? `, ${agree(day, 'aperto', 'aperta')} a un’altra creatura` : '';
  return `${name}: ${cards.join(' su ')}, ${points(score)}${open}`;
}

function preview({ removed, scores, full }: Preview, names: Names): string {
  const changes = scores.flatMap(({ change }, seat) =>
    change === 0 ? [] : [`${names.player(seat)} ${change > 0 ? '+' : '−'}${Math.abs(change)}`],
  );
  const sentences = [
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
      return `Gli scarti diventano un nuovo mazzo di ${counted(event.cards, 'carta', 'carte')} (${event.reshuffles} di ${LAST_RESHUFFLE}).`;
    case 'placed': {
      const where = event.board === event.seat ? '' : ` di ${names.player(event.board)}`;
      return `${who} gioca ${quoted(names.card(event.card))} ${agree(event.day, 'sul', 'sulla')} ${dayName(event.day)}${where}.`;
    }
    case 'terrified':
      return `${who} gioca ${quoted(names.card(TERROR))} su ogni ${dayName(event.day)}.`;
    case 'transported':
      return `${who} gioca ${quoted(names.card(TRANSPORTATION))} e scambia ${agree(event.day, 'il', 'la')} ${dayName(event.day)} con ${names.player(event.board)}.`;
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
      const won = winners.length === 1 ? `vince ${winners[0]}` : `vincono insieme ${listed(winners)}`;
      return `${ENDINGS[event.why]}: ${won} con ${points(Math.max(...event.scores))}!`;
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
  endings: ENDINGS,
  points,
  effect: effectInItalian,
  whyNot: whyNotInItalian,
  dayLabel,
  preview,
  tell,
};
