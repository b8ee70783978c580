import type { Seat } from '../../../../engine/game.ts';
import type { Tried } from '../../../../engine/judgement.ts';
import { fastRng, type Rng } from '../../../../engine/rng.ts';
import type { TimeGame } from '../../rules/game.ts';
import type { Lookup } from '../../rules/lookup.ts';
import type { TimeChoice, TimeState } from '../../rules/state.ts';
import { meetNext } from '../foresight.ts';
import { calledBy, knownOf, type TimePosition } from './choice.ts';
import { CARD_MS, type Kept, playOn } from './play-on.ts';
import { resolve } from './resolve.ts';
import { copyTeam, isQuest, isWon, replaceCard, type Team, teamOf } from './team.ts';

/** Maximum number of cards played without a clock. */
const ENDLESS = 120;
/** The clock at its start, in ms. */
const WHOLE_CLOCK = 300_000;

/** Choices of a seat at a position, tried in a number of worlds. */
export interface Trial {
  position: TimePosition;
  seat: Seat;
  choices: readonly (TimeChoice | undefined)[];
  worlds: number;
  rng: Rng;
}

/** The result of a trial. */
interface End {
  isWon: boolean;
  missions: number;
  isBroken: boolean;
}

/**
 * The figures of a trial, in the order of the adviser's reasons: Missions accomplished, and whether the Backpack holds.
 */
function figuresOf({ missions, isBroken }: End): number[] {
  return [missions, isBroken ? -1 : 0];
}

/** Tries choices out to the end of the game, all in the same worlds and with the same random numbers. */
export function tryOut(game: TimeGame, lookup: Lookup, trial: Trial): Tried[] {
  const { position, seat, choices, worlds, rng } = trial;
  const tried = choices.map((): Tried => ({ shares: [], figures: [] }));
  const seats = position.view.players.length;
  // If nothing relevant is hidden, all worlds are the same.
  const times = isWholeStoryKnown(position) ? worlds : 1;
  for (let world = 0; world < worlds; world += times) {
    const state = game.sample(position.view, seat, rng, position.knowledge);
    fitCalls(lookup, state, trial);
    const luck = [rng.int(2 ** 32), rng.int(2 ** 32)];
    const isResolved = state.phase === 'resolution' || state.phase === 'over';
    const end = isResolved ? resolvedEnds(game, lookup, { state, seat }) : playedEnds(lookup, { state, trial });
    for (const [place, { shares, figures }] of tried.entries()) {
      const result = end(choices[place], fastRng(...luck));
      for (let time = 0; time < times; time++) {
        shares.push(new Array<number>(seats).fill(result.isWon ? 1 : 0));
        figures.push(figuresOf(result));
      }
    }
  }
  return tried;
}

/** In the Resolution phase a seat that has seen the whole Story knows the coming cards. */
function isWholeStoryKnown({ view, knowledge }: TimePosition): boolean {
  const known = knownOf({ knowledge });
  return (
    view.phase === 'resolution' &&
    known?.story.length === view.story.size &&
    known.loose === 0 &&
    !known.story.includes('face-down')
  );
}

function resolvedEnds(game: TimeGame, lookup: Lookup, { state, seat }: { state: TimeState; seat: Seat }) {
  return (choice: TimeChoice | undefined, rng: Rng): End => {
    const copy = game.clone(state);
    if (choice !== undefined && choice.kind !== 'wait' && choice.kind !== 'keep-back')
      game.play(copy, seat, choice, { rng, now: 0 });
    resolve(game, lookup, { state: copy, rng });
    return {
      isWon: copy.ending === 'won',
      missions: copy.completed.length,
      isBroken: copy.ending === 'backpack-broke',
    };
  };
}

function playedEnds(lookup: Lookup, { state, trial: { position, seat } }: { state: TimeState; trial: Trial }) {
  const team = teamOf(lookup, state);
  const cards = cardsLeft(position);
  return (choice: TimeChoice | undefined, rng: Rng): End => {
    const copy = copyTeam(team);
    const kept = choice === undefined ? undefined : choose(lookup, copy, { seat, choice, cards });
    if (!copy.done.every((isDone) => isDone)) playOn(lookup, copy, { rng, cards, kept });
    return { isWon: isWon(copy, lookup), missions: copy.now.completed, isBroken: copy.now.broken };
  };
}

/** How many cards the team will still play. */
function cardsLeft({ view, at }: TimePosition): number {
  const ends = view.phase === 'adventure' ? view.endsAt : at + (view.clock || WHOLE_CLOCK);
  return ends === undefined ? ENDLESS : Math.max(0, Math.round((ends - at) / CARD_MS));
}

/** Makes a choice; returns the card it keeps back. */
function choose(
  lookup: Lookup,
  team: Team,
  { seat, choice, cards }: { seat: Seat; choice: TimeChoice; cards: number },
): Kept | undefined {
  switch (choice.kind) {
    case 'play':
      for (const card of choice.cards) {
        meetNext(lookup, team.now, card);
        if (isQuest(card)) team.missions += 1;
        replaceCard(team, seat, card);
      }
      return undefined;
    case 'discard':
      for (const card of choice.cards) replaceCard(team, seat, card);
      return undefined;
    case 'done':
      team.done[seat] = true;
      return undefined;
    case 'keep-back':
      return { seat, card: choice.card, cards: Math.min(cards, Math.round(choice.ms / CARD_MS)) };
    default:
      return undefined;
  }
}

/** A caller has a Mission that needs the Item: if it is elsewhere in a world, it is swapped with the deck. */
function fitCalls(lookup: Lookup, state: TimeState, { position, seat }: Trial): void {
  if (state.phase !== 'adventure') return;
  for (const call of calledBy({ seat, knowledge: position.knowledge })) {
    const hand = state.players[call.seat]?.hand ?? [];
    const needsIt = (card: number): boolean => isQuest(card) && lookup.needs(card).includes(call.item);
    if (hand.some(needsIt)) continue;
    const held = hand.find(isQuest);
    const hidden = state.deck.find(needsIt);
    if (held === undefined || hidden === undefined) continue;
    hand[hand.indexOf(held)] = hidden;
    state.deck[state.deck.indexOf(hidden)] = held;
  }
}
