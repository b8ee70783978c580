import { useContext, useMemo } from 'react';
import { Motion } from '../../../../client/kit/motion/motion.tsx';
import { Button } from '../../../../client/kit/parts/button.tsx';
import { StillContext } from '../../../../client/kit/table/still.ts';
import type { Seat } from '../../../../engine/game.ts';
import type { TimeEvent } from '../../rules/state.ts';
import { useKeys } from '../keys.ts';
import { StoryBack } from '../painted-pictures.tsx';
import { RewardSupply } from '../quest/reward-supply.tsx';
import type { Situation } from '../situation.ts';
import type { TimeCue } from '../stage.ts';
import surface from '../surfaces.module.css';
import { Callouts } from '../team/callouts.tsx';
import { Players } from '../team/players.tsx';
import { laterText } from '../text/later/text.ts';
import { TimeIcon } from '../time-icon.tsx';
import page from '../time-page.module.css';
import { Backpack } from './backpack.tsx';
import { BackpackPicture } from './backpack-picture.tsx';
import { backpackLook } from './backpack-places.ts';
import { type CardOutcome, currentOutcome } from './card-outcome.ts';
import { Choices } from './choices.tsx';
import { ComingCard } from './coming-card.tsx';
import { HeroSkills } from './hero-skills.tsx';
import { movePieces } from './motion.ts';
import styles from './resolution.module.css';
import { RevealedCard } from './revealed-card.tsx';
import { storyPlayers } from './story-players.ts';
import { type Turning, useTurning } from './use-turning.ts';

/** The Resolution phase: the Story is revealed card by card for everybody, until somebody pauses it. */
export function Resolution(
  props: Situation & { recap: readonly TimeEvent[]; cue: TimeCue | undefined; isTaught: boolean },
) {
  const { view, you, players, words, send, events, cue } = props;
  const { resolution } = laterText.in(words.locale);
  // A picture shows the card: the team's later decision would cover it, and scroll to itself.
  const pending = useContext(StillContext) ? undefined : view.pending;
  const outcome = currentOutcome(events);
  const story = useMemo(() => storyPlayers(events), [events]);
  const turning = useTurning(props, { card: outcome, isByItself: view.clock > 0 && !props.isTaught });
  const isComing = cue?.kind === 'turning';
  const straining = cue?.kind === 'strain' ? cue.item : undefined;
  const look = backpackLook(view.slots, {
    isStraining: straining !== undefined,
    isBroken: outcome?.broke !== undefined,
  });
  useKeys((key) => {
    if (key === 'n') turning.goOn();
    else if (key === 'h') turning.toggle();
  });

  return (
    <Motion table={{ view }} move={movePieces} className={`column grow ${page.phase} ${styles.resolution}`}>
      <Players {...props} />
      <p className={`wrap spread strong ${styles.figures}`}>
        <button
          type="button"
          className={`link strong ${surface.lookUp} ${styles.goal}`}
          data-flip="missions"
          title={words.page.before.lookUp}
          onClick={props.onScroll}
        >
          <TimeIcon name="laurel-crown" /> {resolution.missions(view.completed.length, view.goal)}
        </button>
        <span data-flip="story">
          <TimeIcon name="stack" /> {resolution.cardsLeft(view.story.size)}
        </span>
      </p>
      {/* Beside a big screen the Backpack is shown only for a decision. */}
      <div className={`${pending === undefined ? 'not-in-hand' : ''} ${styles.pack}`}>
        <Backpack
          view={view}
          words={words}
          events={events}
          broke={outcome?.broke}
          straining={straining}
          look={look}
          highlighted={props.recap.flatMap((event) => ('item' in event ? [event.item] : []))}
        />
        <RewardSupply view={view} words={words} />
        <BackpackPicture look={look} className={`on-desktop not-on-screen ${styles.large}`} />
      </div>
      <div
        className={`layers grid ${styles.stage}`}
        data-choosing={pending !== undefined}
        data-coming={isComing}
        data-mood={isComing ? 'none' : moodOf(outcome)}
      >
        {outcome === undefined ? (
          <div className={`stack centred ${styles.turned}`}>
            <span className={`shadowed ${styles.lies}`}>
              <StoryBack />
            </span>
            <h2>{resolution.turned}</h2>
            <p>{turning.isByItself ? resolution.firstByItself : resolution.first}</p>
          </div>
        ) : (
          <RevealedCard {...props} outcome={outcome} seat={story.told.at(-1)?.seat} />
        )}
        {isComing && <ComingCard seat={story.next} />}
      </div>
      <div className={`stack anchor target ${styles.bottom}`} data-choosing={pending !== undefined}>
        {view.hold !== undefined && (
          <p className={`strong centred toast ${styles.held}`} role="status">
            {resolution.heldBy({ name: players[view.hold.seat]?.name ?? '', isYou: view.hold.seat === you })}
          </p>
        )}
        {pending !== undefined && (
          <div className={styles.choices}>
            <Choices {...props} pending={pending} />
          </div>
        )}
        {you !== 'spectator' && !props.isReplay && pending === undefined && (
          <div className={`wrap share ${styles.verbs}`}>
            <Button look="main" data-move="reveal" disabled={!turning.canGoOn} onClick={turning.goOn}>
              <span className={styles.onward}>
                {turning.isLast ? resolution.finish : resolution.reveal}
                <Waiting {...props} turning={turning} />
              </span>
            </Button>
            <Button
              look="plain"
              data-move="hold"
              aria-keyshortcuts="h"
              disabled={!turning.canToggle}
              onClick={turning.toggle}
            >
              {turning.isPaused ? resolution.release : resolution.hold}
            </Button>
          </div>
        )}
      </div>
      <div className={`stack ${styles.extras}`} data-choosing={pending !== undefined}>
        <HeroSkills {...props} />
        {you !== 'spectator' && view.players.length > 1 && props.say !== undefined && (
          <Callouts
            words={words}
            you={you}
            onHeroes={props.onHeroes}
            bubbles={props.bubbles}
            say={props.say}
            wanted={['wait', 'careful', 'yes', 'no', 'thanks']}
            onCall={(call) => void send({ kind: 'call', call })}
          />
        )}
      </div>
      {cue?.kind === 'time-up' && (
        <p className={`centred passive title-face ${styles.curtain}`} aria-hidden="true">
          {resolution.ended[cue.why]}
        </p>
      )}
    </Motion>
  );
}

/** DT-39 Why the next card is not revealed automatically: a skill can be used, or somebody has paused. */
function Waiting({ view, players, you, words, turning }: Situation & { turning: Turning }) {
  const { resolution } = laterText.in(words.locale);
  const who = (seat: Seat) => ({ name: players[seat]?.name ?? '', isYou: seat === you });
  const why =
    turning.waitsFor.length > 0
      ? resolution.waitsForSkill(turning.waitsFor.map(who))
      : view.pausedBy !== undefined && view.hold === undefined
        ? resolution.pausedBy(who(view.pausedBy))
        : undefined;
  return why !== undefined && <span className={`small block clipped ${styles.waiting}`}>{why}</span>;
}

/** Whether the team cheers or groans about the result. */
function moodOf(outcome: CardOutcome | undefined): 'cheer' | 'groan' | 'none' {
  if (outcome?.broke !== undefined || outcome?.failed !== undefined) return 'groan';
  return outcome?.accomplished !== undefined ? 'cheer' : 'none';
}
