import { collectibles, done, type GameDeeds, type OwnGame } from '../../client/kit/deeds/deeds.ts';
import { elementAt } from '../../engine/list.ts';
import { cardAt, type DaysPack, DRAGON, isCreature } from './rules/content.ts';
import { cardOf, type DaysEvent, playToldBy } from './rules/state.ts';
import type { DaysView } from './rules/view.ts';

type Own = OwnGame<DaysView, DaysEvent, DaysPack>;

/** A heavy week, and a win by a landslide, in points. */
const HEAVY = 25;
const LANDSLIDE = 8;
/** A full house has this many creatures on one day; a clean sweep removes this many at once. */
const HOUSEFUL = 3;
const SWEEP = 3;

/** The badges of Dungeon Days, and the cards one meets in it. */
export const deeds: GameDeeds<DaysView, DaysEvent, DaysPack> = {
  badges: [
    {
      id: 'dragon-alone',
      icon: 'dragon-head',
      name: { en: 'The Dragon’s day', it: 'Il giorno del Drago' },
      says: {
        en: 'Finish with a Dragon alone on one of your days.',
        it: 'Chiudi con un Drago da solo in uno dei tuoi giorni.',
      },
    },
    {
      id: 'full-week',
      icon: 'calendar',
      name: { en: 'Fully booked', it: 'Agenda piena' },
      says: { en: 'Be the one who fills the week.', it: 'Completa la tua settimana per primo.' },
    },
    {
      id: 'heavy',
      icon: 'troll',
      name: { en: 'A heavy week', it: 'Una settimana pesante' },
      says: { en: `Finish with ${HEAVY} points or more.`, it: `Chiudi con almeno ${HEAVY} punti.` },
    },
    {
      id: 'sweep',
      icon: 'lava',
      name: { en: 'Clean sweep', it: 'Piazza pulita' },
      says: {
        en: `Remove ${SWEEP} of the others’ creatures with one card.`,
        it: `Togli agli altri ${SWEEP} creature con una sola carta.`,
      },
    },
    {
      id: 'bargain',
      icon: 'teleport',
      name: { en: 'A good bargain', it: 'Un buon affare' },
      says: {
        en: 'Take a Dragon from somebody with Transportation.',
        it: 'Porta via un Drago a qualcuno con il Trasporto.',
      },
    },
    {
      id: 'houseful',
      icon: 'fairy',
      name: { en: 'A full house', it: 'Casa piena' },
      says: {
        en: `Finish with ${HOUSEFUL} creatures on one of your days.`,
        it: `Chiudi con ${HOUSEFUL} creature in uno dei tuoi giorni.`,
      },
    },
    {
      id: 'untouched',
      icon: 'invisible',
      name: { en: 'Untouched', it: 'Nemmeno un graffio' },
      says: {
        en: 'Win without losing a single card to the others.',
        it: 'Vinci senza che gli altri ti tolgano una carta.',
      },
    },
    {
      id: 'landslide',
      icon: 'laurel-crown',
      name: { en: 'By a mile', it: 'Per distacco' },
      says: { en: `Win by ${LANDSLIDE} points or more.`, it: `Vinci con almeno ${LANDSLIDE} punti di vantaggio.` },
    },
  ],
  earned(game) {
    const { view, you } = game;
    const { outcome } = view;
    const { days } = elementAt(view.boards, you);
    const scores = outcome?.scores ?? [];
    const points = scores[you] ?? 0;
    const rivals = scores.filter((_, seat) => seat !== you);
    const isWon = outcome?.winners.includes(you) === true;
    return done({
      'dragon-alone': days.some((stack) => stack.length === 1 && stack[0] === DRAGON),
      'full-week': game.events.some(({ event }) => event.kind === 'game-over' && event.full.includes(you)),
      heavy: points >= HEAVY,
      sweep: removedBy(game).some((taken) => taken >= SWEEP),
      bargain: game.events.some(
        ({ event }) =>
          event.kind === 'transported' && event.seat === you && event.board !== you && event.got.includes(DRAGON),
      ),
      houseful: days.some((stack) => stack.filter(isCreature).length >= HOUSEFUL),
      untouched: isWon && !isTouched(game),
      landslide: isWon && rivals.length > 0 && points - Math.max(...rivals) >= LANDSLIDE,
    });
  },
  cardsOf: ({ cards }) => collectibles(cards),
  met({ events, pack }) {
    const plays = events.flatMap(({ event }) => playToldBy(event) ?? []);
    return [...new Set(plays.map(({ play }) => cardAt(pack, cardOf(play)).id))];
  },
};

/** How many of the others' creatures each play of the reader removed. */
function removedBy({ events, you }: Own): number[] {
  return events.flatMap(({ event }) =>
    event.kind === 'removed' && event.seat === you
      ? [event.cards.filter(({ board, card }) => board !== you && isCreature(card)).length]
      : [],
  );
}

/** Whether somebody else took a card from the reader's board. */
function isTouched({ events, you }: Own): boolean {
  return events.some(({ event }) => {
    if (!('seat' in event) || event.seat === you) return false;
    if (event.kind === 'removed') return event.cards.some(({ board }) => board === you);
    return (event.kind === 'transported' || event.kind === 'transformed') && event.board === you;
  });
}
