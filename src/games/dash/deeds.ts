import { collectibles, done, type GameDeeds, type OwnGame } from '../../client/kit/deeds/deeds.ts';
import type { DashPack } from './rules/content.ts';
import type { DashEvent } from './rules/state.ts';
import type { DashView } from './rules/view.ts';

type Own = OwnGame<DashView, DashEvent, DashPack>;

/** How much gold makes a rich player, and by how much a win is a landslide. */
const RICH = 25;
const LANDSLIDE = 10;
/** A Treasure this valuable is a royal one. */
const ROYAL = 10;
/** How many Equipment cards in a game, and how many steps in a turn. */
const PREPARED = 5;
const LONG_WAY = 7;

/** The badges of Dash Through the Dungeon, and the cards one meets in it. */
export const deeds: GameDeeds<DashView, DashEvent, DashPack> = {
  badges: [
    {
      id: 'royal',
      icon: 'crown',
      name: { en: 'Crowned', it: 'Testa coronata' },
      says: { en: 'Take a Crown home.', it: 'Porta a casa una Corona.' },
    },
    {
      id: 'dragon',
      icon: 'dragon-head',
      name: { en: 'Past the Dragon', it: 'Sotto il naso del Drago' },
      says: {
        en: 'Meet the Dragon and find a Treasure in the same turn.',
        it: 'Incontra il Drago e trova un Tesoro nello stesso turno.',
      },
    },
    {
      id: 'three-finds',
      icon: 'dungeon-gate',
      name: { en: 'Three for three', it: 'Tre su tre' },
      says: { en: 'Take a Treasure in each of the three dungeons.', it: 'Prendi un Tesoro in ognuno dei tre dungeon.' },
    },
    {
      id: 'prepared',
      icon: 'knapsack',
      name: { en: 'Well packed', it: 'Zaino ben fatto' },
      says: {
        en: `Use ${PREPARED} Equipment cards in a game.`,
        it: `Usa ${PREPARED} carte Equipaggiamento in una partita.`,
      },
    },
    {
      id: 'long-way',
      icon: 'footprint',
      name: { en: 'The long way round', it: 'Il giro lungo' },
      says: { en: `Flip ${LONG_WAY} cards in one turn.`, it: `Gira ${LONG_WAY} carte in un solo turno.` },
    },
    {
      id: 'rich',
      icon: 'open-treasure-chest',
      name: { en: 'Filthy rich', it: 'Ricchezza sfondata' },
      says: { en: `Finish with ${RICH} gold or more.`, it: `Chiudi con almeno ${RICH} monete d’oro.` },
    },
    {
      id: 'landslide',
      icon: 'two-coins',
      name: { en: 'By a mile', it: 'Per distacco' },
      says: { en: `Win by ${LANDSLIDE} gold or more.`, it: `Vinci con almeno ${LANDSLIDE} monete d’oro di vantaggio.` },
    },
    {
      id: 'cool-head',
      icon: 'lantern-flame',
      name: { en: 'Cool head', it: 'Sangue freddo' },
      says: {
        en: 'Win, and no turn of yours ends by a door, darkness, confusion or lack of AP.',
        it: 'Vinci senza che un tuo turno finisca per una porta, per l’Oscurità, per la Confusione o per mancanza di PA.',
      },
    },
  ],
  earned(game) {
    const { view, you, pack } = game;
    const turns = turnsOf(game);
    const treasures = turns.flatMap(({ found }) => found);
    const scores = view.outcome?.scores ?? [];
    const gold = scores[you] ?? 0;
    const rivals = scores.filter((_, seat) => seat !== you);
    const isWon = view.outcome?.winners.includes(you) === true;
    const dragon = pack.dungeon.findIndex(({ id }) => id === 'dragon');
    return done({
      royal: treasures.some(({ card }) => goldOf(pack, card) >= ROYAL),
      dragon: turns.some(({ flipped, found }) => flipped.includes(dragon) && found.length > 0),
      'three-finds': new Set(treasures.map(({ dungeon }) => dungeon)).size >= 3,
      prepared: turns.reduce((sum, { used }) => sum + used, 0) >= PREPARED,
      'long-way': turns.some(({ flipped }) => flipped.length >= LONG_WAY),
      rich: gold >= RICH,
      landslide: isWon && rivals.length > 0 && gold - Math.max(...rivals) >= LANDSLIDE,
      'cool-head': isWon && turns.every(({ why }) => why === 'treasure' || why === 'stopped' || why === 'last-card'),
    });
  },
  cardsOf: ({ dungeon, equipment }) => collectibles(dungeon, equipment),
  // All cards are dealt in every game, so only those one has flipped or held oneself count.
  met({ events, you, pack }) {
    const met = new Set<string>();
    for (const { event } of events) {
      if (!('seat' in event) || event.seat !== you) continue;
      if (event.kind === 'flipped') met.add(pack.dungeon[event.card]?.id ?? '');
      if (event.kind === 'equipment-drawn') met.add(pack.equipment[event.card]?.id ?? '');
    }
    return [...met];
  },
};

/** The reader's own turns: what they flipped, used and found, and how each ended. */
function turnsOf({ events, you }: Own) {
  const turns: { flipped: number[]; found: { card: number; dungeon: number }[]; used: number; why: string }[] = [];
  let dungeon = 0;
  for (const { event } of events) {
    if (event.kind === 'dungeon-dealt') dungeon = event.dungeon;
    if (!('seat' in event) || event.seat !== you) continue;
    if (event.kind === 'turn-started') turns.push({ flipped: [], found: [], used: 0, why: '' });
    const turn = turns.at(-1);
    if (event.kind === 'flipped') turn?.flipped.push(event.card);
    if (event.kind === 'treasure-taken') turn?.found.push({ card: event.card, dungeon });
    if (event.kind === 'used' && turn !== undefined) turn.used += 1;
    if (event.kind === 'turn-ended' && turn !== undefined) turn.why = event.why;
  }
  return turns;
}

function goldOf({ dungeon }: DashPack, card: number): number {
  const printed = dungeon[card];
  return printed?.kind === 'treasure' ? printed.gold : 0;
}
