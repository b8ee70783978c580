import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Crest } from '../../../protocol/crests.ts';
import type { ReplayInfo } from '../../../replay/messages.ts';
import { SeatCrests } from '../../kit/crests/table-crests.tsx';
import { gameEntry } from '../../kit/games/registry.ts';
import { Loading } from '../../kit/parts/loading.tsx';
import { TableProvider } from '../../kit/table/table-context.tsx';
import type { ReplayWorker } from '../../play/record/replay-worker.ts';
import { type Perspective, useBigMoments, useHands, useScene } from '../../play/record/use-scene.ts';
import { Hands } from './hands.tsx';
import { More } from './more.tsx';
import { readAddress, writeAddress } from './playback/address.ts';
import { ReplayControls } from './playback/replay-controls.tsx';
import { timelineOf } from './playback/timeline.ts';
import { momentIn, useAddress } from './playback/use-address.ts';
import { useReplayKeys } from './playback/use-keys.ts';
import { type Playback, usePlayback } from './playback/use-playback.ts';
import { ReplayTable } from './replay-table.tsx';
import styles from './replay-view.module.css';
import { VerificationSign } from './verification.tsx';
import { useFollowLeader } from './watch-party/use-follow-leader.ts';
import { WatchPartyBar } from './watch-party/watch-party-bar.tsx';

interface ReplayProps {
  code: string;
  where: 'server' | 'here';
  info: ReplayInfo;
  text: string;
  worker: ReplayWorker;
  hasPromise: boolean;
  /** The seat this device had: the default perspective, unless the URL says otherwise. */
  seat?: number | undefined;
}

/** A replay: the game's own page without controls, and the replay's controls below it. */
export function ReplayView(props: ReplayProps) {
  const { code, info, worker } = props;
  const replay = useReplay(props);
  const { line, eyes, isTogether, company, playback, controls, scene } = replay;
  const moments = useBigMoments(worker);
  const hands = useHands(worker, playback.step, eyes === 'open');
  const [isMoreOpen, setMoreOpen] = useState(false);
  const goTo = (step: number) => controls.go(line.momentOf(step));
  const switchParty = (wanted: boolean) => {
    replay.setTogether(wanted);
    setMoreOpen(false);
  };
  const room = useRef<HTMLDivElement>(null);
  useRoomFor(room, hands !== undefined);
  return (
    <SeatCrests chosen={info.names.map((_, seat) => info.crests[seat] as Crest | undefined)}>
      <div ref={room} className={styles.replay}>
        {hands !== undefined && (
          <Hands hands={hands} names={info.names} areShownBesides={gameEntry(info.game)?.listsHands === true} />
        )}
        <TableProvider logColumn="open" openReplayAt={goTo}>
          {scene === undefined ? (
            <Loading />
          ) : (
            <ReplayTable info={info} scene={scene} now={nowAt(info, line.unit, playback)} />
          )}
        </TableProvider>
        <div data-dock="" className="at-bottom">
          {isTogether && <WatchPartyBar company={company} link={`${location.origin}/r/${code}?together`} />}
          <ReplayControls
            line={line}
            playback={controls}
            moments={moments}
            names={info.names}
            eyes={eyes}
            sign={<VerificationSign verdict={info.verdict} onOpen={() => setMoreOpen(true)} />}
            onEyes={replay.setEyes}
            onMore={() => setMoreOpen(!isMoreOpen)}
          />
        </div>
        {isMoreOpen && (
          <More
            {...props}
            moments={moments}
            step={playback.step}
            eyes={eyes}
            link={`${location.origin}${location.pathname}${writeAddress({ unit: line.unit, moment: playback.moment, eyes })}`}
            onMoment={goTo}
            isTogether={isTogether}
            onTogether={props.where === 'here' ? undefined : switchParty}
            onClose={() => setMoreOpen(false)}
          />
        )}
      </div>
    </SeatCrests>
  );
}

/** The position of a replay, alone or in a watch party, and the scene there; it begins as its URL says. */
function useReplay({ code, where, info, worker, seat }: ReplayProps) {
  const [asked] = useState(() => readAddress(location.search));
  const line = useMemo(() => timelineOf(info), [info]);
  const [eyes, setEyes] = useState<Perspective>(() => eyesIn(asked.eyes ?? seat, info.names.length));
  const [isTogether, setTogether] = useState(asked.together && where === 'server');
  const eventful = useRef<ReadonlySet<number>>(undefined);
  const company = useFollowLeader(code, isTogether, (shown) => playback.take(shown));
  const playback = usePlayback(line, {
    from: momentIn(asked, line, info),
    until: asked.watch === undefined ? undefined : line.shortlyAfter(asked.watch),
    isQuiet: (step) => eventful.current?.has(step) === false,
    isFollowing: company.isLed,
  });
  const { moment, playing, speed, turn } = playback;
  const scene = useScene(worker, playback.step, eyes);
  useLayoutEffect(() => {
    eventful.current = scene?.eventful;
  }, [scene]);
  const isAsked = useRef(asked.watch !== undefined);
  const isThere = scene !== undefined;
  // A step to watch is played as soon as the table is visible.
  useEffect(() => {
    if (isThere && isAsked.current) turn(true);
    if (isThere) isAsked.current = false;
  }, [isThere, turn]);
  useAddress({ unit: line.unit, moment, eyes, together: isTogether });
  const controls = company.controls(playback);
  useReplayKeys(line, controls);
  const { leads, follow } = company;
  const { show } = company.together;
  useEffect(() => {
    if (leads) show({ moment: Math.round(moment), playing, speed });
  }, [leads, moment, playing, speed, show]);
  return {
    ...{ line, eyes, setEyes, isTogether, company, playback, controls, scene },
    setTogether(wanted: boolean) {
      follow(true);
      setTogether(wanted);
    },
  };
}

/** The server's clock at a step. */
function nowAt({ startedAt, times }: ReplayInfo, unit: 'step' | 'ms', { moment, step }: Playback): () => number {
  return () => (unit === 'ms' ? startedAt + moment : (times[step - 1] ?? startedAt));
}

function eyesIn(asked: Perspective | undefined, seats: number): Perspective {
  return typeof asked === 'number' && asked >= seats ? 'spectator' : (asked ?? 'spectator');
}

/** Publishes the height of the controls and of the hands above them. */
function useRoomFor(room: React.RefObject<HTMLDivElement | null>, hasHands: boolean): void {
  useLayoutEffect(() => {
    const dock = room.current?.querySelector('[data-dock]');
    if (room.current === null || !(dock instanceof HTMLElement)) return;
    const { style } = room.current;
    const hands = hasHands ? room.current.querySelector('[data-hands]') : null;
    const measure = () => {
      const above = hands instanceof HTMLElement ? hands.offsetHeight : 0;
      style.setProperty('--controls', `${dock.offsetHeight}px`);
      style.setProperty('--dock', `${dock.offsetHeight + above}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(dock);
    if (hands !== null) observer.observe(hands);
    return () => observer.disconnect();
  }, [room, hasHands]);
}
