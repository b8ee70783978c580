import { collectibles, done, type GameDeeds } from '../../client/kit/deeds/deeds.ts';
import { fatesOf } from './page/ending/fates.ts';
import { meritOf } from './page/ending/merits.ts';
import { printedOn, type TimePack } from './rules/content.ts';
import type { TimeEvent } from './rules/state.ts';
import { isSolo, type TimeView } from './rules/view.ts';

/** How many Missions more than needed, how many of one's own, and how many calls. */
const BEYOND = 2;
const OWN = 3;
const CALLS = 8;
/** A low goal is a hard Story: each Mission needs more. */
const HARD_GOAL = 8;

/** The badges of Dungeon Time, and the cards one meets in it. */
export const deeds: GameDeeds<TimeView, TimeEvent, TimePack> = {
  badges: [
    {
      id: 'beyond',
      icon: 'laurel-crown',
      name: { en: 'And some to spare', it: 'E ne avanza' },
      says: {
        en: `Win with ${BEYOND} Missions more than you need.`,
        it: `Vinci con ${BEYOND} Missioni più del necessario.`,
      },
    },
    {
      id: 'early',
      icon: 'hourglass',
      name: { en: 'Sand to spare', it: 'Ancora sabbia' },
      says: {
        en: 'Win a Story you ended before the time was up.',
        it: 'Vinci una Storia chiusa prima della fine del tempo.',
      },
    },
    {
      id: 'snug',
      icon: 'swap-bag',
      name: { en: 'Not a strap to spare', it: 'Fino all’ultima cinghia' },
      says: {
        en: 'Win after the Backpack was full to the last slot.',
        it: 'Vinci dopo aver riempito lo Zaino fino all’ultimo spazio.',
      },
    },
    {
      id: 'flawless',
      icon: 'jeweled-chalice',
      name: { en: 'Flawless', it: 'Senza macchia' },
      says: { en: 'Win without a failed Mission.', it: 'Vinci senza fallire una sola Missione.' },
    },
    {
      id: 'alone',
      icon: 'backpack',
      name: { en: 'All by yourself', it: 'Tutto in solitario' },
      says: { en: 'Win a Story alone.', it: 'Vinci una Storia in solitario.' },
    },
    {
      id: 'own-three',
      icon: 'crossed-swords',
      name: { en: 'A hand in everything', it: 'Lo zampino ovunque' },
      says: {
        en: `Accomplish ${OWN} of your own Missions in a Story.`,
        it: `Completa ${OWN} delle tue Missioni in una Storia.`,
      },
    },
    {
      id: 'caller',
      icon: 'pirate-captain',
      name: { en: 'Loud and clear', it: 'Forte e chiaro' },
      says: { en: `Call ${CALLS} times in a Story that is won.`, it: `Chiama ${CALLS} volte in una Storia vinta.` },
    },
    {
      id: 'hard',
      icon: 'throne-king',
      name: { en: 'The deep end', it: 'Dove non si tocca' },
      says: {
        en: `Win a Story that asks for ${HARD_GOAL} Missions or fewer: they’re the hard ones.`,
        it: `Vinci una Storia che chiede al massimo ${HARD_GOAL} Missioni: sono quelle difficili.`,
      },
    },
  ],
  earned({ view, events, you }) {
    const { fates } = fatesOf(events);
    const isWon = view.ending === 'won';
    const calls = events.filter(({ event }) => event.kind === 'called' && event.seat === you).length;
    return done({
      beyond: isWon && view.completed.length >= view.goal + BEYOND,
      early: isWon && events.some(({ event }) => event.kind === 'adventure-ended' && event.why === 'all-done'),
      snug: isWon && events.some(({ event }) => event.kind === 'packed' && event.used >= event.slots),
      flawless: isWon && !events.some(({ event }) => event.kind === 'failed'),
      alone: isWon && isSolo(view),
      'own-three': meritOf(fates, you).missions >= OWN,
      caller: isWon && calls >= CALLS,
      hard: isWon && view.goal <= HARD_GOAL,
    });
  },
  cardsOf: ({ items, missions, adventures, heroes }) => collectibles(items, missions, adventures, heroes),
  met({ events, pack }) {
    const met = new Set<string>();
    for (const { event } of events) {
      if (event.kind === 'revealed') met.add(printedOn(pack, event.card).id);
      if (event.kind === 'hero-kept') met.add(pack.heroes[event.hero]?.id ?? '');
    }
    return [...met];
  },
};
