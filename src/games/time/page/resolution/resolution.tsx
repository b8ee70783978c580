import { useContext, useMemo } from 'react';
import { Crest } from '../../../../client/kit/crests/crest.tsx';
import { Motion } from '../../../../client/kit/motion/motion.tsx';
import { Button } from '../../../../client/kit/parts/button.tsx';
import { StillContext } from '../../../../client/kit/table/still.ts';
import type { ItemNumber } from '../../rules/content.ts';
import type { TimeEvent } from '../../rules/state.ts';
import { useKeys } from '../keys.ts';
import { StoryBack } from '../painted-pictures.tsx';
import { RewardSupply } from '../quest/reward-supply.tsx';
import { type Situation, whoAt } from '../situation.ts';
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
import coming from './coming-card.module.css';
import { HeroSkills } from './hero-skills.tsx';
import { movePieces } from './motion.ts';
import styles from './resolution.module.css';
import { RevealedCard } from './revealed-card.tsx';
import { storyPlayers } from './story-players.ts';
import { type Turning, useTurning } from './use-turning.ts';

type Props = Situation & { recap: readonly TimeEvent[]; cue: TimeCue | undefined; isTaught: boolean };

/** The Resolution phase: the Story is revealed card by card for everybody, until somebody pauses it. */
export function Resolution(props: Props) {
  const { view, you, words, events, cue } = props;
  const { resolution } = laterText.in(words.locale);
  // A picture shows the card: the team's later decision would cover it, and scroll to itself.
  const pending = useContext(StillContext) ? undefined : view.pending;
  const isChoosing = pending !== undefined;
  const outcome = currentOutcome(events);
  const turning = useTurning(props, { card: outcome, isByItself: view.clock > 0 && !props.isTaught });
  useKeys((key) => {
    if (key === 'n') turning.goOn();
    else if (key === 'h') turning.toggle();
  });

  return (
    <Motion table={{ view }} move={movePieces} className={`column grow ${page.phase} ${styles.resolution}`}>
      <Players {...props} />
      <Figures {...props} />
      {/* Beside a big screen the Backpack is shown only for a decision. */}
      <div className={`${isChoosing ? '' : 'not-in-hand'} ${styles.pack}`}>
        <Pack {...props} broke={outcome?.broke} />
      </div>
      <Told {...props} outcome={outcome} isByItself={turning.isByItself} isChoosing={isChoosing} />
      <div className={`stack anchor target ${styles.bottom}`} data-choosing={isChoosing}>
        {view.hold !== undefined && (
          <p className={`strong centred toast ${styles.held}`} role="status">
            {resolution.heldBy(whoAt(props, view.hold.seat))}
          </p>
        )}
        {pending === undefined ? (
          <Verbs {...props} turning={turning} />
        ) : (
          <div className={styles.choices}>
            <Choices {...props} pending={pending} />
          </div>
        )}
      </div>
      <div className={`stack ${styles.extras}`} data-choosing={isChoosing}>
        <HeroSkills {...props} />
        {you !== 'spectator' && view.players.length > 1 && props.say !== undefined && (
          <Callouts {...props} you={you} wanted={['wait', 'careful', 'yes', 'no', 'thanks']} />
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

/** The Missions accomplished, and the cards to come. */
function Figures({ view, words, onScroll }: Situation) {
  const { resolution } = laterText.in(words.locale);
  return (
    <p className={`wrap spread strong ${styles.figures}`}>
      <button
        type="button"
        className={`link strong ${surface.lookUp} ${styles.goal}`}
        data-flip="missions"
        title={words.page.before.lookUp}
        onClick={onScroll}
      >
        <TimeIcon name="laurel-crown" /> {resolution.missions(view.completed.length, view.goal)}
      </button>
      <span data-flip="story">
        <TimeIcon name="stack" /> {resolution.cardsLeft(view.story.size)}
      </span>
    </p>
  );
}

/** The Backpack, and the tokens still to gain. */
function Pack({ view, words, events, cue, recap, broke }: Props & { broke: ItemNumber | undefined }) {
  const straining = cue?.kind === 'strain' ? cue.item : undefined;
  const look = backpackLook(view.slots, { isStraining: straining !== undefined, isBroken: broke !== undefined });
  return (
    <>
      <Backpack
        view={view}
        words={words}
        events={events}
        broke={broke}
        straining={straining}
        look={look}
        highlighted={recap.flatMap((event) => ('item' in event ? [event.item] : []))}
      />
      <RewardSupply view={view} words={words} />
      <BackpackPicture look={look} className={`on-desktop not-on-screen ${styles.large}`} />
    </>
  );
}

/** The card revealed last, and the next one while it is turned over. */
function Told(props: Props & { outcome: CardOutcome | undefined; isByItself: boolean; isChoosing: boolean }) {
  const { outcome, words, events, cue } = props;
  const { resolution } = laterText.in(words.locale);
  const story = useMemo(() => storyPlayers(events), [events]);
  const isComing = cue?.kind === 'turning';
  return (
    <div
      className={`layers grid ${styles.stage}`}
      data-choosing={props.isChoosing}
      data-coming={isComing}
      data-mood={isComing ? 'none' : moodOf(outcome)}
    >
      {outcome === undefined ? (
        <div className={`stack centred ${styles.turned}`}>
          <span className={`anchor shadowed ${styles.lies}`}>
            <StoryBack />
          </span>
          <h2>{resolution.turned}</h2>
          <p>{props.isByItself ? resolution.firstByItself : resolution.first}</p>
        </div>
      ) : (
        <RevealedCard {...props} outcome={outcome} seat={story.told.at(-1)?.seat} />
      )}
      {isComing && (
        // Hidden from screen readers, because it is not revealed yet.
        <span className={`anchor middle ${coming.card}`} aria-hidden="true">
          <StoryBack />
          {story.next !== undefined && <Crest seat={story.next} className={coming.crest} />}
        </span>
      )}
    </div>
  );
}

/** The buttons to reveal the next card and to pause. */
function Verbs({ turning, ...situation }: Situation & { turning: Turning }) {
  const { resolution } = laterText.in(situation.words.locale);
  if (situation.you === 'spectator' || situation.isReplay) return undefined;
  return (
    <div className={`wrap share ${styles.verbs}`}>
      <Button look="main" data-move="reveal" disabled={!turning.canGoOn} onClick={turning.goOn}>
        <span className="shrinks">
          {turning.isLast ? resolution.finish : resolution.reveal}
          <Waiting {...situation} turning={turning} />
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
  );
}

/** DT-39 Why the next card is not revealed automatically: a skill can be used, or somebody has paused. */
function Waiting({ turning, ...situation }: Situation & { turning: Turning }) {
  const { view, words } = situation;
  const { resolution } = laterText.in(words.locale);
  const why =
    turning.waitsFor.length > 0
      ? resolution.waitsForSkill(turning.waitsFor.map((seat) => whoAt(situation, seat)))
      : view.pausedBy !== undefined && view.hold === undefined
        ? resolution.pausedBy(whoAt(situation, view.pausedBy))
        : undefined;
  return why !== undefined && <span className={`unbroken regular small block clipped ${styles.waiting}`}>{why}</span>;
}

/** Whether the team cheers or groans about the result. */
function moodOf(outcome: CardOutcome | undefined): 'cheer' | 'groan' | 'none' {
  if (outcome?.broke !== undefined || outcome?.failed !== undefined) return 'groan';
  return outcome?.accomplished !== undefined ? 'cheer' : 'none';
}
