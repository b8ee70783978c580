import type { Seat } from '../../../engine/game.ts';
import { counted, listed } from '../../../engine/text.ts';
import { BOULDER, INVISIBILITY, TERROR, TRANSFORMATION, TRANSPORTATION } from '../rules/content.ts';
import type { Preview } from '../rules/preview.ts';
import { byDay } from '../rules/removals.ts';
import { DAYS, type Day, type DaysEvent, LAST_RESHUFFLE, type Removal, type Stack } from '../rules/state.ts';
import type { DayInSight, DaysText, Names } from './text.ts';
import { effectInEnglish, whyNotInEnglish } from './text-effects.en.ts';

const DAY_NAMES: DaysText['days'] = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

function points(count: number): string {
  return counted(count, 'point', 'points');
}

function dayName(day: Day): string {
  return DAY_NAMES[DAYS[day]];
}

/** "Anna’s", or "your" for who is spoken to. */
function whose(seat: Seat, names: Names): string {
  return seat === names.you ? 'your' : `${names.player(seat)}’s`;
}

/** "Elf and Halfling ×2 from Anna’s Wednesday" */
function removals(removed: readonly Removal[], names: Names): string {
  return listed(
    byDay(removed).map(({ board, day, cards }) => {
      const told = [...cards].map(([card, copies]) => `${names.card(card)}${copies > 1 ? ` ×${copies}` : ''}`);
      return `${listed(told, 'and')} from ${whose(board, names)} ${dayName(day)}`;
    }),
    'and',
  );
}

/** "Sprite on Elf" */
function stackName(stack: Stack, names: Names): string {
  return stack
    .map((card) => names.card(card))
    .reverse()
    .join(' on ');
}

const ending: DaysText['ending'] = (why, full, names) => {
  switch (why) {
    case 'full-week': {
      const owners = listed(
        full.map((seat) => whose(seat, names)),
        'and',
      );
      const sentence = `${owners} ${full.length > 1 ? 'weeks are' : 'week is'} full`;
      return sentence.charAt(0).toUpperCase() + sentence.slice(1);
    }
    case 'last-deck':
      return 'The last deck has been drawn';
    case 'all-passed':
      return 'Nobody can do anything any more';
  }
};

function dayLabel({ day, stack, score }: DayInSight, names: Names): string {
  if (stack.length === 0) return `${dayName(day)}: empty`;
  const cards = stackName(stack, names);
  const top = stack[stack.length - 1];
  if (top === BOULDER) return `${dayName(day)}: ${cards}, blocked`;
  const open = top === INVISIBILITY ? ', open to another creature' : '';
  return `${dayName(day)}: ${cards}, ${points(score)}${open}`;
}

function preview({ removed, scores, full, blocked }: Preview, names: Names): string {
  const changes = scores.flatMap(({ change }, seat) =>
    change === 0
      ? []
      : [`${seat === names.you ? 'You' : names.player(seat)} ${change > 0 ? '+' : '−'}${Math.abs(change)}`],
  );
  const sentences = [
    ...(blocked === undefined
      ? []
      : [`Blocks ${dayName(blocked.day)} to the end; ${names.player(blocked.board)} needs one creature less.`]),
    ...(removed.length > 0 ? [`Removes ${removals(removed, names)}.`] : []),
    changes.length > 0 ? `${changes.join(', ')}.` : 'No score changes.',
    ...(full.length > 0 ? ['The game ends.'] : []),
  ];
  return sentences.join(' ');
}

function tell(event: DaysEvent, names: Names): string {
  const who = 'seat' in event ? names.player(event.seat) : '';
  switch (event.kind) {
    case 'game-started':
      return tellStart(event, names);
    case 'drawn':
      return event.card === 'face-down' ? `${who} draws a card.` : `${who} draws ${names.card(event.card)}.`;
    case 'reshuffled':
      return `The discard pile becomes a new deck of ${counted(event.cards, 'card', 'cards')} (${event.reshuffles} of ${LAST_RESHUFFLE}).`;
    case 'placed': {
      const where = event.board === event.seat ? '' : `${names.player(event.board)}’s `;
      return `${who} plays ${names.card(event.card)} on ${where}${dayName(event.day)}.`;
    }
    case 'terrified':
      return `${who} plays ${names.card(TERROR)} on every ${dayName(event.day)}.`;
    case 'transported':
      return `${who} plays ${names.card(TRANSPORTATION)} and swaps ${dayName(event.day)}s with ${names.player(event.board)}: gives ${stackName(event.gave, names) || 'nothing'}, gets ${stackName(event.got, names) || 'nothing'}.`;
    case 'transformed': {
      const where = `${names.player(event.board)}’s ${dayName(event.day)}`;
      return `${who} plays ${names.card(TRANSFORMATION)}: takes ${names.card(event.took)} from ${where} and leaves ${names.card(event.gave)} in its place.`;
    }
    case 'removed':
      return `${names.card(event.by)} removes ${removals(event.cards, names)}.`;
    case 'passed':
      return `${who} can do nothing and passes.`;
    case 'game-over': {
      const winners = event.winners.map((seat) => names.player(seat));
      const won = winners.length === 1 ? `${winners[0]} wins` : `${listed(winners, 'and')} share the win`;
      return `${ending(event.why, event.full, names)}: ${won} with ${points(Math.max(...event.scores))}!`;
    }
  }
}

function tellStart(event: DaysEvent & { kind: 'game-started' }, names: Names): string {
  const dealt = event.startingHand === 0 ? '' : ` Everybody is dealt ${counted(event.startingHand, 'card', 'cards')}.`;
  return `${counted(event.cards, 'card is', 'cards are')} shuffled.${dealt} ${names.player(event.starter)} begins.`;
}

/** Dungeon Days in English. */
export const en: DaysText = {
  title: 'Dungeon Days',
  kinds: { spell: 'Spell', trap: 'Trap', creature: 'Creature' },
  days: DAY_NAMES,
  shortDays: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
  ending,
  points,
  effect: effectInEnglish,
  whyNot: whyNotInEnglish,
  dayLabel,
  preview,
  tell,
};
