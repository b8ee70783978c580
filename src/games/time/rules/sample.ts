import type { Viewer } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import { without } from '../../../engine/pieces.ts';
import { type Rng, shuffle } from '../../../engine/rng.ts';
import { openPart, openPlayer } from './clone.ts';
import {
  adventureCard,
  backOf,
  type CardNumber,
  GAME_MISSIONS,
  ITEM_COPIES,
  ITEM_KINDS,
  missionsInDecks,
  missionsOnScroll,
} from './content.ts';
import type { Lookup } from './lookup.ts';
import type { KnownCard, TimeKnowledge } from './remember.ts';
import type { TimeState } from './state.ts';
import { isSolo, type TimeView } from './view.ts';

/** What a viewer knows of each pile, and how many cards are hidden in it. */
interface Piles {
  /** The Story deck and the discard pile, the top card last; `face-down` for a hidden card. */
  story: KnownCard[];
  discard: KnownCard[];
  hidden: { deck: number; story: number; discard: number };
}

/**
 * A state consistent with a view and what the viewer remembers: hidden cards are dealt at random to their possible
 * places.
 */
export function sampleState(
  view: TimeView,
  viewer: Viewer,
  { lookup, rng, knowledge }: { lookup: Lookup; rng: Rng; knowledge?: TimeKnowledge | undefined },
): TimeState {
  const piles = pilesOf(view, knowledge, rng);
  const seen = seenCards(view, piles);
  const missions = view.missions?.slice() ?? sampleMissions(view, seen, { lookup, rng });
  const hidden = hiddenCards(view, seen, missions);
  for (const pool of [hidden.items, hidden.missions]) shuffle(pool, rng);
  const draw = (back: 'item' | 'mission' | 'adventure'): CardNumber => {
    const card = (back === 'item' ? hidden.items : back === 'mission' ? hidden.missions : hidden.adventures).pop();
    if (card === undefined) throw new Error(`this view hides no ${back} card any more`);
    return card;
  };
  const players = view.players.map((player, seat) => ({
    hand: seat === viewer || isSolo(view) ? view.hand.slice() : player.backs.map(draw),
    ...openPlayer(player),
  }));
  const top = view.deck.top === undefined ? [] : [draw(view.deck.top)];
  const storyMissions = view.phase === 'adventure' ? missionsHiddenInStory(view, piles) : undefined;
  const filled = fill({ ...piles.hidden, deck: piles.hidden.deck - top.length }, hidden, { storyMissions, rng });
  const story = filledUp(piles.story, filled.story);
  return {
    ...openPart(view),
    storyLog: view.story.log !== undefined,
    missions,
    slots: view.slots.printed,
    extraSlot: view.slots.extra,
    failed: view.failedCards.slice(),
    players,
    deck: [...filled.deck, ...top],
    story,
    discard: filledUp(piles.discard, filled.discard),
    missionsPlayed: view.missionsPlayed ?? story.filter((card) => backOf(card) === 'mission').length,
  };
}

/** Puts cards into the hidden places of a pile. */
function filledUp(pile: readonly KnownCard[], cards: CardNumber[]): CardNumber[] {
  return pile.map((known) => {
    const card = known === 'face-down' ? cards.shift() : known;
    if (card === undefined) throw new Error('this pile has more hidden places than cards');
    return card;
  });
}

function pilesOf(view: TimeView, knowledge: TimeKnowledge | undefined, rng: Rng): Piles {
  const story = underneath(view.story.size, storyIn(view, knowledge, rng), knownStory(view));
  const top = view.discard.top === undefined ? [] : [view.discard.top];
  const thrown = view.phase === 'adventure' ? (knowledge?.discard ?? []) : [];
  const discard = underneath(view.discard.size, thrown, top);
  // Failed cards are in the discard pile, on top or somewhere below.
  const below = view.failedCards.filter((card) => card !== view.discard.top);
  for (const [place, card] of below.entries()) discard[discard.length - 2 - place] = card;
  const hiddenIn = (pile: readonly KnownCard[]): number => pile.filter((card) => card === 'face-down').length;
  return { story, discard, hidden: { deck: view.deck.size, story: hiddenIn(story), discard: hiddenIn(discard) } };
}

/** A pile as remembered, if that is as many cards as it has, with the open cards on top of it. */
function underneath(size: number, remembered: readonly KnownCard[], open: readonly CardNumber[]): KnownCard[] {
  const pile = remembered.length === size ? remembered.slice() : new Array<KnownCard>(size).fill('face-down');
  for (const [place, card] of open.entries()) pile[size - open.length + place] = card;
  return pile;
}

/** DT-30, DT-68 The remembered Story with its top card last: turned over, it is the next one to be revealed. */
function storyIn({ phase }: TimeView, knowledge: TimeKnowledge | undefined, rng: Rng): KnownCard[] {
  const story = knowledge?.story.slice() ?? [];
  if (phase === 'adventure') return story;
  shuffle(story, rng, knowledge?.loose ?? 0);
  return story.reverse();
}

function knownStory({ story, pending }: TimeView): CardNumber[] {
  if (story.log !== undefined) return story.log.slice();
  if (pending?.kind === 'look-and-discard') return pending.cards.toReversed();
  if (pending?.kind === 'look-and-arrange') return [...pending.placed, ...pending.cards].reverse();
  return story.top === undefined ? [] : [story.top];
}

/** Every card whose place the viewer knows. */
function seenCards(view: TimeView, { story, discard }: Piles): CardNumber[] {
  const waiting = view.pending?.kind === 'waive' ? [view.pending.card] : [];
  const packed = view.backpack.cards.flatMap((count, item) => Array.from({ length: count }, () => item));
  const laid = [...story, ...discard].filter((card) => card !== 'face-down');
  return [...view.hand, ...laid, ...view.completed, ...waiting, ...packed];
}

/** DT-11, DT-44, DT-50 Twelve Missions this table may have, including those that were seen. */
function sampleMissions(
  { quest }: TimeView,
  seen: readonly CardNumber[],
  { lookup, rng }: { lookup: Lookup; rng: Rng },
): CardNumber[] {
  const { pack } = lookup;
  if (quest.kind === 'adventure') {
    return missionsOnScroll(pack, elementAt(pack.adventures, quest.place).scroll);
  }
  const picked: CardNumber[] = [];
  for (const { decks, missions } of elementAt(pack.scenarios, quest.place).draws) {
    const cards = missionsInDecks(pack, decks);
    shuffle(cards, rng);
    cards.sort((one, other) => Number(seen.includes(other)) - Number(seen.includes(one)));
    picked.push(...cards.filter((card) => !picked.includes(card)).slice(0, missions));
  }
  if (picked.length !== GAME_MISSIONS) throw new Error(`a sound pack's scenario has ${GAME_MISSIONS} Missions`);
  return picked;
}

interface Hidden {
  items: CardNumber[];
  missions: CardNumber[];
  adventures: CardNumber[];
}

function hiddenCards(
  { quest, adventureAfter }: TimeView,
  seen: readonly CardNumber[],
  missions: readonly CardNumber[],
): Hidden {
  const items = Array.from({ length: ITEM_KINDS * ITEM_COPIES }, (_, place) => Math.floor(place / ITEM_COPIES));
  const adventures = quest.kind === 'adventure' && adventureAfter === undefined ? [adventureCard(quest.place)] : [];
  return { items: without(items, seen), missions: without(missions, seen), adventures: without(adventures, seen) };
}

/** DT-84 The open counter shows how many Mission cards are in the Story deck. */
function missionsHiddenInStory(view: TimeView, { story }: Piles): number | undefined {
  if (view.missionsPlayed === undefined) return undefined;
  return view.missionsPlayed - story.filter((card) => card !== 'face-down' && backOf(card) === 'mission').length;
}

/** Deals the hidden cards to the piles; the Adventure card was played, or later discarded by a skill or as failed. */
function fill(
  { deck, story, discard }: Piles['hidden'],
  hidden: Hidden,
  { storyMissions, rng }: { storyMissions: number | undefined; rng: Rng },
): { deck: CardNumber[]; story: CardNumber[]; discard: CardNumber[] } {
  if (deck + story + discard === 0) return { deck: [], story: [], discard: [] };
  const adventures = { story: story > 0 ? hidden.adventures : [], discard: story > 0 ? [] : hidden.adventures };
  const inStory = hidden.missions.splice(0, storyMissions ?? 0);
  const rest = storyMissions === undefined ? hidden.missions : [];
  const isolated = storyMissions === undefined ? [] : hidden.missions;
  const storyFixed = [...adventures.story, ...inStory];
  const items = hidden.items;
  const pool = [...rest, ...items.splice(0)];
  shuffle(pool, rng);
  // With the counter open, the other Missions go anywhere except into the Story deck.
  const laid = [...storyFixed, ...pool.splice(0, story - storyFixed.length)];
  const others = [...isolated, ...pool];
  shuffle(others, rng);
  shuffle(laid, rng);
  const thrown = [...adventures.discard, ...others.splice(0, discard - adventures.discard.length)];
  return { story: laid, discard: thrown, deck: others };
}
