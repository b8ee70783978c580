import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { GamePageProps } from '../../../client/kit/game-page.ts';
import { Motion } from '../../../client/kit/motion/motion.tsx';
import { onDemand } from '../../../client/kit/parts/on-demand.tsx';
import { useCueSound } from '../../../client/kit/sound/use-cue-sound.ts';
import { useEventSounds } from '../../../client/kit/sound/use-event-sounds.ts';
import { useEventVibrations } from '../../../client/kit/sound/use-event-vibrations.ts';
import { useLog } from '../../../client/kit/table/log/use-log.ts';
import { Missed } from '../../../client/kit/table/missed.tsx';
import { TablePage } from '../../../client/kit/table/table-page.tsx';
import { useSheets } from '../../../client/kit/table/use-sheets.ts';
import { Status } from '../../../client/kit/turns/status.tsx';
import { useSending } from '../../../client/kit/turns/use-sending.ts';
import { useOnChange } from '../../../client/kit/use-on-change.ts';
import type { Seat } from '../../../engine/game.ts';
import type { DashPack } from '../rules/content.ts';
import { prospectsOf } from '../rules/preview.ts';
import type { DashEvent, DashMove } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import { joined, type ToldEvent } from '../text/joined.ts';
import { tellWith } from '../text/text-names.ts';
import { Board } from './board/board.tsx';
import { Meter } from './board/meter.tsx';
import { Odds } from './board/odds.tsx';
import { brieflyNamed, inBrief } from './brief-names.ts';
import { type DashSheet, sheetOf } from './cards/sheets.tsx';
import styles from './dash-page.module.css';
import { choicesOf } from './flip/choices.ts';
import { Choose } from './flip/choose.tsx';
import { Spotlight } from './flip/spotlight.tsx';
import { Exchange } from './hand/exchange.tsx';
import { Hand } from './hand/hand.tsx';
import { moveCards } from './moments/motion.ts';
import { cueSound, soundsOf } from './moments/sounds.ts';
import { type DashCue, moodOf } from './moments/stage.ts';
import { vibrationsOf } from './moments/vibrations.ts';
import { Players } from './players/players.tsx';
import { caption, movesOf, type Situation, sentence } from './situation.ts';
import { forcedMove, useForcedMove } from './use-forced-move.ts';
import { useTableControls } from './use-table-controls.ts';
import { wordsFor } from './words.ts';
import './palette.css';

type Props = GamePageProps<DashView, DashEvent, DashMove, DashPack>;

const Scoring = onDemand(() => import('./ending/scoring.tsx').then((module) => module.Scoring));

/** The Dash table. Controls exist only for legal moves. */
export function DashPage(props: Props) {
  const { view, players } = props;
  const table = useDashTable(props);
  const { words, cue, sheet, lines, controls } = table;
  const [told, setTold] = useState<number>();
  const [isCounted, setCounted] = useState(false);
  const countedUp = useCallback(() => setCounted(true), []);
  const above = (
    <>
      {props.notice}
      <Missed
        missed={props.missed}
        lines={lines.all}
        text={words.page}
        onTell={(events) => setTold(events.flatMap((event) => ('space' in event ? [event.space] : [])).at(-1))}
      />
    </>
  );
  return (
    <TablePage
      title={words.page.table}
      text={words.page}
      signs={words.page.signs}
      hasCaptions
      className={styles.table}
      data-phase={view.phase}
      data-letters="large"
      data-mood={cue && moodOf(cue)}
      sheet={sheet}
      sheetOf={(shown) => sheetOf(shown, { view, players, words, why: props.why })}
      lines={isCounted ? lines : { ...lines, all: lines.all.filter(({ event }) => event.kind !== 'game-over') }}
      sentence={table.sentence}
      why={props.why}
      onKey={controls.onKey}
      arrows={'[data-space][tabindex="0"]'}
    >
      {view.phase === 'over' ? (
        <div className={`grow ${styles.ending}`}>
          {above}
          <Scoring
            view={view}
            players={players}
            you={props.you}
            words={words}
            afterwards={props.afterwards}
            onCounted={countedUp}
          />
        </div>
      ) : (
        <Playing page={props} table={table} told={told} above={above} />
      )}
    </TablePage>
  );
}

type Table = ReturnType<typeof useDashTable>;

/** The players, the dungeon, the prompt and the own hand. */
function Playing(props: { page: Props; table: Table; told: number | undefined; above: ReactNode }) {
  const { table } = props;
  const { view, moves, you, players, pack } = props.page;
  const { words, cue, sheet, controls } = table;
  const own = you === 'spectator' ? undefined : view.players[you];
  const explorer = view.explorer === you ? undefined : players[view.explorer]?.name;
  // A picture of a flip shows its result, large over the board.
  const inPicture = cue?.kind === 'outcome' ? undefined : '';
  return (
    <Motion table={{ view, you }} move={moveCards} className={`table-edges grow ${styles.layout}`}>
      <div className={styles.meter}>
        {props.above}
        <Meter view={view} words={words} explorer={explorer} />
      </div>
      <div className={styles.players} data-picture={inPicture}>
        <Players
          view={view}
          players={players}
          you={you}
          words={words}
          onPlayer={(seat) => sheet.show({ kind: 'player', seat })}
        />
      </div>
      <div className={`anchor ${styles.stage}`} data-flip="stage" data-picture={inPicture}>
        <Stage {...props} />
      </div>
      <Spot {...props} />
      <div className={styles.odds}>
        <Odds view={view} pack={pack} words={words} isYours={view.explorer === you} />
      </div>
      <div className={styles.status}>
        <Status
          sentence={table.sentence}
          isForYou={moves.length > 0 && table.isOpen}
          news={table.lines.news.map((line) => inBrief(line, players))}
          verbs={table.isReacting || !table.isOpen ? [] : controls.verbs}
          busy={table.busy}
        />
      </div>
      {own !== undefined && (
        <div className={styles.hand}>
          <Hand
            cards={own.equipment}
            words={words}
            roleOf={controls.roleAt}
            onCard={controls.onCard}
            onLook={controls.onLook}
          />
        </div>
      )}
    </Motion>
  );
}

/** The board, or the exchange. */
function Stage({ page, table, told }: { page: Props; table: Table; told: number | undefined }) {
  const { view, moves, you, players } = page;
  const { words, cue } = table;
  if (view.phase === 'exchange') return <Exchange view={view} players={players} you={you} words={words} />;
  return (
    <Board
      view={view}
      flippable={table.isOpen ? movesOf(moves, 'flip').map(({ space }) => space) : []}
      told={told}
      lifted={cue?.kind === 'lift' ? cue.space : undefined}
      words={words}
      onSpace={table.controls.onSpace}
    />
  );
}

/** The card just flipped, over the board, and what can be done about it: in one place, from its flip to its result. */
function Spot({ page, table }: { page: Props; table: Table }) {
  const { pending } = page.view;
  const { words, cue, choices } = table;
  const card = cue === undefined ? pending?.card : cue.kind === 'lift' ? undefined : cue.card;
  // Without a card it stays: copies of cards that fly away keep their look in it.
  return (
    <div className={`passive ${styles.spot}`} data-flip="spot">
      {card !== undefined && (
        <Spotlight card={card} cue={cue} words={words} tell={table.lines.tell}>
          {table.isReacting && pending !== undefined ? (
            <Choose pending={pending} choices={choices} words={words} busy={table.busy} send={table.send} />
          ) : undefined}
        </Spotlight>
      )}
    </div>
  );
}

/** What the table shows and says, and what it answers to. */
function useDashTable(props: Props) {
  const { view, events, moves, you, players, pack, locale } = props;
  const words = useMemo(() => wordsFor(pack, locale), [pack, locale]);
  const cue = props.cue as DashCue | undefined;
  const sheet = useSheets<DashSheet>();
  const { busy, send } = useSending(props);
  const teller = useMemo(() => tellWith(words.game, pack, locale), [words.game, pack, locale]);
  const lines = useLog<ToldEvent>({ events, players, you }, { teller, isNews, joined, turnOf });
  useCueSound(cue, cueSound);
  useEventSounds(events, { sounds: useMemo(() => soundsOf(pack), [pack]), you });
  useEventVibrations(events, { vibrations: useMemo(() => vibrationsOf(pack), [pack]), you });

  // An inspected card is closed when you must decide; during others' turns it stays.
  const isMine = moves.length > 0;
  useOnChange([isMine, view.phase, view.explorer, view.dungeon].join(), () => {
    if (isMine && sheet.shown?.kind === 'card') sheet.close();
  });

  const choices = useMemo(
    () =>
      view.pending === undefined
        ? []
        : choicesOf(view.pending, { ap: view.ap, moves, prospects: prospectsOf(view, pack), words }),
    [view, moves, pack, words],
  );
  const brief = useMemo(() => brieflyNamed(players), [players]);
  const situation: Situation = { view, moves, you, players: brief, words, choices };
  const turning = cue?.kind === 'lift' || cue?.kind === 'shown' ? cue.space : undefined;
  const controls = useTableControls(situation, { send, show: sheet.show, turning });
  const isOpen = cue === undefined;
  useForcedMove(isOpen && !busy && props.isTaught !== true ? forcedMove(view, moves) : undefined, send);
  const isReacting = isOpen && isMine && view.pending !== undefined;
  const now = (cue && caption(situation, cue)) ?? sentence(situation);
  return { words, cue, sheet, busy, send, lines, choices, controls, isOpen, isReacting, sentence: now };
}

/** The player an event is about. */
function turnOf(event: ToldEvent): Seat | undefined {
  return 'seat' in event ? event.seat : undefined;
}

/** Leaves out events the prompt tells anyway, and that a Treasure ended the finder's turn. */
function isNews(event: ToldEvent): boolean {
  if (event.kind === 'turn-ended') return event.why !== 'treasure';
  return event.kind !== 'flipped' && event.kind !== 'turn-started' && event.kind !== 'treasure-taken';
}
