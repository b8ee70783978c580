import { lazy, Suspense, useRef, useState } from 'react';
import { useWakeLock } from '../../../../client/device/use-wake-lock.ts';
import type { Call } from '../../rules/state.ts';
import { isSolo } from '../../rules/view.ts';
import { useClock, warningAt } from '../clock/clock.ts';
import { useClockSounds } from '../clock/use-clock-effects.ts';
import { useLeaveWarning } from '../clock/use-leave-warning.ts';
import { CARD_KEYS, Hand, type HandProps, type HandRows, HandToLookAt, type Mode, useHandRows } from '../hand/hand.tsx';
import { type Slot, useHand } from '../hand/use-hand.ts';
import { useKeys } from '../keys.ts';
import { movesOf, reputationOf, type Situation } from '../situation.ts';
import { Callouts } from '../team/callouts.tsx';
import { HeroMark } from '../team/hero-mark.tsx';
import { Players } from '../team/players.tsx';
import { wordsOfBubble } from '../team/speech-bubbles.tsx';
import layout from '../time-page.module.css';
import { nameOf } from '../words.ts';
import styles from './adventure.module.css';
import { Centre } from './centre.tsx';
import { areOthersDone, duringNow } from './during.ts';
import { flyFrom, useFlights } from './flights.ts';
import { Verbs } from './verbs.tsx';

/** Decoration: loaded once the first card is on the Story. */
const SandFrame = lazy(() => import('../clock/sand-frame.tsx').then(({ SandFrame: frame }) => ({ default: frame })));

/** The five minutes: everybody plays at once. A tap plays; the page does not wait for the server's answer. */
export function Adventure(props: Situation & { now(): number; calm: boolean }) {
  const { view, moves, you, words, send, calm } = props;
  const { page } = words;
  const time = useClock(view, props.now);
  const hand = useHand(view.hand, send);
  const isAlone = view.players.length === 1;
  const rows = useHandRows(hand, isAlone);
  const [wanted, setAsked] = useState<Exclude<Mode, 'look'>>('play');
  // With nothing in hand there is nothing to discard or choose.
  const hasNone = view.hand.length === 0;
  const asked = hasNone ? 'play' : wanted;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isAsking, setAsking] = useState(false);
  const stage = useFlights(props, hand);
  useClockSounds(time, calm);
  useWakeLock(view.clock > 0);

  const own = you === 'spectator' ? undefined : view.players[you];
  // Without legal moves (in a replay, say) a tap does nothing.
  const mode: Mode = own === undefined || time.countdown > 0 || moves.length === 0 ? 'look' : asked;
  useLeaveWarning(mode !== 'look' && view.clock > 0, () => props.note(page.leaving));
  const adventure = words.face;
  const canPlayAdventure = moves.some(
    (move) => move.kind === 'play' && adventure(move.cards[0] ?? 0).kind === 'adventure',
  );
  const reputation = reputationOf(props);
  const isAnybodyHeard = props.bubbles.some(({ seat }) => seat !== you);
  const lastOwn = props.bubbles.findLast(({ seat }) => seat === you);
  const ownWords = lastOwn && `“${wordsOfBubble(lastOwn, words)}”`;
  const isAwaited = you !== 'spectator' && areOthersDone(view, you);
  const unanswered = props.calls.unanswered.findLast(({ seat }) => seat === you);
  const warning = warningAt(time.left);
  const draw = movesOf(moves, 'draw')[0];

  async function act(kind: 'play' | 'discard', slots: readonly Slot[]) {
    for (const slot of slots) flyFrom(stage.current, slot.id, kind === 'play' ? 'story' : 'discard');
    setAsked('play');
    setChosen([]);
    setAsking(false);
    const answer = await hand.act(kind, slots);
    const name = slots.map(({ card }) => nameOf(words.face(card), words)).join(', ');
    if (answer.kind === 'refused') {
      props.note(answer.rule === 'DT-27' ? page.late(name) : page.refused(name), answer.rule);
    } else if (answer.kind === 'error') props.note(page.refused(name));
  }

  function onCard(slot: Slot, how: 'tap' | 'swipe') {
    if (mode === 'look') return;
    const face = words.face(slot.card);
    const isDiscard = how === 'swipe' || mode === 'discard';
    if (face.kind === 'adventure' && mode !== 'several') {
      if (isDiscard) return props.note(page.refused(nameOf(face, words)), 'DT-55');
      if (!canPlayAdventure) return props.note(page.verbs.locked(nameOf(face, words), reputation ?? 0), 'DT-52');
    }
    if (how === 'swipe') void act('discard', [slot]);
    else if (mode === 'several') {
      setChosen(chosen.includes(slot.id) ? chosen.filter((id) => id !== slot.id) : [...chosen, slot.id]);
    } else void act(isDiscard ? 'discard' : 'play', [slot]);
  }

  const call = (said: Call) => void send({ kind: 'call', call: said });
  const actions = useSameActions({ onCard, onCall: call });
  const chosenSlots = chosen.flatMap((id) => hand.slots.filter((slot) => slot.id === id && !slot.hasLeft));
  const toggle = (mode: Exclude<Mode, 'look'>) => {
    setChosen([]);
    setAsked(asked === mode ? 'play' : mode);
  };
  /** DT-25 Asks for confirmation if cards are left. */
  function sayDone() {
    if (own === undefined) return;
    const hasCards = view.hand.length + view.deck.size > 0;
    const asks = !own.done && hasCards && !isAsking;
    setAsking(asks);
    if (!asks) void send({ kind: own.done ? 'undone' : 'done' });
  }

  useKeys((key) => {
    const order = [...rows.missions, ...rows.items].filter((id) => id !== undefined);
    const slot = hand.slots.find(({ id }) => id === order[CARD_KEYS.indexOf(key)]);
    if (own === undefined || time.countdown > 0) return;
    if (key === 'd') sayDone();
    else if (key === 'x') toggle('discard');
    else if (key === 's') toggle('several');
    else if (key === 'g' && draw !== undefined) void send(draw);
    else if (key === 'Enter' && mode === 'several' && chosenSlots.length > 0) void act('play', chosenSlots);
    else if (key === 'Escape' && isAsking) setAsking(false);
    else if (key === 'Escape' && asked !== 'play') toggle('play');
    else if (CARD_KEYS.includes(key) && slot !== undefined && !slot.hasLeft) onCard(slot, 'tap');
  });

  return (
    <div
      ref={stage}
      className={`column grow ${layout.phase} ${styles.adventure}`}
      data-alone={isAlone}
      data-size={view.handSize}
      data-last={!calm && (time.left ?? 99) <= 60}
    >
      <Players {...props} />
      {(own !== undefined || !isAlone) && (
        <p
          className={`centred compact dense grid clipped ${isAnybodyHeard ? 'unseen' : ''} ${styles.now}`}
          data-keep-clear
        >
          {/* If nothing can be done, as in a replay, there is no hint how. */}
          {own !== undefined &&
            (ownWords ??
              (unanswered && page.unanswered(words.names.item(unanswered.item).one)) ??
              (moves.length > 0 && page.during[duringNow({ asked, view, isDone: own.done, isAwaited })]))}
        </p>
      )}
      <Centre
        view={view}
        words={words}
        time={time}
        calm={calm}
        played={hand.played}
        discarded={hand.discarded}
        reputation={reputation}
        by={you === 'spectator' ? lastPlayer(props) : undefined}
        onScroll={props.onScroll}
      />
      {time.countdown > 0 && (
        <p key={time.countdown} className={`disc covers passive title-face ${styles.countdown}`}>
          {time.countdown}
        </p>
      )}
      {own !== undefined && (
        <>
          {isAlone && own.hero !== undefined && (
            <p className={styles.hero}>
              <HeroMark hero={own.hero} words={words} onHeroes={props.onHeroes} isWhole />
            </p>
          )}
          {!isAlone && you !== 'spectator' && !props.isReplay && (
            <Callouts
              words={words}
              you={you}
              hero={own.hero}
              onHeroes={props.onHeroes}
              bubbles={[]}
              {...(props.say !== undefined && { say: props.say })}
              onCall={call}
            />
          )}
          <Hand
            hand={hand}
            rows={rows}
            words={words}
            mode={mode}
            lockedFor={canPlayAdventure ? undefined : reputation}
            chosen={chosen}
            isAlone={isAlone}
            size={view.handSize}
            calls={props.calls}
            you={you}
            onCard={actions.onCard}
            onCall={props.isReplay ? undefined : actions.onCall}
            isPreview={props.isReplay}
          />
          {!props.isReplay && (
            <Verbs
              words={words}
              asked={asked}
              isAsking={isAsking && !own.done}
              isDone={own.done}
              isAwaited={isAwaited || (hasNone && view.deck.size === 0)}
              isDisabled={mode === 'look'}
              left={{ hand: view.hand.length, deck: view.deck.size }}
              chosen={chosenSlots.length}
              draw={view.draw === 'manual' ? { can: draw !== undefined } : undefined}
              onDone={sayDone}
              onPlayOn={() => setAsking(false)}
              onToggle={toggle}
              onAct={(kind) => void act(kind, chosenSlots)}
              onDraw={() => draw !== undefined && void send(draw)}
            />
          )}
        </>
      )}
      {own === undefined && isSolo(view) && <OpenCards {...props} hand={hand} rows={rows} />}
      {view.story.size > 0 && time.left !== undefined && (
        <Suspense fallback={null}>
          <SandFrame sand={time.sand} left={time.left} calm={calm} />
        </Suspense>
      )}
      <p className="visually-hidden" role="alert">
        {warning === undefined ? '' : page.clock.warn(warning)}
      </p>
    </div>
  );
}

type HandActions = { onCard: HandProps['onCard']; onCall(call: Call): void };

/** The same two functions at every render, which call the latest ones. */
function useSameActions(latest: HandActions): HandActions {
  const current = useRef(latest);
  current.current = latest;
  const [same] = useState(() => ({
    onCard: (...args: Parameters<HandProps['onCard']>) => current.current.onCard(...args),
    onCall: (call: Call) => current.current.onCall(call),
  }));
  return same;
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
