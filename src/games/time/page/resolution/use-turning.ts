import { useEffect, useRef, useState } from 'react';
import { beatPaceNow } from '../../../../client/device/settings.ts';
import { useStage } from '../../../../client/kit/stage/stage-now.ts';
import { showTime } from '../../rules/content.ts';
import type { Situation } from '../situation.ts';
import type { CardOutcome } from './card-outcome.ts';

/** Where several pages turn by themselves, each seat waits so much longer than the one before. */
const TURN_MS = 400;
/** A moment between two cards, and how long it is seen that the Story was turned over. */
const BETWEEN_MS = 250;
const TURNED_MS = 3_000;

/** How the Story goes on here: by itself, or at a tap. */
export interface Turning {
  isByItself: boolean;
  canGoOn: boolean;
  /** Whether what comes next is the end. */
  isLast: boolean;
  /** Ends what is shown; where all of it was shown, turns the next card. */
  goOn(): void;
  /** Stops the cards for everybody, or lets them turn again. */
  toggle(): void;
}

/** Turns the cards of the Story: by themselves at the pace of the show where the table has a clock, or at a tap. */
export function useTurning(
  { view, moves, you, send }: Situation,
  { card, isByItself: isUsual }: { card: CardOutcome | undefined; isByItself: boolean },
): Turning {
  const stage = useStage();
  const find = (kind: string) => moves.find((move) => move.kind === kind);
  const [reveal, finish, hold, release] = ['reveal', 'finish', 'hold', 'release'].map(find);
  const onward = reveal ?? finish;
  const [isByItself, setByItself] = useState(isUsual);

  /** A second tap before the server has answered reveals no second card. */
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
  const shown = card === undefined ? TURNED_MS : showTime(card.card, cards);
  // What is played on this stage has had its time; where nothing is played, the card is looked at for as long.
  const wait =
    (beatPaceNow() === 0 || card === undefined ? shown : BETWEEN_MS) + (you === 'spectator' ? 0 : you * TURN_MS);
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
