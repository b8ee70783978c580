import type { Outcome, Seat } from '../../../../../engine/game.ts';
import { best } from '../../../../../engine/list.ts';
import type { Quest } from '../../content.ts';
import { type Lookup, scrollCard } from '../../lookup.ts';
import {
  type Adventurer,
  type AdventurerNumber,
  adventurerOf,
  type BagState,
  type Ending,
  type OpenTable,
} from '../../state.ts';
import type { Look, Tabletop } from '../table.ts';

const PLAIN: Quest = { kind: 'ring-out' };
/** BD-80 What the Ring and the Red Dragon count in a competitive game. */
const RING_KILLS = 4;
const DRAGON_KILLS = 2;

/** BD-64, BD-87 How this adventure is won. */
export function questOf({ state, lookup }: { state: Pick<OpenTable, 'terms'>; lookup: Lookup }): Quest {
  return state.terms.scroll === undefined ? PLAIN : scrollCard(lookup, state.terms.scroll).quest;
}

/** The game is over. Adventurers still inside are lost, unless a quest was fulfilled. */
export function endGame(table: Tabletop, ending: Ending): void {
  const { state } = table;
  if (state.phase === 'over') return;
  const fulfilled = ending === 'ring-out' ? isRingQuestFulfilled(table) : ending === 'quest';
  state.ending = ending === 'ring-out' && !fulfilled ? 'quest-failed' : ending;
  state.phase = 'over';
  state.agenda.length = 0;
  state.fight = undefined;
  if (ending !== 'quest')
    for (const adventurer of state.adventurers) if (adventurer.fate === 'inside') adventurer.fate = 'lost';
  const outcome = outcomeOf(table);
  table.emit?.({
    kind: 'game-over',
    ending: state.ending,
    winners: outcome?.winners ?? [],
    ...(outcome?.scores === undefined ? {} : { scores: outcome.scores }),
  });
}

/** BD-87 The Ring is out; a scroll may want a treasure out with it, or everybody who lives. */
function isRingQuestFulfilled(look: Look): boolean {
  const quest = questOf(look);
  const { adventurers } = look.state;
  if (quest.kind !== 'ring-out') return false;
  if (
    quest.everybody === true &&
    adventurers.some(({ fate, lives }) => fate !== 'escaped' && (fate === 'inside' || lives > 0))
  )
    return false;
  if (quest.with === undefined) return true;
  const item = look.lookup.items.findIndex(({ id }) => id === quest.with);
  return adventurers.some(
    ({ fate, spaces, followers }) => fate === 'escaped' && (spaces.includes(item + 1) || followers.includes(item)),
  );
}

/** Whether an adventurer counts among the survivors. */
function hasSurvived(state: BagState, { fate }: Adventurer): boolean {
  return state.ending === 'quest' ? fate !== 'lost' : fate === 'escaped';
}

/** BD-80 Kills as they are counted: the Red Dragon two, the Ring four, all others one. */
export function killsOf({ state, lookup }: Look, who: AdventurerNumber): number {
  const { ring } = state;
  let kills = (ring.kind === 'held' || ring.kind === 'out') && ring.by === who ? RING_KILLS : 0;
  for (const monster of adventurerOf(state, who).kills) kills += monster === lookup.dragon ? DRAGON_KILLS : 1;
  return kills;
}

/** How much each adventurer who gets out adds to the daily score. */
const OUT_POINTS = 5;

/** The daily score of a solo game: kills as in BD-80, including the Ring, and adventurers who got out. */
export function dailyScoreOf(look: Look, seat: Seat): number {
  const { state } = look;
  const isWon = state.ending === 'ring-out' || state.ending === 'quest';
  return state.adventurers.reduce((sum, adventurer, who) => {
    if (adventurer.seat !== seat) return sum;
    return sum + killsOf(look, who) + (isWon && hasSurvived(state, adventurer) ? OUT_POINTS : 0);
  }, 0);
}

/** BD-64, BD-80, BD-100, BD-102 Who won, once it is over. */
export function outcomeOf(look: Look): Outcome | undefined {
  const { state } = look;
  if (state.phase !== 'over') return undefined;
  const isWon = state.ending === 'ring-out' || state.ending === 'quest';
  const survivors = state.adventurers.flatMap((adventurer, who) =>
    isWon && hasSurvived(state, adventurer) ? [who] : [],
  );
  if (state.terms.solo) return { winners: isWon ? [0] : [], scores: [survivors.length] };
  if (state.terms.competitive) {
    return {
      winners: isWon ? mostKills(look, survivors) : [],
      scores: state.adventurers.map((_, who) => killsOf(look, who)),
    };
  }
  const bearer = isWon && state.ring.kind === 'out' ? state.ring.by : undefined;
  const winners = survivors.map((who) => adventurerOf(state, who).seat);
  return {
    winners:
      bearer === undefined
        ? winners
        : [adventurerOf(state, bearer).seat, ...winners.filter((seat) => seat !== adventurerOf(state, bearer).seat)],
  };
}

/** BD-100 Most kills; a tie goes to the ring bearer, then to more lives left, else it is shared. */
function mostKills(look: Look, survivors: readonly AdventurerNumber[]): Seat[] {
  const { state } = look;
  const { ring } = state;
  const byKills = best(survivors, (who) => killsOf(look, who));
  const byRing = best(byKills, (who) => ((ring.kind === 'out' || ring.kind === 'held') && ring.by === who ? 1 : 0));
  return best(byRing, (who) => adventurerOf(state, who).lives).map((who) => adventurerOf(state, who).seat);
}
