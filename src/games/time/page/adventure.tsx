import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../client/parts/button.tsx';
import type { Call } from '../rules/state.ts';
import { isSolo, type TimeView } from '../rules/view.ts';
import styles from './adventure.module.css';
import { Centre } from './centre.tsx';
import { useClock, warningAt } from './clock.ts';
import { flyFrom, useFlights } from './flights.ts';
import { CARD_KEYS, Hand, type HandProps, type Lanes, type Mode, useLanes } from './hand.tsx';
import { HeroMark } from './hero-mark.tsx';
import { useKeys } from './keys.ts';
import { Players } from './players.tsx';
import { Sayings } from './sayings.tsx';
import { movesOf, reputationOf, type Situation } from './situation.ts';
import { useClockSounds, useWakeLock } from './use-clock-effects.ts';
import { type Slot, useHand } from './use-hand.ts';
import { nameOf } from './words.ts';

/** The five minutes: everybody plays at once. A tap plays; the page never waits for the house. */
export function Adventure(props: Situation & { now(): number; calm: boolean }) {
  const { view, moves, you, words, send, calm } = props;
  const { page } = words;
  const time = useClock(view, props.now);
  const hand = useHand(view.hand, send);
  const isAlone = view.players.length === 1;
  const lanes = useLanes(hand, isAlone);
  const [asked, setAsked] = useState<Exclude<Mode, 'look'>>('play');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isAsking, setAsking] = useState(false);
  const verbs = useRef<HTMLDivElement>(null);
  const stage = useFlights(props, hand);
  useClockSounds(time, calm);
  useWakeLock(view.clock > 0);
  useEffect(() => {
    if (isAsking) verbs.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsking]);

  const own = you === 'spectator' ? undefined : view.players[you];
  // Without a move there is nothing to tap for: in a replay, say.
  const mode: Mode = own === undefined || time.countdown > 0 || moves.length === 0 ? 'look' : asked;
  const adventure = words.face;
  const canPlayAdventure = moves.some(
    (move) => move.kind === 'play' && adventure(move.cards[0] ?? 0).kind === 'adventure',
  );
  const reputation = reputationOf(props);
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
  const chosenSlots = chosen.flatMap((id) => hand.slots.filter((slot) => slot.id === id && !slot.hasLeft));
  const toggle = (wanted: Exclude<Mode, 'look'>) => {
    setChosen([]);
    setAsked(asked === wanted ? 'play' : wanted);
  };
  /** DT-25 With cards left it is asked once whether it was meant. */
  function sayDone() {
    if (own === undefined) return;
    const hasCards = view.hand.length + view.deck.size > 0;
    const asks = !own.done && hasCards && !isAsking;
    setAsking(asks);
    if (!asks) void send({ kind: own.done ? 'undone' : 'done' });
  }

  useKeys((key) => {
    const order = [...lanes.missions, ...lanes.items].filter((id) => id !== undefined);
    const slot = hand.slots.find(({ id }) => id === order[CARD_KEYS.indexOf(key)]);
    if (own === undefined || time.countdown > 0) return false;
    if (key === 'd') sayDone();
    else if (key === 'x') toggle('discard');
    else if (key === 's') toggle('several');
    else if (key === 'g' && draw !== undefined) void send(draw);
    else if (key === 'Enter' && mode === 'several' && chosenSlots.length > 0) void act('play', chosenSlots);
    else if (key === 'Escape' && isAsking) setAsking(false);
    else if (key === 'Escape' && asked !== 'play') toggle('play');
    else if (CARD_KEYS.includes(key) && slot !== undefined && !slot.hasLeft) onCard(slot, 'tap');
    else return false;
    return true;
  });

  return (
    <div
      ref={stage}
      className={styles.layout}
      data-alone={isAlone}
      data-last={!calm && (time.left ?? 99) <= 60}
      data-watching={own === undefined}
    >
      <Players {...props} />
      {own !== undefined && <p className={styles.now}>{page.during[duringNow(asked, own.done, view)]}</p>}
      <Centre
        view={view}
        words={words}
        time={time}
        calm={calm}
        played={hand.played}
        discarded={hand.discarded}
        reputation={reputation}
        onScroll={props.onScroll}
      />
      {time.countdown > 0 && (
        <p className={styles.countdown}>
          <span key={time.countdown}>{time.countdown}</span>
        </p>
      )}
      {own !== undefined && (
        <>
          {isAlone && own.hero !== undefined && (
            <p className={styles.hero}>
              <HeroMark hero={own.hero} words={words} onHeroes={props.onHeroes} isWhole />
            </p>
          )}
          {!isAlone && you !== 'spectator' && (
            <Sayings
              words={words}
              you={you}
              hero={own.hero}
              onHeroes={props.onHeroes}
              bubbles={props.bubbles}
              {...(props.say !== undefined && { say: props.say })}
              onCall={call}
            />
          )}
          <Hand
            hand={hand}
            lanes={lanes}
            words={words}
            mode={mode}
            lockedFor={canPlayAdventure ? undefined : reputation}
            chosen={chosen}
            isAlone={isAlone}
            onCard={onCard}
            onCall={call}
          />
          <div ref={verbs} className={styles.verbs}>
            {isAsking && !own.done ? (
              <>
                <p className={styles.ask} role="alert">
                  {page.verbs.reallyDone(view.hand.length, view.deck.size)}
                </p>
                <Button look="main" onClick={sayDone}>
                  {page.verbs.done}
                </Button>
                <Button look="plain" onClick={() => setAsking(false)}>
                  {page.verbs.playOn}
                </Button>
              </>
            ) : asked === 'several' ? (
              <>
                <Button look="main" disabled={chosenSlots.length === 0} onClick={() => act('play', chosenSlots)}>
                  {page.verbs.playThese(chosenSlots.length)}
                </Button>
                <Button look="plain" disabled={chosenSlots.length === 0} onClick={() => act('discard', chosenSlots)}>
                  {page.verbs.discardThese(chosenSlots.length)}
                </Button>
                <Button look="plain" onClick={() => toggle('several')}>
                  {page.verbs.cancel}
                </Button>
              </>
            ) : (
              <>
                <Button
                  look={own.done ? 'main' : 'plain'}
                  aria-pressed={own.done}
                  disabled={mode === 'look'}
                  onClick={sayDone}
                >
                  {own.done ? page.verbs.undone : page.verbs.done}
                </Button>
                <Button
                  look="plain"
                  className={asked === 'discard' ? styles.discarding : undefined}
                  aria-pressed={asked === 'discard'}
                  title={page.verbs.discardHint}
                  disabled={mode === 'look'}
                  onClick={() => toggle('discard')}
                >
                  {asked === 'discard' ? `✕ ${page.verbs.discard}` : page.verbs.discard}
                </Button>
                <Button look="plain" disabled={mode === 'look'} onClick={() => toggle('several')}>
                  {page.verbs.several}
                </Button>
                {view.draw === 'manual' && (
                  <Button look="main" disabled={draw === undefined} onClick={() => draw && send(draw)}>
                    {page.verbs.draw}
                  </Button>
                )}
              </>
            )}
          </div>
        </>
      )}
      {own === undefined && isSolo(view) && <OpenCards {...props} hand={hand} lanes={lanes} />}
      <p className="visually-hidden" role="alert">
        {warning === undefined ? '' : page.clock.warn(warning)}
      </p>
    </div>
  );
}

/** DT-60 The cards of a solo game lie open: whoever watches sees them too. */
function OpenCards({ hand, lanes, words }: Pick<Situation, 'words'> & Pick<HandProps, 'hand'> & { lanes: Lanes }) {
  return (
    <Hand
      hand={hand}
      lanes={lanes}
      words={words}
      mode="look"
      lockedFor={undefined}
      chosen={[]}
      isAlone
      onCard={() => {}}
      onCall={() => {}}
    />
  );
}

/** DT-20 What is worth saying now: the first cards, then how to call, then that one may be done. */
function duringNow(
  asked: Exclude<Mode, 'look'>,
  isDone: boolean,
  { players, story }: TimeView,
): keyof Situation['words']['page']['during'] {
  if (asked !== 'play') return asked;
  if (isDone) return 'done';
  if (story.size < 3 || players.length === 1) return 'play';
  return story.size < 8 ? 'call' : 'goOn';
}
