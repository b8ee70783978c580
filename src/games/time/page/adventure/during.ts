import type { Seat } from '../../../../engine/game.ts';
import type { TimeView } from '../../rules/view.ts';
import type { Mode } from '../hand/hand.tsx';
import type { OpenCalls } from '../team/open-calls.ts';
import type { TimePageText } from '../text/text.ts';

/** DT-25 Whether all the others have said done, so that the clock runs for this seat alone. */
export function areOthersDone({ players }: Pick<TimeView, 'players'>, you: Seat): boolean {
  return players.length > 1 && players.every(({ done, away }, seat) => seat === you || done || away);
}

/** DT-20 The current hint: the first cards, then how to call, then saying done. */
export function duringNow(now: {
  asked: Exclude<Mode, 'look'>;
  view: Pick<TimeView, 'players' | 'story'>;
  isDone: boolean;
  isAwaited: boolean;
}): keyof TimePageText['during'] {
  const { players, story } = now.view;
  if (now.asked !== 'play') return now.asked;
  if (now.isDone) return 'done';
  if (now.isAwaited) return 'awaited';
  if (story.size < 3 || players.length === 1) return 'play';
  return story.size < 8 ? 'call' : 'goOn';
}

/** What would get things going for a player without a Mission, and how many players have none. */
export interface Unlock {
  kind: keyof TimePageText['unlock'];
  holders: number;
}

/** What a player without a Mission in hand can do now: answer, discard, or stop. */
export function unlockNow(
  { players, hand, deck }: Pick<TimeView, 'players' | 'hand' | 'deck'>,
  { needs }: Pick<OpenCalls, 'needs'>,
  you: Seat,
): Unlock {
  const playing = players.filter(({ done, away }) => !done && !away);
  const holders = playing.filter(({ backs }) => backs.every((back) => back === 'item')).length;
  const isCalled = needs.some(({ seat, item }) => seat !== you && hand.includes(item));
  const isDone = players[you]?.done === true;
  if (hand.length === 0) return { kind: isDone ? 'waiting' : 'noCards', holders };
  if (isCalled) return { kind: 'answer', holders };
  if (deck.size > 0) return { kind: 'discard', holders };
  if (isDone) return { kind: 'waiting', holders };
  return { kind: holders === playing.length ? 'nothingLeft' : 'listen', holders };
}
