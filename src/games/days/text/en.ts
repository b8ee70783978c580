import type { Seat } from '../../../engine/game.ts';
import { capital, counted, does, listed, orYou, people, whose } from '../../../engine/text.ts';
import { BOULDER, type DaysCard, INVISIBILITY, TERROR, TRANSFORMATION, TRANSPORTATION } from '../rules/content.ts';
import type { Preview } from '../rules/preview.ts';
import { byDay } from '../rules/removals.ts';
import {
  type Day,
  type DayName,
  type DaysEvent,
  dayNameOf,
  type Ending,
  LAST_RESHUFFLE,
  type Removal,
  type Stack,
} from '../rules/state.ts';
import { effectInEnglish, whyNotInEnglish } from './effects/en.ts';
import { a, several, the } from './names/en.ts';
import type { DayInSight, Names } from './text.ts';

const DAY_NAMES: Readonly<Record<DayName, string>> = {
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
  return DAY_NAMES[dayNameOf(day)];
}

/** "an Elf and 2 Halflings from Anna’s Wednesday"; "a Dwarf from Anna’s Monday and a Pixie from yours" */
function removals(removed: readonly Removal[], names: Names): string {
  return listed(
    byDay(removed).map(({ board, day, cards }, place, all) => {
      const told = [...cards].map(([card, copies]) => several(copies, names.card(card)));
      const owner = whose(names.person(board));
      const from = place > 0 && all[0]?.day === day ? owner.replace(/^your$/, 'yours') : `${owner} ${dayName(day)}`;
      return `${listed(told, 'and')} from ${from}`;
    }),
    'and',
  );
}

/** "a Sprite on an Elf" */
function stackName(stack: Stack, names: Names): string {
  return stack
    .map((card) => a(names.card(card)))
    .reverse()
    .join(' on ');
}

function ending(why: Ending, full: readonly Seat[], names: Names): string {
  switch (why) {
    case 'full-week': {
      const owners = listed(
        full.map((seat) => whose(names.person(seat))),
        'and',
      );
      return capital(`${owners} ${full.length > 1 ? 'weeks are' : 'week is'} full`);
    }
    case 'last-deck':
      return 'The last deck is used up';
    case 'all-passed':
      return 'Nobody can make a move';
  }
}

function dayLabel({ day, stack, score }: DayInSight, names: Names): string {
  if (stack.length === 0) return `${dayName(day)}: empty`;
  const cards = stack
    .map((card) => names.card(card))
    .reverse()
    .join(' on ');
  const top = stack[stack.length - 1];
  if (top === BOULDER) return `${dayName(day)}: ${cards}, blocked`;
  const open = top === INVISIBILITY ? ', open to another creature' : '';
  return `${dayName(day)}: ${cards}, ${points(score)}${open}`;
}

function preview({ removed, scores, full, blocked }: Preview, names: Names): string {
  const changes = scores.flatMap(({ change }, seat) =>
    change === 0 ? [] : [`${orYou(names.person(seat), 'You')} ${change > 0 ? '+' : '−'}${Math.abs(change)}`],
  );
  const sentences = [
    ...(blocked === undefined
      ? []
      : [
          `Blocks ${whose(names.person(blocked.board))} ${dayName(blocked.day)} to the end. ${does(names.person(blocked.board), 'needs', 'You need')} one fewer creature to fill the week.`,
        ]),
    ...(removed.length > 0 ? [`Removes ${removals(removed, names)}.`] : []),
    changes.length > 0 ? `${changes.join(', ')}.` : 'No points change.',
    ...(full.length > 0 ? ['The game ends.'] : []),
  ];
  return sentences.join(' ');
}

function tell(event: DaysEvent, names: Names): string {
  switch (event.kind) {
    case 'game-started':
      return tellStart(event, names);
    case 'reshuffled':
      return `The discard pile becomes a new deck of ${counted(event.cards, 'card', 'cards')} (${event.reshuffles} of ${LAST_RESHUFFLE}).`;
    case 'removed':
      return `${capital(the(names.card(event.by)))} removes ${removals(event.cards, names)}.`;
    case 'game-over': {
      const [winner, ...others] = event.winners.map(names.person);
      if (winner === undefined) throw new Error('a finished game has a winner');
      const won =
        others.length === 0
          ? does(winner, 'wins', 'you win')
          : `${people([winner, ...others], { you: 'you', last: 'and' })} share the win`;
      return `${ending(event.why, event.full, names)}: ${won} with ${points(Math.max(...event.scores))}!`;
    }
    default:
      return tellTurn(event, names);
  }
}

function tellTurn(event: Exclude<Extract<DaysEvent, { seat: Seat }>, { kind: 'removed' }>, names: Names): string {
  const who = names.person(event.seat);
  const plays = does(who, 'plays', 'You play');
  switch (event.kind) {
    case 'drawn':
      return `${does(who, 'draws', 'You draw')} ${event.card === 'face-down' ? 'a card' : a(names.card(event.card))}.`;
    case 'placed': {
      const where = event.board === event.seat ? '' : `${whose(names.person(event.board))} `;
      return `${plays} ${a(names.card(event.card))} on ${where}${dayName(event.day)}.`;
    }
    case 'terrified':
      return `${plays} ${a(names.card(TERROR))} on every ${dayName(event.day)}.`;
    case 'transported': {
      const [gives, gets] = who.isYou ? ['you give', 'you get'] : ['gives', 'gets'];
      const partner = orYou(names.person(event.board), 'you');
      return `${plays} ${a(names.card(TRANSPORTATION))} and ${who.isYou ? 'swap' : 'swaps'} ${dayName(event.day)}s with ${partner}: ${gives} ${stackName(event.gave, names) || 'nothing'}, ${gets} ${stackName(event.got, names) || 'nothing'}.`;
    }
    case 'transformed': {
      const owner = event.board === event.seat && !who.isYou ? 'their own' : whose(names.person(event.board));
      const where = `${owner} ${dayName(event.day)}`;
      const [takes, leaves] = who.isYou ? ['you take', 'leave'] : ['takes', 'leaves'];
      return `${plays} ${a(names.card(TRANSFORMATION))}: ${takes} ${the(names.card(event.took))} from ${where} and ${leaves} ${a(names.card(event.gave))} in its place.`;
    }
    case 'passed':
      return `${does(who, 'can’t play and passes', 'You can’t play and pass')}.`;
  }
}

function tellStart(event: DaysEvent & { kind: 'game-started' }, names: Names): string {
  const dealt = event.startingHand === 0 ? '' : ` Everybody gets ${counted(event.startingHand, 'card', 'cards')}.`;
  return `${counted(event.cards, 'card is', 'cards are')} shuffled.${dealt} ${does(names.person(event.starter), 'begins', 'You begin')}.`;
}

/** Dungeon Days in English. */
export const en = {
  title: 'Dungeon Days',
  /** The kind of card: "Creature". */
  kinds: { spell: 'Spell', trap: 'Trap', creature: 'Creature' } satisfies Record<DaysCard['kind'], string>,
  days: DAY_NAMES,
  /** For narrow columns: "Mon". */
  shortDays: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } satisfies Record<
    DayName,
    string
  >,
  /** Why the game ended, as a sentence; `full` are the full boards. */
  ending,
  points,
  /** The effect of a card; `nameOf` gives a card's name by its id, `sprite` is the table's Sprite rule. */
  effect: effectInEnglish,
  /** Why a card cannot be played there, as the end of a sentence. */
  whyNot: whyNotInEnglish,
  /** A day for a screen reader: "Wednesday: Sprite on Elf, 10 points". */
  dayLabel,
  /** The effect of a play before it is made. */
  preview,
  /** The log line of an event; undefined for events without one. */
  tell,
};
