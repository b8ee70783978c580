import { useMemo, useState } from 'react';
import type { GamePageProps } from '../../../client/kit/game-page.ts';
import { onDemand } from '../../../client/kit/parts/on-demand.tsx';
import { useLog } from '../../../client/kit/table/log/use-log.ts';
import { Missed } from '../../../client/kit/table/missed.tsx';
import { TablePage } from '../../../client/kit/table/table-page.tsx';
import { useSending } from '../../../client/kit/table/use-sending.ts';
import { useSheets } from '../../../client/kit/table/use-sheets.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Place } from '../rules/board.ts';
import type { AdventurerNumber, BagPack } from '../rules/content.ts';
import type { BagEvent, BagMove } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';
import { tellWith } from '../text/text-names.ts';
import { joinWalks, type ToldEvent } from '../text/walks.ts';
import { Panel } from './actions/panel.tsx';
import { useActions } from './actions/use-actions.ts';
import { BagIcon } from './bag-icon.tsx';
import styles from './bag-page.module.css';
import { lastRollOf, resultOf, useShownFight } from './fight/use-shown-fight.ts';
import { BAG_SIGNS } from './help/signs.ts';
import { Inventory } from './inventory/inventory.tsx';
import { type CameraRequest, DungeonMap } from './map/dungeon-map.tsx';
import { lastPlace } from './map/event-place.ts';
import { captionOf } from './moments/caption.ts';
import { recentDeath } from './moments/deaths.ts';
import { foundNow } from './moments/found.ts';
import { Moments } from './moments/moments-shown.tsx';
import { Choosing } from './party/choosing.tsx';
import { Party } from './party/party.tsx';
import { pickMe, type Scene } from './scene.ts';
import { situationOf, whyNoEscape } from './situation.ts';
import { useSounds } from './sounds.ts';
import type { BagCue } from './staging/cue.ts';
import { useOwnHeight } from './use-own-height.ts';
import { nameOf, wordsFor } from './words.ts';

type Props = GamePageProps<BagView, BagEvent, BagMove, BagPack>;

/** The sheet only this game has: the details of an adventurer. */
type OwnShown = { kind: 'person'; who: AdventurerNumber };

const FightStage = onDemand(() => import('./fight/fight-stage.tsx').then((module) => module.FightStage));
const EndingCard = onDemand(() => import('./ending/ending.tsx').then((module) => module.EndingCard));
const PersonCard = onDemand(() => import('./party/person-card.tsx').then((module) => module.PersonCard));

/** A turn lasts until the next player's begins, whoever helps or answers in it. */
function turnOf(event: ToldEvent): Seat | undefined {
  return event.kind === 'turn-started' ? event.who.seat : undefined;
}

/** The Bag of Dungeon table. Every legal move is an action with a control of its own. */
export function BagPage(props: Props) {
  const { view, events, moves, you, players, pack, locale } = props;
  const cue = props.cue as BagCue | undefined;
  const words = useMemo(() => wordsFor(pack, locale), [pack, locale]);
  const teller = useMemo(() => tellWith(words.game, pack, locale), [words.game, pack, locale]);
  const { busy, send } = useSending(props);
  const lines = useLog<ToldEvent>(
    { events, players, you },
    { teller, turnOf, joined: (seen) => joinWalks(seen, view.board) },
  );
  const sheet = useSheets<OwnShown>();
  const [wish, setWish] = useState<CameraRequest>({ kind: 'me', count: 0 });
  const [told, setTold] = useState<Place>();
  const [isFolded, setFolded] = useState(false);
  const side = useOwnHeight('--side-height');
  const fought = useShownFight(view);
  useSounds(events, cue, you);

  const scene: Scene = useMemo(
    () => ({ view, moves, you, players, words, me: pickMe(view, you) }),
    [view, moves, you, players, words],
  );
  // While a step is being staged, the moves on offer belong to the step before.
  const isShowing = cue !== undefined && !cue.isWhole;
  const table = useActions(scene, { events, busy, isShowing, send });
  const { actions, offered, looked, asking } = table;

  /** Why there is no escape, who has just died and of what, what was found, or the last line of the log. */
  function newsNow(): string {
    if (fought !== undefined && !fought.isOver) return whyNoEscape(scene);
    return death ?? foundNow(scene, events) ?? lines.news;
  }

  function onKey(key: string) {
    if (key === 'm' || key === 'a') setWish({ kind: key === 'm' ? 'me' : 'all', count: wish.count + 1 });
    else table.onKey(key);
  }

  const death = recentDeath(scene, events);
  const now = situationOf(scene, { asking, looked, news: newsNow(), caption: captionOf(scene, events) });
  const roll = lastRollOf(events);
  const names = players.map(({ name }) => name);
  const reader = you === 'spectator' ? undefined : you;
  const quest = words.quest(view.terms.scroll);
  const { phase } = view;
  return (
    <TablePage
      title={words.page.table}
      text={words.page}
      signs={BAG_SIGNS[locale]}
      hasCaptions
      className={styles.table}
      data-ground={phase === 'playing' ? 'dark' : undefined}
      data-phase={phase}
      data-fight={fought !== undefined}
      data-folded={isFolded}
      sheet={sheet}
      sheetOf={({ who }) => ({
        title: nameOf(scene, who),
        body: <PersonCard scene={scene} who={who} />,
      })}
      lines={lines}
      sentence={now.sentence}
      helpAbove={
        <p>
          <strong>{quest.name}.</strong> {quest.says}
        </p>
      }
      why={props.why}
      onKey={onKey}
      arrows={'[data-cell][tabindex="0"]'}
    >
      <div className={`column grow anchor ${styles.layout}`} style={side.style}>
        <div className={`stack ${styles.top}`}>
          {props.notice}
          <Missed
            missed={props.missed}
            lines={lines.all}
            text={words.page}
            onTell={(events) => setTold(lastPlace(events))}
          />
          {phase === 'playing' && <Party scene={scene} onPerson={(who) => sheet.show({ kind: 'person', who })} />}
        </div>
        {phase === 'over' && (
          <div className={styles.ending}>
            <EndingCard scene={scene} afterwards={props.afterwards} />
          </div>
        )}
        {phase !== 'choosing' && (
          // At the end the map is remounted below the result, so that it does not jump there.
          <div key={`map-${phase}`} className={`anchor stiff grid ${styles.map}`}>
            <DungeonMap
              scene={scene}
              lit={table.lit}
              ghosts={table.ghosts}
              path={table.path}
              chosen={looked?.kind === 'tile' ? looked.place : told}
              last={lastPlace(events.map(({ event }) => event))}
              cue={cue}
              wish={wish}
              isFolded={isFolded}
              onFold={() => setFolded(!isFolded)}
              onPlace={table.onPlace}
              onGhost={table.onGhost}
            />
            <Moments scene={scene} events={events} cue={cue} />
          </div>
        )}
        {phase !== 'over' && (
          <div className={`column ${styles.side}`} ref={side.ref}>
            {fought !== undefined && (
              <div className={styles.arena}>
                <FightStage
                  scene={scene}
                  fought={fought}
                  roll={roll}
                  cue={cue}
                  result={resultOf(roll, (event) => teller.tell(event, names, reader))}
                />
              </div>
            )}
            <Panel
              sentence={now.sentence}
              more={now.more}
              isMoreWhole={now.more === death}
              isForYou={moves.length > 0 && !isShowing}
              busy={busy || table.isWalking}
              actions={phase === 'choosing' ? [] : offered}
              asides={table.asides}
              isWaiting={isShowing}
              picture={now.icon === undefined ? undefined : <BagIcon name={now.icon} />}
              onAction={table.make}
            >
              {phase === 'playing' && (
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
        {/* Below the prompt: on a phone the character cards are longer than the screen. */}
        {phase === 'choosing' && <Choosing scene={scene} actions={actions} busy={busy} onAction={table.make} />}
      </div>
    </TablePage>
  );
}
