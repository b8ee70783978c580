import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { backOf, type CardNumber } from '../../rules/content.ts';
import type { Lookup } from '../../rules/lookup.ts';
import type { Quest } from '../../rules/options.ts';
import type { TimeState } from '../../rules/state.ts';
import { copyForesight, emptyForesight, type Foresight, foresee, isMet } from '../foresight.ts';

/** A team in a playout: its hands, and the predicted result of the Story. */
export interface Team {
  quest: Quest;
  goal: number;
  handSize: number;
  hands: CardNumber[][];
  /** The draw deck, the next card last. */
  deck: CardNumber[];
  /** The predicted result of the current Story. */
  now: Foresight;
  /** DT-84 Mission cards played. */
  missions: number;
  done: boolean[];
}

/** The team of a state in the Adventure phase. */
export function teamOf(lookup: Lookup, state: TimeState): Team {
  return {
    quest: state.quest,
    goal: state.goal,
    handSize: state.handSize,
    hands: state.players.map(({ hand }) => hand.slice()),
    deck: state.deck.slice(),
    now: foresee(lookup, emptyForesight(state.slots), state.story),
    missions: state.missionsPlayed,
    done: state.players.map(({ done, away }) => done || away),
  };
}

/** A copy to go on with. */
export function copyTeam(team: Team): Team {
  return {
    ...team,
    hands: team.hands.map((hand) => hand.slice()),
    deck: team.deck.slice(),
    now: copyForesight(team.now),
    done: team.done.slice(),
  };
}

/** Removes a card from a hand, and draws another. */
export function replaceCard({ hands, deck }: Team, seat: Seat, card: CardNumber): void {
  const hand = elementAt(hands, seat);
  const place = hand.indexOf(card);
  if (place === -1) return;
  const next = deck.pop();
  if (next === undefined) hand.splice(place, 1);
  else hand[place] = next;
}

/** DT-52 Whether the Adventure card may be played now. */
export function mayBegin({ quest, missions }: Pick<Team, 'quest' | 'missions'>, lookup: Lookup): boolean {
  return quest.kind === 'adventure' && missions >= elementAt(lookup.pack.adventures, quest.place).scroll.reputation;
}

/** Whether the current Story wins the game. */
export function isWon({ now, goal, quest }: Pick<Team, 'now' | 'goal' | 'quest'>, lookup: Lookup): boolean {
  if (now.broken || now.completed < goal) return false;
  return lookup.victory(quest).every((condition) => isMet(now, condition, lookup));
}

/** The Missions and Adventures among cards. */
export function isQuest(card: CardNumber): boolean {
  return backOf(card) !== 'item';
}
