import { useRef } from 'react';
import { Button } from '../../../../client/kit/parts/button.tsx';
import { Checkbox } from '../../../../client/kit/parts/checkbox.tsx';
import { onDemand } from '../../../../client/kit/parts/on-demand.tsx';
import { GAME_MISSIONS } from '../../rules/content.ts';
import type { TimeView } from '../../rules/view.ts';
import { type HandProps, HandToLookAt, useHandRows } from '../hand/hand.tsx';
import { useHand } from '../hand/use-hand.ts';
import { useKeys } from '../keys.ts';
import { Scroll } from '../quest/scroll.tsx';
import { movesOf, ownPlayer, type Situation } from '../situation.ts';
import surface from '../surfaces.module.css';
import { Callouts } from '../team/callouts.tsx';
import { HeroMark } from '../team/hero-mark.tsx';
import { Players } from '../team/players.tsx';
import page from '../time-page.module.css';
import type { Words } from '../words.ts';
import styles from './before-start.module.css';

/** Decoration, which has its place before it is loaded. */
const Scene = onDemand(() => import('./scene.tsx').then((module) => module.Scene));
const HeroChoice = onDemand(() => import('./hero-choice.tsx').then((module) => module.HeroChoice));

type Props = Situation & { calm: boolean; onCalm(calm: boolean): void; onReady(): void };

/**
 * Before the clock starts: the scenario, Heroes to choose, the viewer's own hand, and the button to say ready, which also
 * starts loading the next phase.
 */
export function BeforeStart(props: Props) {
  const { view, you, words, send } = props;
  const own = ownPlayer(props);
  const isAlone = view.players.length === 1;
  const waitedFor = waitedForIn(props);
  const sayReady = useSayReady(props);
  return (
    <div className={`column grow ${page.phase}`}>
      <Players {...props} />
      <div className={`stack centred gap-9 ${styles.middle}`}>
        {view.phase === 'heroes' && own !== undefined ? (
          <HeroChoice {...props}>
            <Quest {...props} />
          </HeroChoice>
        ) : (
          <>
            <div className={`middle across not-on-low-phone ${styles.scene}`}>
              <Scene {...props} />
            </div>
            <Quest {...props} />
          </>
        )}
        {own !== undefined && view.phase === 'ready' && (
          <p className={styles.first}>
            {words.page.before.yourHand(waitedFor.length === 0 && sayReady !== undefined, view.clock > 0)}
          </p>
        )}
      </div>
      <Verbs {...props} waitedFor={waitedFor} sayReady={sayReady} />
      {you !== 'spectator' && !isAlone && !props.isReplay && (
        <div className={styles.callouts}>
          <Callouts {...props} you={you} hero={own?.hero} wanted={['yes', 'no', 'thanks']} />
        </div>
      )}
      {(own !== undefined || isAlone) && view.phase === 'ready' && (
        <OwnHand
          view={view}
          words={words}
          onCall={props.isReplay ? undefined : (call) => void send({ kind: 'call', call })}
        />
      )}
    </div>
  );
}

/** Says ready, by button or key; undefined if that is not possible now. */
function useSayReady({ moves, send, onReady }: Props): (() => void) | undefined {
  const [ready] = movesOf(moves, 'ready');
  const said = useRef<typeof ready>(undefined);
  const sayReady = () => {
    // A double tap says it once.
    if (ready === undefined || ready === said.current) return;
    said.current = ready;
    onReady();
    void send(ready);
  };
  useKeys((key) => key === 'd' && sayReady());
  return ready === undefined ? undefined : sayReady;
}

/** The names of the other players the start waits for. */
function waitedForIn({ view, players, you }: Situation): string[] {
  return players.filter((_, seat) => seat !== you && isWaitedFor(view, seat)).map(({ name }) => name);
}

/** The button to say ready, and beside it the Hero of a solo player, who is waited for, and the clock's alarm. */
function Verbs(props: Props & { waitedFor: readonly string[]; sayReady: (() => void) | undefined }) {
  const { view, moves, words, waitedFor, sayReady } = props;
  const { before } = words.page;
  const own = ownPlayer(props);
  return (
    <div className={`stack in-middle ${styles.verbs}`}>
      {sayReady !== undefined && (
        <Button look="main" data-move="ready" onClick={sayReady}>
          {before.ready}
        </Button>
      )}
      {view.players.length === 1 && own?.hero !== undefined && (
        <p className={styles.ownHero}>
          <HeroMark hero={own.hero} words={words} onHeroes={props.onHeroes} isWhole />
        </p>
      )}
      {moves.length === 0 && waitedFor.length > 0 && (
        <p className="padded strong centred" role="status">
          {before.waiting(waitedFor.join(', '))}
        </p>
      )}
      {view.clock > 0 && own !== undefined && !props.isReplay && (
        <Checkbox className={styles.calm} checked={props.calm} onChange={props.onCalm}>
          {before.calm}
        </Checkbox>
      )}
    </div>
  );
}

function isWaitedFor({ phase, players }: TimeView, seat: number): boolean {
  const player = players[seat];
  if (player === undefined || player.away) return false;
  return phase === 'heroes' ? player.hero === undefined : !player.ready;
}

/** The scenario about to be played. */
function Quest(props: Situation) {
  const { view, words } = props;
  const { before, clock } = words.page;
  const { name, flavour } = words.quest(view.quest);
  const seconds = Math.round(view.clock / 1000);
  return (
    <section className={`stack centred ${surface.card} ${surface.scroll} ${styles.quest}`} aria-labelledby="time-quest">
      <h2 id="time-quest">{name}</h2>
      <p className="flavour">{flavour}</p>
      <p className={`wrap centred strong ${styles.facts}`}>
        {view.quest.kind === 'scenario' && <span>{before.goal(view.goal, GAME_MISSIONS)}</span>}{' '}
        <span>
          {view.clock > 0 ? before.clock(clock.left(Math.floor(seconds / 60), seconds % 60)) : before.noClock}
        </span>{' '}
        <button type="button" className={`link ${surface.lookUp}`} onClick={props.onScroll}>
          {before.lookUp}
        </button>
      </p>
      <Scroll view={view} pack={props.pack} words={words} className={`stack ${styles.scroll}`} />
    </section>
  );
}

function OwnHand({ view, words, onCall }: { view: TimeView; words: Words; onCall: HandProps['onCall'] }) {
  const isAlone = view.players.length === 1;
  const hand = useHand(view.hand, async () => ({ kind: 'done' }));
  const rows = useHandRows(hand, isAlone);
  return <HandToLookAt hand={hand} rows={rows} words={words} isAlone={isAlone} size={view.handSize} onCall={onCall} />;
}
