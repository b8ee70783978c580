import { useEffect, useRef, useState } from 'react';
import { beatPaceNow } from '../../../../client/device/settings.ts';
import { useStage } from '../../../../client/kit/stage/stage-now.ts';
import { showPace, showTime } from '../../rules/content.ts';
import type { Situation } from '../situation.ts';
import type { CardOutcome } from './card-outcome.ts';

/** Several pages reveal automatically: each seat waits this much longer than the one before. */
const TURN_MS = 400;
/** The pause between two cards, and how long turning over the Story is shown. */
const BETWEEN_MS = 250;
const TURNED_MS = 3_000;

/** How long the page waits before it reveals the next card, in a Story of this many cards, once the last one was staged. */
export function pauseBefore(card: CardOutcome | undefined, cards: number): number {
  return card === undefined ? TURNED_MS : Math.round(BETWEEN_MS * showPace(cards));
}

/** How the Story goes on: automatically, or at a tap. */
export interface Turning {
  isByItself: boolean;
  canGoOn: boolean;
  /** Whether the end comes next. */
  isLast: boolean;
  /** Skips what is being shown; if everything is shown, reveals the next card. */
  goOn(): void;
  /** Pauses the reveals for everybody, or resumes them. */
  toggle(): void;
}

/** Reveals the cards of the Story: automatically if the table has a clock, otherwise at a tap. */
export function useTurning(
  { view, moves, you, send }: Situation,
  { card, isByItself: isUsual }: { card: CardOutcome | undefined; isByItself: boolean },
): Turning {
  const stage = useStage();
  const find = (kind: string) => moves.find((move) => move.kind === kind);
  const [reveal, finish, hold, release] = ['reveal', 'finish', 'hold', 'release'].map(find);
  const onward = reveal ?? finish;
  const [isByItself, setByItself] = useState(isUsual);

  /** A second tap before the server has answered must not reveal a second card. */
  const underWay = useRef(false);
  async function turn() {
    if (onward === undefined || underWay.current) return;
    underWay.current = true;
    await send(onward);
    underWay.current = false;
  }
  const latest = useRef(turn);
  latest.current = turn;

  const canTurn = onward !== undefined && !stage.isBehind && you !== 'spectator';
  const cards = view.story.size + view.moment;
  // A staged card has had its time; where nothing is staged, the card is shown for as long.
  const isUnstaged = beatPaceNow() === 0 && card !== undefined;
  const pause = isUnstaged ? showTime(card.card, cards) : pauseBefore(card, cards);
  const wait = pause + (you === 'spectator' ? 0 : you * TURN_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new card starts the wait anew
  useEffect(() => {
    if (!isByItself || !canTurn) return;
    const timer = setTimeout(() => void latest.current(), wait);
    return () => clearTimeout(timer);
  }, [isByItself, canTurn, card?.number, view.moment]);

  return {
    isByItself,
    canGoOn: onward !== undefined || stage.isBehind,
    isLast: finish !== undefined,
    goOn: () => (stage.isBehind ? stage.skipToTurn() : void turn()),
    toggle: () => {
      const pause = isByItself ? hold : release;
      setByItself(!isByItself);
      if (pause !== undefined) void send(pause);
    },
  };
}
