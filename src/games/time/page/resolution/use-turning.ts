import { useRef, useState } from 'react';
import { beatPaceNow } from '../../../../client/device/settings.ts';
import { useTableContext } from '../../../../client/kit/table/table-context.tsx';
import { useOnChange } from '../../../../client/kit/use-on-change.ts';
import { useStable } from '../../../../client/kit/use-stable.ts';
import type { Seat } from '../../../../engine/game.ts';
import { showPace, showTime, TURNED_MS } from '../../rules/content.ts';
import { isSolo } from '../../rules/view.ts';
import type { Situation } from '../situation.ts';
import type { CardOutcome } from './card-outcome.ts';

/** Several pages reveal automatically: each seat waits this much longer than the one before. */
const TURN_MS = 400;
/** The pause between two cards. */
const BETWEEN_MS = 250;

/**
 * How long the page waits before it reveals the next card, in a Story of this many cards, after the last one was
 * animated.
 */
export function pauseBefore(card: CardOutcome | undefined, cards: number): number {
  return card === undefined ? TURNED_MS : Math.round(BETWEEN_MS * showPace(cards));
}

/** How the Story continues: automatically, or at a tap. */
export interface Turning {
  isByItself: boolean;
  /** Whether somebody has paused it, or it is revealed by hand anyway. */
  isPaused: boolean;
  /** DT-39 The people whose skill the next card waits for. */
  waitsFor: readonly Seat[];
  canGoOn: boolean;
  /** Whether the end comes next. */
  isLast: boolean;
  /** Skips the current animation; if there is none, reveals the next card. */
  goOn(): void;
  /** Only the holder can lift a hold. */
  canToggle: boolean;
  /** Pauses the reveals for everybody, or resumes them. */
  toggle(): void;
}

/** DT-39 The people present who can use a skill before the next card; bots decide for themselves. */
function peopleWithSkill({ view, players }: Pick<Situation, 'view' | 'players'>): Seat[] {
  return view.canUseSkill.filter((seat) => players[seat]?.kind === 'person');
}

/**
 * DT-39 Reveals the cards of the Story: automatically if the table has a clock, nobody has paused it and nobody can use a
 * skill; otherwise at a tap.
 */
export function useTurning(
  situation: Situation,
  { card, isByItself: isUsual }: { card: CardOutcome | undefined; isByItself: boolean },
): Turning {
  const { view, moves, you, send } = situation;
  const { stage } = useTableContext();
  const find = (kind: string) => moves.find((move) => move.kind === kind);
  const finish = find('finish');
  const onward = find('reveal') ?? finish;
  // In a solo game, where nobody waits, the pause is this page's.
  const [isAutomatic, setAutomatic] = useState(isUsual);
  const waitsFor = peopleWithSkill(situation);
  const isPaused = !isAutomatic || view.pausedBy !== undefined;
  const isByItself = !isPaused && waitsFor.length === 0;

  /** A second tap before the server has answered must not reveal a second card. */
  const underWay = useRef(false);
  async function turn() {
    if (onward === undefined || underWay.current) return;
    underWay.current = true;
    await send(onward);
    underWay.current = false;
  }
  const goOn = useStable(() => void turn());

  const canTurn = onward !== undefined && !stage.isBehind && you !== 'spectator';
  const cards = view.story.size + view.moment;
  // An animated card has had its time; without animation, the card is shown for as long.
  const isUnstaged = beatPaceNow() === 0 && card !== undefined;
  const pause = isUnstaged ? showTime(card.card, cards) : pauseBefore(card, cards);
  const wait = pause + (you === 'spectator' ? 0 : you * TURN_MS);
  // Each new card starts the wait anew.
  const isTurning = isByItself && canTurn;
  useOnChange(isTurning ? `${card?.number} ${view.moment}` : undefined, () => {
    if (!isTurning) return;
    const timer = setTimeout(goOn, wait);
    return () => clearTimeout(timer);
  });

  return {
    isByItself,
    isPaused,
    waitsFor,
    canGoOn: onward !== undefined || stage.isBehind,
    isLast: finish !== undefined,
    goOn: () => (stage.isBehind ? stage.skipToTurn() : void turn()),
    canToggle: view.hold === undefined || view.hold.seat === you,
    toggle: () => {
      if (isPaused || isSolo(view)) setAutomatic(isPaused);
      if (view.pausedBy !== undefined) void send({ kind: 'release' });
      else if (!isPaused && !isSolo(view)) void send({ kind: 'hold' });
    },
  };
}
