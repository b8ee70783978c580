import { lazy, type ReactNode, Suspense } from 'react';
import type { PlayInfo } from '../../protocol/server-message.ts';
import type { TableInfo } from '../../protocol/table-info.ts';
import { fetchPack } from '../connection/api.ts';
import { saysPhrasesOnly } from '../connection/phrases-only.ts';
import { gameEntry } from '../kit/games/registry.ts';
import { Aim, Pointers } from '../kit/guide/pointers.tsx';
import { Loading } from '../kit/parts/loading.tsx';
import { onDemand, useIsRestHere, useTheRest } from '../kit/parts/on-demand.tsx';
import { TableProvider } from '../kit/table/table-context.tsx';
import { useTablesText } from '../text/tables/text.ts';
import { nameOnChair } from './chairs.ts';
import styles from './play.module.css';
import { AroundTable } from './social/around-table.tsx';
import { useSocialText } from './social/text/text.ts';
import { type LoadedGame, useGame } from './use-game.ts';
import { type PlayProps, type PlayState, usePlay } from './use-play.ts';

const RulesSheet = lazy(() =>
  import('../kit/rulebook/rules-sheet.tsx').then((module) => ({ default: module.RulesSheet })),
);
const LookingBack = lazy(() => import('./past/looking-back.tsx').then((past) => ({ default: past.LookingBack })));

const Watching = onDemand(() => import('./watching.tsx').then((module) => module.Watching));
const Afterwards = onDemand(() => import('./after/afterwards.tsx').then((module) => module.Afterwards));
const WhyNotToast = onDemand(() => import('./why-not-toast.tsx').then((module) => module.WhyNotToast));
const Earned = onDemand(() => import('./deeds/earned.tsx').then((module) => module.Earned));
const TurningPointAt = onDemand(() => import('./after/afterwards.tsx').then((module) => module.TurningPointAt));

/** A game's table: loads its page and its pack, and passes them their props. */
export function Play(props: PlayProps) {
  const { table, play, handle, packOf = fetchPack, whoseTurn } = props;
  const loaded = useGame(table, packOf, handle.snapshot.you.viewer === 'spectator');
  const loadTheRest = useTheRest();
  const isEndLoaded = useIsRestHere(table.status === 'over');
  const played = usePlay(props, loaded);
  if (loaded === undefined || !isEndLoaded) return <Loading />;
  const { page, past, guide, missed } = played;
  const firstTurn = gameEntry(table.game)?.words.in(page.locale).page.firstTurn;
  return (
    <AroundTable
      table={table}
      play={play}
      handle={handle}
      isShared={props.isOneDevice !== true}
      hasStrip={props.isTaught !== true && past.wanted === undefined}
      isScreen={props.layout === 'screen'}
      recap={missed === undefined ? played.recap : undefined}
      whoseTurn={whoseTurn}
      aim={
        guide?.isAimShown && firstTurn !== undefined ? (
          <Aim aim={firstTurn.aim} onDismiss={guide.dismissAim} />
        ) : undefined
      }
    >
      {guide !== undefined && firstTurn !== undefined && guide.pointers.length > 0 && (
        <Pointers guide={guide} text={firstTurn} />
      )}
      <div
        className="boxless"
        // Looking back shows the whole table.
        data-layout={past.wanted !== undefined && props.layout === 'hand' ? undefined : props.layout}
        data-turn={play.moves.length > 0 ? 'yours' : 'others'}
        data-behind={handle.snapshot.stage.isBehind}
      >
        <Shown {...props} game={loaded} played={played} onMoved={loadTheRest} />
      </div>
      <Notes table={table} play={play} played={played} pack={loaded.pack} />
    </AroundTable>
  );
}

interface ShownProps extends PlayProps {
  game: LoadedGame;
  played: PlayState;
  onMoved(): void;
}

/** The table now, or an earlier moment of it. */
function Shown(props: ShownProps) {
  const { table, play, handle, whoseTurn, game, played } = props;
  const { page, past, story, whatNow, advice } = played;
  const log = { logColumn: props.layout === 'screen' ? 'big-screen' : 'folded', openReplayAt: past.open } as const;
  const live = <Live {...props} />;
  if (past.wanted !== undefined) {
    return (
      <TableProvider {...log}>
        <Suspense fallback={live}>
          <LookingBack
            game={table.game}
            wanted={past.wanted}
            Page={game.Page}
            page={page}
            handle={handle}
            isYourTurn={play.moves.length > 0}
            onGo={past.go}
            onNow={past.toNow}
          >
            {live}
          </LookingBack>
        </Suspense>
      </TableProvider>
    );
  }
  return (
    <TableProvider
      {...log}
      {...{ story, whatNow, advice }}
      stage={handle.snapshot.stage}
      sayWhyNot={played.whyNot.say}
      passOn={whoseTurn?.passOn}
      endMoment={endMomentOf(props)}
      earned={earnedOf(props)}
      wasOver={played.wasOver}
    >
      {live}
    </TableProvider>
  );
}

/**
 * Nobody can tap on a big screen, and the result has all its room. A daily game’s record is published when its day is
 * over.
 */
function endMomentOf({ table, handle, layout, moment }: PlayProps): ReactNode {
  if (table.status !== 'over' || layout === 'screen' || table.daily !== undefined) return undefined;
  return moment ?? <TurningPointAt code={table.code} viewer={handle.snapshot.you.viewer} />;
}

/** What a game that counts gave its player to collect; for a "what if", the comparison. */
function earnedOf({
  table,
  handle,
  layout,
  isTaught,
  isForAll,
  isForRecords,
  played,
  compared,
}: ShownProps): ReactNode {
  if (compared !== undefined && table.status === 'over') return compared;
  const { viewer, chair } = handle.snapshot.you;
  const own = chair === undefined ? undefined : table.chairs[chair];
  const isByBot = own?.kind === 'person' && own.byBot !== undefined && own.byBot !== 'some';
  const isCounted = isForRecords !== false && isTaught !== true && isForAll !== true && table.manners.freeUndo !== true;
  if (table.status !== 'over' || layout === 'screen' || viewer === 'spectator' || isByBot || !isCounted)
    return undefined;
  return <Earned game={table.game} code={table.code} over={played.over} />;
}

/** The game's own page, with the table as it is now. */
function Live({ table, play, handle, game, played, onMoved, ...props }: ShownProps) {
  const manners = useSocialText();
  const { missed } = played;
  const { you, events, said, stage } = handle.snapshot;
  return (
    <game.Page
      {...played.page}
      view={play.view}
      events={events}
      moves={play.moves}
      cue={stage.cue}
      send={async (move) => {
        const answer = await handle.move(move);
        onMoved();
        // A second tap on an outdated state was not meant as a move, and the page already shows the result of the
        // first.
        const isImpatient = answer.kind === 'error' && answer.code === 'stale' && stage.isBehind;
        played.setTrouble(answer.kind === 'error' && !isImpatient ? answer.code : undefined);
        return answer;
      }}
      said={said.map(({ id, chair, said: line }) => ({
        id,
        seat: table.seats.indexOf(chair),
        text: 'phrase' in line ? manners.talk.phrases[line.phrase] : line.text,
      }))}
      {...(you.chair !== undefined &&
        !saysPhrasesOnly(table) && { say: (text: string) => handle.ask({ kind: 'say', text }) })}
      {...(missed !== undefined && { missed })}
      {...(props.isTaught === true && { isTaught: true })}
      notice={props.notice ?? (you.viewer === 'spectator' && <Watching table={table} handle={handle} />)}
      afterwards={table.status === 'over' && (props.afterwards ?? <Afterwards table={table} handle={handle} />)}
    />
  );
}

/** What went wrong, why something could not be done, and the rules. */
function Notes(props: { table: TableInfo; play: PlayInfo; played: PlayState; pack: unknown }) {
  const { table, played } = props;
  const { trouble, whyNot, rules } = played;
  const tables = useTablesText();
  return (
    <>
      <p className={`trouble panel shadowed strong text-centre ${styles.trouble}`} role="alert">
        {trouble !== undefined && tables.errors[trouble]}
      </p>
      {whyNot.shown !== undefined && (
        <WhyNotToast
          whyNot={whyNot.shown}
          turnOf={turnOf(table, props.play)}
          why={(rule) => {
            whyNot.close();
            played.why(rule);
          }}
        />
      )}
      {rules !== undefined && (
        <Suspense fallback={null}>
          <RulesSheet
            game={table.game}
            pack={props.pack}
            rule={rules.rule}
            onClose={() => played.setRules(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The player everybody waits for, if it is a single other one. */
function turnOf(table: TableInfo, { toAct, moves }: PlayInfo): string | undefined {
  const [seat, ...more] = toAct;
  return seat === undefined || moves.length > 0 || more.length > 0 ? undefined : nameOnChair(table, table.seats[seat]);
}
