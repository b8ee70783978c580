import { memo, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react';
import type { GamePageProps } from '../../../client/kit/game-page.ts';
import { onDemand } from '../../../client/kit/parts/on-demand.tsx';
import { Missed } from '../../../client/kit/table/missed.tsx';
import { StillContext } from '../../../client/kit/table/still.ts';
import type { Place } from '../rules/board.ts';
import type { BagMove } from '../rules/state.ts';
import type { ToldEvent } from '../text/walks.ts';
import { Panel } from './actions/panel.tsx';
import { useActions } from './actions/use-actions.ts';
import { BagIcon } from './bag-icon.tsx';
import styles from './bag-page.module.css';
import type { OwnShown } from './bag-page.tsx';
import { lastRollOf, resultOf, useShownFight } from './fight/use-shown-fight.ts';
import { Inventory } from './inventory/inventory.tsx';
import { type CameraRequest, DungeonMap } from './map/dungeon-map.tsx';
import { lastPlace } from './map/event-place.ts';
import { captionOf } from './moments/caption.ts';
import { recentDeath } from './moments/deaths.ts';
import { foundNow } from './moments/found.ts';
import { Moments } from './moments/moments-shown.tsx';
import { Party } from './party/party.tsx';
import { isFighting, type Scene, taskNow } from './scene.ts';
import type { SeenBagEvent } from './seen-event.ts';
import { outNow, situationOf, whyNoEscape } from './situation.ts';
import type { BagCue } from './staging/cue.ts';
import { isSettled, stagedWords } from './staging/staged-words.ts';
import { useOwnHeight } from './use-own-height.ts';
import './palette.css';

const FightStage = onDemand(() => import('./fight/fight-stage.tsx').then((module) => module.FightStage));
const EndingCard = onDemand(() => import('./ending/ending.tsx').then((module) => module.EndingCard));

/** The dungeon from the first step to the end. Every legal move is an action with its own control. */
export const Dungeon = memo(function Dungeon(props: {
  scene: Scene;
  events: readonly SeenBagEvent[];
  cue: BagCue | undefined;
  busy: boolean;
  isShowing: boolean;
  send(move: BagMove): Promise<boolean>;
  lines: readonly { seq: number; line: string; event: ToldEvent }[];
  news: string;
  tell(event: unknown): string | undefined;
  notice: ReactNode;
  missed: GamePageProps['missed'] | undefined;
  afterwards: ReactNode;
  /** The table's key handler, and where the prompt is reported for help. */
  onKey: RefObject<((key: string) => void) | undefined>;
  onSentence(sentence: string): void;
  onPerson(shown: OwnShown): void;
}) {
  const { scene, events, cue, busy, isShowing, onSentence } = props;
  const { view, moves, words } = scene;
  const [wish, setWish] = useState<CameraRequest>({ kind: 'me', count: 0 });
  const [told, setTold] = useState<Place>();
  const [isFolded, setFolded] = useState(false);
  // The map is rendered after the first paint of everything else: together they would block a slow phone for too long.
  const [hasMap, setHasMap] = useState(useContext(StillContext));
  useEffect(() => setHasMap(true), []);
  const side = useOwnHeight('--side-height');
  const arena = useOwnHeight('--arena-height');
  const roll = lastRollOf(events);
  const fought = useShownFight(view, { cue, roll });
  const table = useActions(scene, { events, busy, isShowing, send: props.send });
  const { actions, offered, looked, asking } = table;

  /** Why there is no escape, a death and its cause, that you are out, what was found, or the last line of the log. */
  function newsNow(): string {
    if (fought !== undefined && !fought.isOver) return whyNoEscape(scene);
    return death ?? out ?? foundNow(scene, events) ?? props.news;
  }

  const death = recentDeath(scene, events);
  const out = outNow(scene);
  const now = situationOf(scene, { asking, looked, news: newsNow(), caption: captionOf(scene, events) });
  const { phase } = view;
  const result = resultOf(roll, props.tell);
  const staged = isShowing
    ? stagedWords(scene, cue, { events, result: fought === undefined || result === '' ? props.news : result })
    : undefined;
  // A question must not stay folded away.
  const isMapOnly = isFolded && fought === undefined && !(moves.length > 0 && taskNow(view) !== undefined);

  useEffect(() => onSentence(now.sentence), [now.sentence, onSentence]);
  const keys = props.onKey;
  useEffect(() => {
    keys.current = (key) => {
      if (key === 'm' || key === 'a') setWish({ kind: key === 'm' ? 'me' : 'all', count: wish.count + 1 });
      else table.onKey(key);
    };
    return () => {
      keys.current = undefined;
    };
  });

  return (
    <div
      className={`column grow anchor ${styles.layout}`}
      data-fight={
        fought === undefined
          ? undefined
          : isFighting({ ...scene, view: { ...view, fight: fought.fight } })
            ? 'own'
            : 'others'
      }
      data-folded={isMapOnly}
    >
      <div className={`stack ${styles.top}`}>
        {props.notice}
        <Missed
          missed={props.missed}
          lines={props.lines}
          text={words.page}
          onTell={(events) => setTold(lastPlace(events))}
        />
        {phase === 'playing' && <Party scene={scene} onPerson={(who) => props.onPerson({ kind: 'person', who })} />}
      </div>
      {phase === 'over' && (
        <div className={styles.ending}>
          <EndingCard scene={scene} afterwards={props.afterwards} />
        </div>
      )}
      {/* At the end the map is remounted below the result, so that it does not jump there. */}
      <div
        key={`map-${phase}`}
        className={`anchor stiff grid ${styles.map}`}
        data-picture={fought === undefined ? '' : undefined}
      >
        {hasMap && (
          <DungeonMap
            scene={scene}
            lit={table.lit}
            ghosts={table.ghosts}
            path={table.path}
            chosen={looked?.kind === 'tile' ? looked.place : told}
            last={lastPlace(events.map(({ event }) => event))}
            cue={cue}
            wish={wish}
            isFolded={isMapOnly}
            onFold={() => setFolded(!isMapOnly)}
            onPlace={table.onPlace}
            onGhost={table.onGhost}
          />
        )}
        <Moments scene={scene} events={events} cue={cue} />
      </div>
      {fought !== undefined && (
        <div className={styles.arena} data-picture ref={arena}>
          <FightStage
            key={`${fought.fight.attacker.fighter} ${fought.fight.place}`}
            scene={scene}
            fought={fought}
            roll={roll}
            cue={cue}
            result={result}
          />
        </div>
      )}
      {phase !== 'over' && (
        <div className={`column ${styles.side}`} ref={side}>
          <Panel
            skip="below"
            sentence={staged?.sentence ?? now.sentence}
            more={staged?.more ?? now.more}
            isMoreWhole={now.more === death}
            isForYou={moves.length > 0 && !isShowing}
            busy={busy || table.isWalking}
            // A death needs no answer, and gets the whole screen.
            actions={cue?.kind === 'death' ? [] : offered}
            asides={cue?.kind === 'death' ? [] : table.asides}
            isWaiting={isShowing}
            isSettled={isShowing && isSettled(cue)}
            picture={now.icon === undefined ? undefined : <BagIcon name={now.icon} />}
            onAction={table.make}
          >
            {out === undefined && (
              <Inventory
                scene={scene}
                actions={actions}
                held={looked?.kind === 'tile' ? undefined : looked}
                onHold={table.look}
                onAction={table.make}
              />
            )}
          </Panel>
        </div>
      )}
    </div>
  );
});
