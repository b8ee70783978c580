import type { RuleContext } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { Options } from '../../../../engine/options.ts';
import { shuffle } from '../../../../engine/rng.ts';
import {
  adventureCard,
  type CardNumber,
  HEROES,
  ITEM_COPIES,
  ITEM_KINDS,
  missionPlace,
  missionsInDecks,
  missionsOnScroll,
  TOKEN_COPIES,
} from '../content.ts';
import { noItems } from '../counts.ts';
import type { Lookup } from '../lookup.ts';
import { readOptions, type TimeOptions } from '../options.ts';
import { EXTENDED_SLOTS, type Player, SLOTS, type TimeEvent, type TimeState } from '../state.ts';
import type { Tabletop } from './table.ts';

/** DT-10 Items dealt at the start and cards in a hand, by number of players. */
const STARTING_ITEMS = [0, 13, 12, 13, 14, 13];
const HAND_SIZES = [0, 15, 7, 5, 4, 3];
const STARTING_MISSIONS = 2;
const HEROES_OFFERED = 2;

/** DT-10 to DT-14, DT-62, DT-89 The table before the game: Heroes to choose from, or dealt hands. */
export function setUp(
  lookup: Lookup,
  { seats, options }: { seats: number; options: Options },
  context: RuleContext<TimeEvent>,
): TimeState {
  const read = readOptions(options);
  const state = emptyTable(lookup, seats, read);
  state.missions = pickMissions(lookup, read, context);
  const table = { state, lookup, context };
  if (read.heroes) offerHeroes(table);
  else deal(table);
  return state;
}

/** All fields in a fixed order, with or without a value, so that equal states have equal JSON. */
function emptyTable({ pack }: Lookup, seats: number, options: TimeOptions): TimeState {
  const { quest } = options;
  return {
    phase: 'ready',
    quest,
    goal:
      quest.kind === 'scenario'
        ? elementAt(pack.scenarios, quest.place).goal
        : elementAt(pack.adventures, quest.place).scroll.goal,
    clock: options.clock,
    draw: options.draw,
    storyLog: options.storyLog,
    firstEdition: options.firstEdition ? true : undefined,
    missions: [],
    players: Array.from({ length: seats }, newPlayer),
    handSize: elementAt(HAND_SIZES, seats),
    deck: [],
    story: [],
    discard: [],
    missionsPlayed: 0,
    startsAt: undefined,
    endsAt: undefined,
    slots: options.extended ? EXTENDED_SLOTS : SLOTS,
    extraSlot: false,
    backpack: { cards: noItems(), tokens: noItems() },
    supply: noItems().fill(TOKEN_COPIES),
    completed: [],
    failed: [],
    lastFailed: undefined,
    adventureAfter: undefined,
    next: { solved: false, named: [], waived: 0 },
    moment: 0,
    pending: undefined,
    decideBy: undefined,
    hold: undefined,
    pausedBy: undefined,
    told: undefined,
    ending: undefined,
    brokenBy: undefined,
  };
}

function newPlayer(): Player {
  return { hand: [], offered: [], hero: undefined, ready: false, done: false, away: false, held: false };
}

/** DT-11, DT-50, DT-91 The twelve Missions: as named by the scroll, or drawn from the scenario's decks. */
function pickMissions(
  { pack }: Lookup,
  { quest, leftOut }: TimeOptions,
  { rng }: RuleContext<TimeEvent>,
): CardNumber[] {
  if (quest.kind === 'adventure') {
    return missionsOnScroll(pack, elementAt(pack.adventures, quest.place).scroll);
  }
  const picked: CardNumber[] = [];
  for (const { decks, missions } of elementAt(pack.scenarios, quest.place).draws) {
    const cards = missionsInDecks(pack, decks);
    const fresh = cards.filter((card) => !leftOut.includes(missionPlace(card)));
    const stale = cards.filter((card) => leftOut.includes(missionPlace(card)));
    shuffle(fresh, rng);
    shuffle(stale, rng);
    picked.push(...[...fresh, ...stale].slice(0, missions));
  }
  return picked;
}

/** DT-62 Each player draws two Heroes, face up until one is chosen. */
function offerHeroes({ state, context }: Tabletop): void {
  const heroes = Array.from({ length: HEROES }, (_, hero) => hero);
  shuffle(heroes, context.rng);
  for (const player of state.players) player.offered = heroes.splice(0, HEROES_OFFERED);
  state.phase = 'heroes';
  context.emit?.({ kind: 'heroes-dealt', offered: state.players.map(({ offered }) => offered.slice()) });
}

/** DT-10 to DT-12, DT-51 Deals the hands; the rest becomes the draw deck. */
export function deal({ state, context }: Tabletop): void {
  const { rng } = context;
  const items = Array.from({ length: ITEM_KINDS * ITEM_COPIES }, (_, place) => place % ITEM_KINDS);
  const missions = state.missions.slice();
  shuffle(items, rng);
  shuffle(missions, rng);
  const adventure = state.quest.kind === 'adventure' ? [adventureCard(state.quest.place)] : [];
  const dealt = [
    ...missions.splice(0, STARTING_MISSIONS),
    ...adventure,
    ...items.splice(0, elementAt(STARTING_ITEMS, state.players.length) - adventure.length),
  ];
  shuffle(dealt, rng);
  state.deck = [...items, ...missions];
  shuffle(state.deck, rng);
  state.phase = 'ready';
  state.players.forEach((player, seat) => {
    player.hand = dealt.splice(0, state.handSize);
    context.emit?.({ kind: 'dealt', seat, cards: player.hand.slice() });
  });
}
