import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { GamePageProps } from '../../../client/games/game-page.ts';
import { Log } from '../../../client/table/log.tsx';
import { Missed } from '../../../client/table/missed.tsx';
import { useShortcuts } from '../../../client/table/shortcuts.ts';
import { Tools } from '../../../client/table/tools.tsx';
import { useLog } from '../../../client/table/use-log.ts';
import { useSending } from '../../../client/table/use-sending.ts';
import type { Place, Side } from '../rules/board.ts';
import type { BagPack } from '../rules/content.ts';
import type { BagEvent, BagMove } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';
import { tellWith } from '../text/text-names.ts';
import { BagIcon } from './bag-icon.tsx';
import styles from './bag-page.module.css';
import { Banner } from './banner.tsx';
import { Choosing } from './choosing.tsx';
import { recentDeath } from './deaths.ts';
import { type Deed, deedsOf } from './deeds.ts';
import { FightStage } from './fight/fight-stage.tsx';
import { isResult, lastRollOf, useFought } from './fight/use-fought.ts';
import { type Held, Inventory } from './inventory.tsx';
import { ghostsOf, type Laying, layingsOf, nextSide, nextTurn } from './laying.ts';
import { DungeonMap, type Lit } from './map/dungeon-map.tsx';
import { tileLabel } from './map/tile-label.ts';
import { type Aside, Panel } from './panel.tsx';
import { Party } from './party.tsx';
import { sayNow, whyNoEscape } from './said.ts';
import { isFighting, itemAt, myself, pickMe, type Scene } from './scene.ts';
import type { Shown } from './sheets.tsx';
import { useSounds } from './sounds.ts';
import { useStaged } from './staging.ts';
import { reachOf, useWalk } from './walk.ts';
import { wordsFor } from './words.ts';

type Props = GamePageProps<BagView, BagEvent, BagMove, BagPack>;

const EndingCard = lazy(() => import('./ending.tsx').then((module) => ({ default: module.EndingCard })));
const Sheets = lazy(() => import('./sheets.tsx').then((module) => ({ default: module.Sheets })));

/** With more to choose from than this, a fight that is over makes room. */
const MANY = 3;

/** What was tapped: something one carries, or a tile to look at. */
type Looked = Held | { kind: 'tile'; place: Place };

/** The Bag of Dungeon table. What can be done comes from the moves on offer: each is a deed with a control of its own. */
export function BagPage(props: Props) {
  const { you, players, pack, locale } = props;
  const words = useMemo(() => wordsFor(pack, locale), [pack, locale]);
  const teller = useMemo(() => tellWith(words.game, pack, locale), [words.game, pack, locale]);
  const { view, events, moves, falling, land } = useStaged(props);
  const { busy, send } = useSending(props);
  const lines = useLog({ events, players }, { teller });
  const [shown, setShown] = useState<Shown>();
  const [looked, setLooked] = useState<Looked>();
  const [asking, setAsking] = useState<Deed>();
  const [wanted, setWanted] = useState<{ side: Side; turn?: number }>();
  const [wish, setWish] = useState<{ kind: 'all' | 'me'; count: number }>({ kind: 'me', count: 0 });
  const [told, setTold] = useState<Place>();
  const fought = useFought(view);
  useSounds(events, falling, you);

  const scene: Scene = useMemo(
    () => ({ view, moves, you, players, words, me: pickMe(view, you) }),
    [view, moves, you, players, words],
  );
  const deeds = useMemo(() => deedsOf(scene), [scene]);
  const layings = layingsOf(deeds);
  const laying =
    layings.find(({ side, turn }) => side === wanted?.side && (wanted.turn ?? turn) === turn) ?? layings[0];
  const ghosts = useMemo(() => ghostsOf(scene, layings, laying), [scene, layings, laying]);
  const reach = useMemo(() => reachOf(scene), [scene]);
  const isOver = view.phase === 'over';
  const { walkTo, isWalking } = useWalk(scene, { events, busy, send });

  // What was looked at is put back for something new to decide; on others' turns it stays.
  const task = view.agenda.at(-1)?.kind;
  const isAsked = moves.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason
  useEffect(() => {
    setAsking(undefined);
    if (isAsked) setLooked(undefined);
  }, [isAsked, task, scene.me, view.phase]);

  async function make(deed: Deed) {
    // By its move: what is offered as "do it anyway" is a deed of its own.
    if (deed.asks !== undefined && asking?.move !== deed.move) return setAsking(deed);
    setAsking(undefined);
    if (await send(deed.move)) setLooked(undefined);
  }

  const active = asking === undefined ? deeds.filter((deed) => isOffered(deed, looked)) : [asking];
  const lit = litTiles();
  const shortcuts = useShortcuts(onKey);

  function litTiles(): Map<Place, Lit> {
    const { tile: say } = words.page;
    const found = new Map<Place, Lit>();
    if (looked === undefined || looked.kind === 'tile') {
      for (const [place, ap] of reach)
        found.set(place, { label: say.canGo(ap), price: words.page.ap(ap), look: 'walk' });
    }
    for (const deed of active) {
      if (deed.place === undefined || deed.move.kind === 'look' || found.has(deed.place)) continue;
      const look = deed.move.kind === 'go' ? 'walk' : 'target';
      found.set(deed.place, { label: say.canTarget(deed.label), price: deed.price ?? '', look });
    }
    return found;
  }

  function onPlace(place: Place) {
    const here = active.filter((deed) => deed.place === place && deed.move.kind !== 'look');
    const [deed] = here;
    if (deed !== undefined && here.length === 1) return void make(deed);
    if (reach.has(place) && (looked === undefined || looked.kind === 'tile')) return walkTo(place);
    setAsking(undefined);
    setLooked(looked?.kind === 'tile' && looked.place === place ? undefined : { kind: 'tile', place });
  }

  function onGhost(side: Side) {
    if (laying !== undefined) {
      const next = laying.side === side ? nextTurn(layings, laying) : layings.find((other) => other.side === side);
      return setWanted(next && { side: next.side, turn: next.turn });
    }
    const draw = deeds.find(({ move }) => move.kind === 'draw');
    setWanted({ side });
    if (draw !== undefined) void make(draw);
  }

  function hold(held: Held) {
    setAsking(undefined);
    const isSame = looked !== undefined && JSON.stringify(looked) === JSON.stringify(held);
    setLooked(isSame ? undefined : held);
  }

  function back() {
    if (asking !== undefined) setAsking(undefined);
    else setLooked(undefined);
  }

  function doFirst(...kinds: BagMove['kind'][]) {
    const deed = deeds.find(({ move }) => kinds.includes(move.kind));
    if (deed !== undefined) void make(deed);
  }

  function onKey(key: string) {
    const space = Number(key) - 1;
    if (falling !== undefined) land();
    if (key === 'e') laying === undefined ? doFirst('draw') : make(laying.deed);
    else if (key === 't' && laying !== undefined) turn(nextTurn(layings, laying));
    else if (key === 'f') doFirst('roll');
    else if (key === 'x') doFirst('end');
    else if (key === 'm' || key === 'a') setWish({ kind: key === 'm' ? 'me' : 'all', count: wish.count + 1 });
    else if (key === 'l') setShown(shown?.kind === 'log' ? undefined : { kind: 'log' });
    else if (key === 'r') props.why();
    else if (key === '?') setShown({ kind: 'help' });
    else if (key === 'Escape') shown === undefined ? back() : setShown(undefined);
    else if (space >= 0 && space < myself(scene).spaces.length) hold({ kind: 'item', space });
  }

  function turn(next: Laying) {
    setWanted({ side: next.side, turn: next.turn });
  }

  function asides(): Aside[] {
    const { deeds: say } = words.page;
    const found: Aside[] = [];
    if (laying !== undefined && looked === undefined) {
      if (nextTurn(layings, laying) !== laying) {
        found.push({ label: say.turnIt, look: 'plain', act: () => turn(nextTurn(layings, laying)) });
      }
      if (nextSide(layings, laying).side !== laying.side) {
        found.push({ label: say.otherSide, look: 'plain', act: () => turn(nextSide(layings, laying)) });
      }
    }
    if (asking !== undefined || looked !== undefined) found.push({ label: say.back, look: 'plain', act: back });
    return found;
  }

  const roll = lastRollOf(events);
  const result = (roll?.after ?? [])
    .filter(isResult)
    .flatMap(
      (event) =>
        teller.tell(
          event,
          players.map(({ name }) => name),
        ) ?? [],
    )
    .join(' ');
  const death = recentDeath(scene, events);
  const said = tellNow();
  const offered = active
    .filter(({ move, spot }) => (spot.kind === 'laying' ? move === laying?.deed.move && looked === undefined : true))
    .map((deed) => (asking === deed ? { ...deed, label: words.page.deeds.reallyDo } : deed));

  /** The sentence and what is below it: of what was tapped, or of what can be done now. */
  function tellNow(): { sentence: string; more: string; icon?: string } {
    if (asking?.asks !== undefined) return { sentence: asking.asks, more: `${asking.label} (${asking.price ?? ''})` };
    const now = { sentence: sayNow(scene), more: moreNow() };
    if (looked === undefined) return now;
    if (looked.kind === 'tile') {
      return {
        sentence: tileLabel(scene, looked.place, { steps: 99, lit: undefined }),
        more: words.game.tile(words.tileCard(view.board.tiles[looked.place])),
      };
    }
    if (looked.kind === 'ring') return { sentence: words.page.theRing, more: words.page.questIs, icon: 'ring' };
    const item = itemAt(myself(scene), looked.space);
    if (item === undefined) {
      const kind = words.pack.characters[myself(scene).character].spaces[looked.space];
      return { sentence: words.page.emptySpace(kind), more: '' };
    }
    return { sentence: words.item(item), more: words.worth(item), icon: words.itemCard(item).icon };
  }

  /** Below the sentence: why there is no way out of a fight, who has just died and of what, or what was told last. */
  function moreNow(): string {
    if (fought !== undefined && !fought.isOver) return whyNoEscape(scene);
    return death ?? (fought === undefined ? lines.news : '');
  }

  const isForYou = moves.length > 0;
  return (
    <main id="content" className={styles.table} data-phase={view.phase} data-steady={isFighting(scene)}>
      <h1 className="visually-hidden">{words.page.table}</h1>
      <Tools
        text={words.page}
        isLogShown={shown?.kind === 'log'}
        onLog={() => setShown(shown?.kind === 'log' ? undefined : { kind: 'log' })}
        onRules={() => props.why()}
        onHelp={() => setShown({ kind: 'help' })}
      />
      {/* A tap anywhere lets falling dice land at once, as any key does. */}
      <div className={styles.layout} onPointerDownCapture={falling === undefined ? undefined : land}>
        <div className={styles.notice}>
          {props.notice}
          <Missed
            missed={props.missed}
            lines={lines.all}
            text={words.page}
            onTell={(events) => setTold(events.flatMap((event) => placeOfEvent(event) ?? []).at(-1))}
          />
        </div>
        {view.phase !== 'choosing' && !isOver && (
          <div className={styles.party}>
            <Party scene={scene} onPerson={(who) => setShown({ kind: 'person', who })} />
          </div>
        )}
        {view.phase === 'choosing' && (
          <div className={styles.whole}>
            <Choosing scene={scene} deeds={deeds} busy={busy} onDeed={make} />
          </div>
        )}
        {isOver && (
          <div className={styles.whole}>
            <Suspense fallback={null}>
              <EndingCard scene={scene} afterwards={props.afterwards} />
            </Suspense>
          </div>
        )}
        {view.phase !== 'choosing' && (
          <div className={styles.map} data-over={isOver}>
            <DungeonMap
              scene={scene}
              lit={lit}
              ghosts={ghosts}
              chosen={looked?.kind === 'tile' ? looked.place : told}
              last={lastPlace(events)}
              wish={wish}
              onPlace={onPlace}
              onGhost={onGhost}
            />
            <Banner scene={scene} events={events} falling={falling} />
          </div>
        )}
        {!isOver && (
          <div className={styles.side}>
            {fought !== undefined && !(fought.isOver && offered.length > MANY) && (
              <FightStage scene={scene} fought={fought} roll={roll} falling={falling} result={result} />
            )}
            <Panel
              sentence={said.sentence}
              more={said.more}
              isMoreWhole={said.more === death}
              isForYou={isForYou}
              busy={busy || isWalking || falling !== undefined}
              deeds={view.phase === 'choosing' ? [] : offered}
              asides={asides()}
              isSteady={isFighting(scene)}
              picture={said.icon === undefined ? undefined : <BagIcon name={said.icon} />}
              onDeed={make}
            />
            {view.phase === 'playing' && (
              <Inventory
                scene={scene}
                deeds={deeds}
                held={looked?.kind === 'tile' ? undefined : looked}
                onHold={hold}
                onDeed={make}
              />
            )}
          </div>
        )}
      </div>
      <Log
        lines={lines.all}
        later={lines.later}
        text={words.page}
        isShown={shown?.kind === 'log'}
        onClose={() => setShown(undefined)}
      />
      {shown !== undefined && shown.kind !== 'log' && (
        <Suspense fallback={null}>
          <Sheets
            shown={shown}
            scene={scene}
            sentence={said.sentence}
            shortcuts={shortcuts}
            why={props.why}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </main>
  );
}

/** The tile where something happened, if it was on one. */
function placeOfEvent(event: BagEvent): Place | undefined {
  if ('to' in event && typeof event.to === 'number') return event.to;
  return 'place' in event ? event.place : undefined;
}

function lastPlace(events: readonly { event: BagEvent }[]): Place | undefined {
  const last = events.findLast(({ event }) => placeOfEvent(event) !== undefined);
  return last === undefined ? undefined : placeOfEvent(last.event);
}

/** Whether a deed is on offer for what was tapped. */
function isOffered({ spot, place }: Deed, looked: Looked | undefined): boolean {
  if (looked === undefined) return spot.kind === 'panel' || spot.kind === 'laying';
  if (looked.kind === 'tile') return spot.kind === 'panel' && place === looked.place;
  if (looked.kind === 'ring') return spot.kind === 'ring';
  return looked.kind === 'item' && spot.kind === 'item' && spot.space === looked.space;
}
