import { type CSSProperties, lazy, Suspense, useEffect, useState } from 'react';
import { useWakeLock } from '../../../../client/device/use-wake-lock.ts';
import { useBackCloses } from '../../../../client/kit/parts/use-back-closes.ts';
import { isSolo } from '../../rules/view.ts';
import { FINAL, HEART, useClock, warningAt } from '../clock/clock.ts';
import { useClockSounds } from '../clock/use-clock-effects.ts';
import { Hand, type HandProps, type HandRows, HandToLookAt, useHandRows } from '../hand/hand.tsx';
import { useHand } from '../hand/use-hand.ts';
import { reputationOf, type Situation } from '../situation.ts';
import { Callouts } from '../team/callouts.tsx';
import { HeroMark } from '../team/hero-mark.tsx';
import { Players } from '../team/players.tsx';
import { wordsOfBubble } from '../team/speech-bubbles.tsx';
import layout from '../time-page.module.css';
import styles from './adventure.module.css';
import { Centre } from './centre.tsx';
import { areOthersDone, duringNow, unlockNow } from './during.ts';
import { useFlights } from './flights.ts';
import { usePlaying } from './use-playing.ts';
import { Verbs } from './verbs.tsx';

/** For how long a second Back leaves the table. */
const WARNED_MS = 6000;

/** While the clock runs, the browser's first Back only warns; the next one leaves. */
function useLeaveWarning(isRunning: boolean, warn: () => void): void {
  const [isWarned, setWarned] = useState(false);
  useBackCloses(isRunning && !isWarned, () => {
    setWarned(true);
    warn();
  });
  useEffect(() => {
    if (!isWarned) return;
    const timer = setTimeout(() => setWarned(false), WARNED_MS);
    return () => clearTimeout(timer);
  }, [isWarned]);
}

/** Decoration: loaded once the first card is on the Story. */
const SandFrame = lazy(() => import('../clock/sand-frame.tsx').then(({ SandFrame: frame }) => ({ default: frame })));

/** The five minutes: everybody plays at once. A tap plays; the page does not wait for the server's answer. */
export function Adventure(props: Situation & { now(): number; calm: boolean }) {
  const { view, you, words, calm } = props;
  const time = useClock(view, props.now);
  const hand = useHand(view.hand, props.send);
  const isAlone = view.players.length === 1;
  const rows = useHandRows(hand, isAlone);
  const stage = useFlights(props, hand);
  const playing = usePlaying(props, { hand, rows, stage, isWaiting: time.countdown > 0 });
  useClockSounds(time, calm);
  useWakeLock(view.clock > 0);
  useLeaveWarning(playing.mode !== 'look' && view.clock > 0, () => props.note(words.page.leaving));
  const warning = warningAt(time.left);
  return (
    <div
      ref={stage}
      className={`column grow ${layout.phase} ${styles.adventure}`}
      data-alone={isAlone}
      data-size={view.handSize}
      data-last={!calm && time.left !== undefined && time.left <= HEART}
      style={{ '--sand-left': calm ? 1 : time.sand } as CSSProperties}
    >
      <Players {...props} />
      {(playing.own !== undefined || !isAlone) && (
        <div className="anchor">
          <Now {...props} playing={playing} />
          {!isAlone && <div className={`covers ${styles.hints}`} data-hint-dock="" />}
        </div>
      )}
      <Centre
        view={view}
        words={words}
        time={time}
        calm={calm}
        played={hand.played}
        discarded={hand.discarded}
        reputation={reputationOf(props)}
        by={you === 'spectator' ? lastPlayer(props) : undefined}
        onScroll={props.onScroll}
      />
      {time.countdown > 0 && (
        <p key={time.countdown} className={`disc covers passive title-face ${styles.countdown}`}>
          {time.countdown}
        </p>
      )}
      {!calm && view.phase === 'adventure' && time.left !== undefined && time.left <= FINAL && time.left > 0 && (
        <p key={`last-${time.left}`} className={`covers passive title-face ${styles.final}`} aria-hidden="true">
          {time.left}
        </p>
      )}
      {playing.own !== undefined && <Own {...props} playing={playing} hand={hand} rows={rows} />}
      {playing.own === undefined && isSolo(view) && <OpenCards {...props} hand={hand} rows={rows} />}
      {view.story.size > 0 && time.left !== undefined && (
        <Suspense fallback={null}>
          <SandFrame sand={time.sand} left={time.left} calm={calm} />
        </Suspense>
      )}
      <p className="visually-hidden" role="alert">
        {warning === undefined ? '' : words.page.clock.warn(warning)}
      </p>
    </div>
  );
}

type Playing = ReturnType<typeof usePlaying>;

/** Only saying done is left. */
function isAwaited({ view, you }: Situation): boolean {
  return you !== 'spectator' && areOthersDone(view, you);
}

/** One's own last words, what nobody answered, or what to do now. */
function Now(props: Situation & { playing: Playing }) {
  const { view, moves, you, words, bubbles } = props;
  const { own, asked } = props.playing;
  const { page } = words;
  const isAnybodyHeard = bubbles.some(({ seat }) => seat !== you);
  const lastOwn = bubbles.findLast(({ seat }) => seat === you);
  const ownWords = lastOwn && `“${wordsOfBubble(lastOwn, words)}”`;
  const unanswered = props.calls.unanswered.findLast(({ seat }) => seat === you);
  return (
    <p className={`centred compact dense grid clipped ${isAnybodyHeard ? 'unseen' : ''} ${styles.now}`}>
      {/* If nothing can be done, as in a replay, there is no hint how. */}
      {own !== undefined &&
        (ownWords ??
          (unanswered && page.unanswered(words.names.item(unanswered.item).one)) ??
          (moves.length > 0 && page.during[duringNow({ asked, view, isDone: own.done, isAwaited: isAwaited(props) })]))}
    </p>
  );
}

/** What the player has: the Hero, the callouts, the hand and the buttons. */
function Own(props: Situation & { playing: Playing; hand: HandProps['hand']; rows: HandRows }) {
  const { view, words, you, isReplay, playing, hand, rows } = props;
  const { own, onCard, onCall } = playing;
  const isAlone = view.players.length === 1;
  const unlock = you === 'spectator' ? undefined : unlockNow(view, props.calls, you);
  const isStuck = rows.missions.length === 0 && unlock?.kind === 'discard' && !isAlone;
  return (
    <>
      {isAlone && own?.hero !== undefined && (
        <p className={styles.hero}>
          <HeroMark hero={own.hero} words={words} onHeroes={props.onHeroes} isWhole />
        </p>
      )}
      {!isAlone && you !== 'spectator' && !isReplay && <Callouts {...props} you={you} hero={own?.hero} bubbles={[]} />}
      <Hand
        hand={hand}
        rows={rows}
        words={words}
        mode={playing.mode}
        lockedFor={playing.lockedFor}
        chosen={playing.chosen}
        isAlone={isAlone}
        size={view.handSize}
        calls={props.calls}
        {...(unlock !== undefined && { advice: words.page.unlock[unlock.kind](unlock.holders) })}
        you={you}
        onCard={onCard}
        onCall={isReplay ? undefined : onCall}
        isPreview={isReplay}
      />
      {!isReplay && (
        <Verbs
          {...playing}
          words={words}
          isAsking={playing.isAsking && own?.done !== true}
          isDone={own?.done === true}
          isAwaited={isAwaited(props) || view.hand.length + view.deck.size === 0}
          isDisabled={playing.mode === 'look'}
          isStuck={isStuck}
          left={{ hand: view.hand.length, deck: view.deck.size }}
          chosen={playing.chosenSlots.length}
          draw={view.draw === 'manual' ? { can: playing.draw !== undefined } : undefined}
        />
      )}
    </>
  );
}

/** DT-60 The cards of a solo game are face up, for spectators too. */
function OpenCards({ hand, rows, words }: Pick<Situation, 'words'> & Pick<HandProps, 'hand'> & { rows: HandRows }) {
  return <HandToLookAt hand={hand} rows={rows} words={words} isAlone size={15} onCall={undefined} />;
}

/** The player of the last card. */
function lastPlayer({ events, players }: Situation): { seat: number; name: string; isYou: false } | undefined {
  const last = events.findLast(({ event }) => event.kind === 'played')?.event;
  if (last?.kind !== 'played') return undefined;
  return { seat: last.seat, name: players[last.seat]?.name ?? '', isYou: false };
}
