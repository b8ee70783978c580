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
import type { ShownFight } from './fight/fight-stage.tsx';
import { lastRollOf, resultOf, useShownFight } from './fight/use-shown-fight.ts';
import { Inventory } from './inventory/inventory.tsx';
import { type CameraRequest, DungeonMap } from './map/dungeon-map.tsx';
import { Banner } from './moments/banner.tsx';
import { captionOf } from './moments/caption.ts';
import { recentDeath } from './moments/deaths.ts';
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
const Loot = onDemand(() => import('./moments/loot.tsx').then((module) => module.Loot));
const ThrownDice = onDemand(() => import('./moments/thrown-dice.tsx').then((module) => module.ThrownDice));

interface DungeonProps {
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
}

/** The dungeon from the first step to the end. Every legal move is an action with its own control. */
export const Dungeon = memo(function Dungeon(props: DungeonProps) {
  const { scene, events, cue } = props;
  const { view, moves } = scene;
  const [told, setTold] = useState<Place>();
  const [isFolded, setFolded] = useState(false);
  const hasMap = useLateMap();
  const arena = useOwnHeight('--arena-height');
  const roll = lastRollOf(events);
  const fought = useShownFight(view, { cue, roll });
  const table = useActions(scene, props);
  const wish = useKeys(props.onKey, table.onKey);
  const result = resultOf(roll, props.tell);
  // A question must not stay folded away.
  const isMapOnly = isFolded && fought === undefined && !(moves.length > 0 && taskNow(view) !== undefined);
  return (
    <div
      className={`column grow anchor ${styles.layout}`}
      data-fight={fought && (isFighting({ ...scene, view: { ...view, fight: fought.fight } }) ? 'own' : 'others')}
      data-folded={isMapOnly}
      data-curtain={isCurtain(cue)}
    >
      <Top {...props} onTold={setTold} />
      {view.phase === 'over' && (
        <div className={styles.ending}>
          <EndingCard scene={scene} afterwards={props.afterwards} />
        </div>
      )}
      {/* At the end the map is remounted below the result, so that it does not jump there. */}
      <div
        key={`map-${view.phase}`}
        className={`anchor stiff grid ${styles.map}`}
        data-picture={fought === undefined ? '' : undefined}
      >
        {hasMap && <MapNow {...{ table, told, wish, isMapOnly, ...props }} onFold={() => setFolded(!isMapOnly)} />}
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
      <Side {...props} table={table} fought={fought} result={result} />
    </div>
  );
});

/** Whether this has the whole screen: a death, or a feat. */
function isCurtain(cue: BagCue | undefined): boolean {
  return cue?.kind === 'death' || cue?.kind === 'feat';
}

/** What appears above the map for a moment: dice, finds, and announcements. */
function Moments(props: { scene: Scene; events: readonly SeenBagEvent[]; cue: BagCue | undefined }) {
  const { scene, cue } = props;
  const isThrow = cue?.kind === 'throw' || cue?.kind === 'sums';
  return (
    <>
      {isThrow && cue.foe === undefined && <ThrownDice dice={cue.dice} isFalling={cue.kind === 'throw'} />}
      {cue?.kind === 'loot' && <Loot scene={scene} item={cue.item} isOpen={cue.isOpen} />}
      <Banner scene={scene} events={props.events} cue={cue} />
    </>
  );
}

/** What was missed, and the party. */
function Top(props: DungeonProps & { onTold(place: Place | undefined): void }) {
  const { scene } = props;
  const height = useOwnHeight('--top-height');
  return (
    <div className={`stack ${styles.top}`} ref={height}>
      {props.notice}
      <Missed
        missed={props.missed}
        lines={props.lines}
        text={scene.words.page}
        onTell={(events) => props.onTold(lastPlace(events))}
      />
      {scene.view.phase === 'playing' && (
        <Party scene={scene} onPerson={(who) => props.onPerson({ kind: 'person', who })} />
      )}
    </div>
  );
}

type Actions = ReturnType<typeof useActions>;

/** The keys of the map; all others belong to the actions. */
function useKeys(keys: DungeonProps['onKey'], onKey: (key: string) => void): CameraRequest {
  const [wish, setWish] = useState<CameraRequest>({ kind: 'me', count: 0 });
  useEffect(() => {
    keys.current = (key) => {
      if (key === 'm' || key === 'a') setWish({ kind: key === 'm' ? 'me' : 'all', count: wish.count + 1 });
      else onKey(key);
    };
    return () => {
      keys.current = undefined;
    };
  });
  return wish;
}

/** Whether the map is shown: after the first paint of all else, or a slow phone could do nothing for too long. */
function useLateMap(): boolean {
  const [hasMap, setHasMap] = useState(useContext(StillContext));
  useEffect(() => setHasMap(true), []);
  return hasMap;
}

function MapNow(
  props: DungeonProps & {
    table: Actions;
    told: Place | undefined;
    wish: CameraRequest;
    isMapOnly: boolean;
    onFold(): void;
  },
) {
  const { table, events } = props;
  return (
    <DungeonMap
      scene={props.scene}
      lit={table.lit}
      ghosts={table.ghosts}
      path={table.path}
      blast={table.blast}
      chosen={table.looked?.kind === 'tile' ? table.looked.place : props.told}
      last={lastPlace(events.map(({ event }) => event))}
      cue={props.cue}
      wish={props.wish}
      isFolded={props.isMapOnly}
      onFold={props.onFold}
      onPlace={table.onPlace}
      onHold={table.onHold}
      onGhost={table.onGhost}
    />
  );
}

/** The prompt with what can be done, and what you carry. */
function Side(props: DungeonProps & { table: Actions; fought: ShownFight | undefined; result: string }) {
  const { scene, events, cue, isShowing, fought, result, onSentence, table } = props;
  const { looked, asking } = table;
  const height = useOwnHeight('--side-height');
  const death = recentDeath(scene, events);
  const out = outNow(scene);
  /** Why there is no escape, a death and its cause, that you are out, what was found, or the last line of the log. */
  const news =
    fought !== undefined && !fought.isOver
      ? whyNoEscape(scene)
      : (death ?? out ?? foundNow(scene, events) ?? props.news);
  const now = situationOf(scene, { asking, looked, news, caption: captionOf(scene, events) });
  useEffect(() => onSentence(now.sentence), [now.sentence, onSentence]);
  // With speed and order of the stage, one's own turn may still be shown while others already play.
  const isOwnTurn = out === undefined && scene.view.adventurers[scene.view.active]?.seat === scene.you;
  const staged = isShowing
    ? stagedWords(scene, cue, { events, result: fought === undefined || result === '' ? props.news : result })
    : undefined;
  if (scene.view.phase === 'over') return undefined;
  return (
    <div className={`column ${styles.side}`} ref={height}>
      <Panel
        skip={isOwnTurn ? 'none' : 'below'}
        sentence={staged?.sentence ?? now.sentence}
        more={staged?.more ?? now.more}
        isMoreWhole={now.more === death}
        isForYou={scene.moves.length > 0 && !isShowing}
        busy={props.busy || table.isWalking}
        // What has the whole screen needs no answer.
        actions={isCurtain(cue) ? [] : table.offered}
        asides={isCurtain(cue) ? [] : table.asides}
        isWaiting={isShowing}
        isSettled={isShowing && isSettled(cue)}
        picture={now.icon === undefined ? undefined : <BagIcon name={now.icon} />}
        onAction={table.make}
      >
        {out === undefined && (
          <Inventory
            scene={scene}
            actions={table.actions}
            held={looked?.kind === 'tile' ? undefined : looked}
            onHold={table.look}
            onAction={table.make}
          />
        )}
      </Panel>
    </div>
  );
}

/** The tile of the last of these events that has one. */
function lastPlace(events: readonly ToldEvent[]): Place | undefined {
  const last = events.findLast((event) => placeOf(event) !== undefined);
  return last === undefined ? undefined : placeOf(last);
}

function placeOf(event: ToldEvent): Place | undefined {
  if ('to' in event && typeof event.to === 'number') return event.to;
  return 'place' in event ? event.place : undefined;
}

/** What you found in the last step, and its effect. */
function foundNow({ you, words, view }: Scene, events: readonly SeenBagEvent[]): string | undefined {
  const seq = events.at(-1)?.seq;
  const found = events.flatMap(({ seq: at, event }) =>
    at === seq && event.kind === 'item-drawn' && event.who.seat === you && typeof event.item === 'number'
      ? [event.item]
      : [],
  );
  if (found.length === 0 || view.phase !== 'playing') return undefined;
  return found.map((item) => `${words.item(item)}: ${words.worth(item)}`).join(' ');
}
