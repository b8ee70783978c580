import type { Seat } from '../../../engine/game.ts';
import { italianNames } from '../../../engine/italian.ts';
import { byCount, capital, counted, does, listed, orYou, type Person, people, toName } from '../../../engine/text.ts';
import { BOULDER, INVISIBILITY, TERROR, TRANSFORMATION, TRANSPORTATION } from '../rules/content.ts';
import type { Preview } from '../rules/preview.ts';
import { byDay } from '../rules/removals.ts';
import { type Day, type DaysEvent, dayNameOf, LAST_RESHUFFLE, type Removal, type Stack } from '../rules/state.ts';
import { effectInItalian, whyNotInItalian } from './effects/it.ts';
import type { DayInSight, DaysText, Names } from './text.ts';

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
  return DAY_NAMES[dayNameOf(day)];
}

/** The days are masculine, except Sunday: "sul lunedì", "sulla domenica". */
function agree(day: Day, masculine: string, feminine: string): string {
  return dayNameOf(day) === 'sun' ? feminine : masculine;
}

const { the, a, after } = italianNames();

/** "l’Elfo e 2 carte Mezzuomo dal martedì di Anna"; "il Nano dal lunedì di Anna e il Folletto dal tuo" */
function removals(removed: readonly Removal[], names: Names): string {
  return listed(
    byDay(removed).map(({ board, day, cards }, place, all) => {
      const told = [...cards].map(([card, copies]) =>
        copies > 1 ? `${copies} carte ${names.card(card)}` : the(names.card(card)),
      );
      const owner = names.person(board);
      const isSame = place > 0 && all[0]?.day === day;
      return `${listed(told, 'e')} ${isSame ? fromThatOf(day, owner) : `${agree(day, 'dal', 'dalla')} ${dayOf(day, owner)}`}`;
    }),
    'e',
  );
}

/** "lo Spiritello sull’Elfo" */
function stackName(stack: Stack, names: Names): string {
  return stack
    .toReversed()
    .map((card, place) => (place === 0 ? the(names.card(card)) : after('su', names.card(card))))
    .join(' ');
}

const ending: DaysText['ending'] = (why, full, names) => {
  switch (why) {
    case 'full-week': {
      const owners = full.map(names.person);
      const told = people(owners, { you: 'Tu', last: 'e' });
      const isYours = owners.some(({ isYou }) => isYou);
      if (owners.length > 1)
        return isYours ? `${told} avete completato la settimana` : `Le settimane di ${told} sono complete`;
      return isYours ? 'La tua settimana è completa' : `La settimana di ${told} è completa`;
    }
    case 'last-deck':
      return 'L’ultimo mazzo è esaurito';
    case 'all-passed':
      return 'Nessuno può più giocare';
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
    change === 0 ? [] : [`${orYou(names.person(seat), 'Tu')} ${change > 0 ? '+' : '−'}${Math.abs(change)}`],
  );
  const sentences = [
    ...(blocked === undefined
      ? []
      : [
          `Blocca ${agree(blocked.day, 'il', 'la')} ${dayOf(blocked.day, names.person(blocked.board))} fino alla fine. ${names.person(blocked.board).isYou ? 'Ti' : capital(toName(names.person(blocked.board).name))} serve una creatura in meno per completare la settimana.`,
        ]),
    ...(removed.length > 0 ? [`Toglie ${removals(removed, names)}.`] : []),
    changes.length > 0 ? `${changes.join(', ')}.` : 'I punti non cambiano.',
    ...(full.length > 0 ? ['La partita finisce.'] : []),
  ];
  return sentences.join(' ');
}

/** The same day of somebody else: "da quello di Ada", "dal tuo". */
function fromThatOf(day: Day, owner: Person): string {
  return owner.isYou ? agree(day, 'dal tuo', 'dalla tua') : `da ${agree(day, 'quello', 'quella')} di ${owner.name}`;
}

/** "martedì di Ada", "tuo martedì" */
function dayOf(day: Day, owner: Person): string {
  return owner.isYou ? `${agree(day, 'tuo', 'tua')} ${dayName(day)}` : `${dayName(day)} di ${owner.name}`;
}

function tell(event: DaysEvent, names: Names): string {
  switch (event.kind) {
    case 'game-started':
      return tellStart(event, names);
    case 'reshuffled':
      return `La pila degli Scarti diventa un nuovo mazzo di ${counted(event.cards, 'carta', 'carte')} (${event.reshuffles} di ${LAST_RESHUFFLE}).`;
    case 'removed':
      return `${capital(the(names.card(event.by)))} toglie ${removals(event.cards, names)}.`;
    case 'game-over':
      return `${ending(event.why, event.full, names)}: ${won(event.winners.map(names.person))} con ${points(Math.max(...event.scores))}!`;
    default:
      return tellTurn(event, names);
  }
}

function won(winners: readonly Person[]): string {
  const told = people(winners, { you: 'tu', last: 'e' });
  const isYours = winners.some(({ isYou }) => isYou);
  if (winners.length === 1) return isYours ? 'hai vinto' : `vince ${told}`;
  return isYours ? `${told} vincete insieme` : `vincono insieme ${told}`;
}

function tellTurn(event: Exclude<Extract<DaysEvent, { seat: Seat }>, { kind: 'removed' }>, names: Names): string {
  const who = names.person(event.seat);
  const plays = does(who, 'gioca', 'Giochi');
  switch (event.kind) {
    case 'drawn':
      return `${does(who, 'pesca', 'Peschi')} ${event.card === 'face-down' ? 'una carta' : a(names.card(event.card))}.`;
    case 'placed': {
      const where = event.board === event.seat ? dayName(event.day) : dayOf(event.day, names.person(event.board));
      return `${plays} ${a(names.card(event.card))} ${agree(event.day, 'sul', 'sulla')} ${where}.`;
    }
    case 'terrified':
      return `${plays} ${the(names.card(TERROR))} su ogni ${dayName(event.day)}.`;
    case 'transported': {
      const [swaps, gives, gets] = who.isYou ? ['scambi', 'dai', 'ricevi'] : ['scambia', 'dà', 'riceve'];
      const given = event.gave.length > 0 ? `${gives} ${stackName(event.gave, names)}` : `non ${gives} niente`;
      const got = event.got.length > 0 ? `${gets} ${stackName(event.got, names)}` : `non ${gets} niente`;
      return `${plays} ${the(names.card(TRANSPORTATION))} e ${swaps} ${agree(event.day, 'il', 'la')} ${dayName(event.day)} con ${orYou(names.person(event.board), 'te')}: ${given}, ${got}.`;
    }
    case 'transformed': {
      const isOwn = event.board === event.seat && !who.isYou;
      const day = isOwn
        ? `${agree(event.day, 'proprio', 'propria')} ${dayName(event.day)}`
        : dayOf(event.day, names.person(event.board));
      const where = `${agree(event.day, 'dal', 'dalla')} ${day}`;
      const [takes, leaves] = who.isYou ? ['prendi', 'lasci'] : ['prende', 'lascia'];
      return `${plays} ${the(names.card(TRANSFORMATION))}: ${where} ${takes} ${the(names.card(event.took))} e al suo posto ${leaves} ${the(names.card(event.gave))}.`;
    }
    case 'passed':
      return `${does(who, 'non può giocare e passa', 'Non puoi giocare e passi')}.`;
  }
}

function tellStart(event: DaysEvent & { kind: 'game-started' }, names: Names): string {
  const dealt = event.startingHand === 0 ? '' : ` Ognuno ne riceve ${event.startingHand}.`;
  const starter = names.person(event.starter);
  return `${byCount(event.cards, 'Si mescola', 'Si mescolano')} ${counted(event.cards, 'carta', 'carte')}.${dealt} ${starter.isYou ? 'Cominci tu' : `Comincia ${starter.name}`}.`;
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
