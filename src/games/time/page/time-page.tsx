import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { settings } from '../../../client/device/settings.ts';
import { useSoundOn } from '../../../client/device/sound.ts';
import { primeSpeech, speak } from '../../../client/device/speech.ts';
import type { GamePageProps } from '../../../client/kit/game-page.ts';
import { Checkbox } from '../../../client/kit/parts/checkbox.tsx';
import { onDemand } from '../../../client/kit/parts/on-demand.tsx';
import type { RequestResult } from '../../../client/kit/request-result.ts';
import type { EventVibrations } from '../../../client/kit/sound/event-vibrations.ts';
import { useCueSound } from '../../../client/kit/sound/use-cue-sound.ts';
import { useEventSounds } from '../../../client/kit/sound/use-event-sounds.ts';
import { useEventVibrations } from '../../../client/kit/sound/use-event-vibrations.ts';
import { useLog } from '../../../client/kit/table/log/use-log.ts';
import { Missed } from '../../../client/kit/table/missed.tsx';
import { TableProvider } from '../../../client/kit/table/table-context.tsx';
import { TablePage } from '../../../client/kit/table/table-page.tsx';
import { useNewEvents } from '../../../client/kit/table/use-new-events.ts';
import { useSheets } from '../../../client/kit/table/use-sheets.ts';
import { useOnChange } from '../../../client/kit/use-on-change.ts';
import { localeNow } from '../../../client/text/language.ts';
import type { RuleId, Viewer } from '../../../engine/game.ts';
import type { Teller } from '../../../engine/text.ts';
import type { TimePack } from '../rules/content.ts';
import type { TimeEvent, TimeMove } from '../rules/state.ts';
import { coveredEntries, type TimeView } from '../rules/view.ts';
import { tellWith } from '../text/text-names.ts';
import { BeforeStart } from './before/before-start.tsx';
import { isCountingDown } from './clock/clock.ts';
import { Keys, type KeyTaker } from './keys.ts';
import { missedCards, missedStory } from './log-entries.ts';
import type { SeenTimeEvent } from './seen-event.ts';
import { useCalm } from './settings.ts';
import type { Situation } from './situation.ts';
import { cueSound, SOUNDS } from './sounds.ts';
import type { TimeCue } from './stage.ts';
import surface from './surfaces.module.css';
import { useBubbles } from './team/bubbles.ts';
import { NO_CALLS, type OpenCalls, stillOpen, withEvent } from './team/open-calls.ts';
import { laterText } from './text/later/text.ts';
import styles from './time-page.module.css';
import type { Words } from './words.ts';
import { wordsFor } from './words.ts';
import './palette.css';

/** How often expired calls are removed. */
const FORGET_MS = 1_000;

/** Recent calls and answers at this table. */
function useOpenCalls(events: readonly SeenTimeEvent[]): OpenCalls {
  const [calls, setCalls] = useState(NO_CALLS);
  useNewEvents(events, (happened) => {
    const at = Date.now();
    setCalls((were) => happened.reduce((now, event) => withEvent(now, event, at), were));
  });
  const isAny = calls.needs.length + calls.answers.length + calls.unanswered.length > 0;
  useEffect(() => {
    if (!isAny) return;
    const timer = setInterval(() => setCalls((were) => stillOpen(were, Date.now())), FORGET_MS);
    return () => clearInterval(timer);
  }, [isAny]);
  return calls;
}

/** Events that vibrate, for the whole team. */
const VIBRATIONS: EventVibrations<TimeEvent> = {
  'backpack-broke': () => ({ by: 'everybody', how: 'blow' }),
  'game-over': ({ ending }) => (ending === 'won' ? { by: 'everybody', how: 'cheer' } : undefined),
  'adventure-ended': () => ({ by: 'everybody', how: 'knock' }),
  failed: () => ({ by: 'everybody', how: 'knock' }),
  accomplished: () => ({ by: 'everybody', how: 'tap' }),
};

type Props = GamePageProps<TimeView, TimeEvent, TimeMove, TimePack>;

const Adventure = onDemand(() => import('./adventure/adventure.tsx').then((module) => module.Adventure));
const Resolution = withLaterText(() => import('./resolution/resolution.tsx').then((module) => module.Resolution));
const HeroList = withLaterText(() => import('./team/hero-list.tsx').then((module) => module.HeroList));
const QuestSheet = withLaterText(() => import('./quest/quest-sheet.tsx').then((module) => module.QuestSheet));
const Ending = withLaterText(() => import('./ending/ending.tsx').then((module) => module.Ending));
const Hints = withLaterText(() => import('./hints.tsx').then((module) => module.Hints));

/** How long a note about a refused move is shown. */
const NOTE_MS = 6000;
/** DT-39 Moves that anybody may make for the team. */
const TEAM_MOVES: readonly TimeMove['kind'][] = [
  'reveal',
  'finish',
  'take',
  'refuse',
  'drop',
  'waive',
  'hold',
  'release',
];

/** The Dungeon Time table: before the start, the five minutes, the Resolution, and the end. */
export function TimePage(props: Props) {
  const { view, events, you, players, pack, missed } = props;
  const table = useTimeTable(props);
  const { words, lines, sheet, calm, setCalm, isClockOn, situation } = table;
  const { isReplay } = situation;
  const { backs, slots } = words.page.signs;
  const spoken = props.said.findLast(({ seat }) => seat !== you);
  return (
    <TableProvider
      // At a table calls are shown in bubbles; a list beside them would only repeat them, on a big screen too.
      {...(!isReplay && { logColumn: 'folded' })}
    >
      <TablePage
        title={words.page.table}
        text={words.page}
        signs={{ backs, slots: { ...slots, says: slots.says(view.slots.pieces) } }}
        sheet={sheet}
        sheetOf={({ kind }) =>
          kind === 'heroes'
            ? { title: words.page.heroes, body: <HeroList view={view} players={players} words={words} /> }
            : { title: words.quest(view.quest).name, body: <QuestSheet view={view} pack={pack} words={words} /> }
        }
        lines={lines}
        covered={props.isRunning === true ? coveredEntries(events) : undefined}
        sentence={words.page.now[view.phase]}
        helpBelow={
          <Checkbox checked={calm} onChange={setCalm}>
            {words.page.before.calm}
          </Checkbox>
        }
        why={props.why}
        onKey={(key) => table.keys.current(key)}
        className={styles.table}
        data-phase={view.phase}
        data-letters="large"
        data-strip={view.phase === 'adventure' || view.phase === 'resolution' ? 'closed' : 'for-aim'}
      >
        <div className="column grow">
          {props.notice}
          {props.isTaught !== true && !isReplay && you !== 'spectator' && isPractice(view) && (
            <Hints view={view} events={events} words={words} />
          )}
          {!isClockOn && missed !== undefined && (
            <Missed missed={missedStory(events, missed)} lines={lines.all} text={words.page} onTell={table.setRecap} />
          )}
          <NoteLine note={table.note} words={words} why={props.why} />
          <p className="visually-hidden" role="status">
            {spoken !== undefined && `${players[spoken.seat]?.name ?? ''}: ${spoken.text}`}
          </p>
          <Phase page={props} table={table} />
        </div>
      </TablePage>
    </TableProvider>
  );
}

/** A note about a move that was refused, or about what was missed. */
function NoteLine({ note, words, why }: { note: Note | undefined; words: Situation['words']; why: Props['why'] }) {
  return (
    <p
      className={note === undefined ? 'visually-hidden' : `over-table toast ${styles.note}`}
      role="alert"
      data-tone={note?.tone}
    >
      {note?.note}{' '}
      {note?.rule !== undefined && (
        <button type="button" className={`link ${surface.lookUp}`} onClick={() => why(note.rule)}>
          {words.page.askRule}
        </button>
      )}
    </p>
  );
}

/** What the phase of the game shows. */
function Phase({ page, table }: { page: Props; table: ReturnType<typeof useTimeTable> }) {
  const { view } = page;
  const { situation, calm, isClockOn } = table;
  return (
    <Keys.Provider value={table.keys}>
      {(view.phase === 'heroes' || view.phase === 'ready') && !isClockOn && (
        <BeforeStart {...situation} calm={calm} onCalm={table.setCalm} onReady={Adventure.fetch} />
      )}
      {isClockOn && <Adventure {...situation} now={page.now} calm={calm} />}
      {view.phase === 'resolution' && (
        <Resolution
          {...situation}
          recap={table.recap}
          cue={page.cue as TimeCue | undefined}
          isTaught={page.isTaught === true}
        />
      )}
      {view.phase === 'over' && <Ending {...situation} afterwards={page.afterwards} />}
    </Keys.Provider>
  );
}

interface Note {
  note: string;
  rule?: RuleId | undefined;
  tone?: 'news';
}

/** What the table shows and says, and what can be done at it. */
function useTimeTable(props: Props) {
  const { view, events, moves, you, players, pack, locale } = props;
  const names = players.map(({ name }) => name).join('\n');
  const words = useMemo(() => wordsFor(pack, locale, names.split('\n')), [pack, locale, names]);
  const teller = useMemo(() => quiet(tellWith(words.game, pack, locale)), [words.game, pack, locale]);
  const lines = useLog(props, { teller });
  const bubbles = useBubbles(events, props.said);
  const sheet = useSheets<{ kind: 'heroes' } | { kind: 'scroll' }>();
  const [note, setNote] = useState<Note>();
  const [recap, setRecap] = useState<readonly TimeEvent[]>([]);
  const [calm, setCalm] = useCalm();
  const calls = useOpenCalls(events);
  const keys = useRef<KeyTaker>(() => undefined);
  useSpokenCalls(events, { words, you });
  useCueSound(props.cue as TimeCue | undefined, cueSound);
  useEventSounds(events, { sounds: SOUNDS, you });
  useEventVibrations(events, { vibrations: VIBRATIONS, you });
  useOnChange(note, () => {
    const timer = setTimeout(() => setNote(undefined), NOTE_MS);
    return () => clearTimeout(timer);
  });

  const isClockOn = view.phase === 'adventure' || isCountingDown(view);
  // While the clock runs, the recap is one sentence that fades.
  const { missed } = props;
  useOnChange(missed, () => {
    const cards = missed === undefined || !isClockOn ? undefined : missedCards(events, missed);
    if (cards !== undefined) setNote({ note: words.page.missedCards(cards.played, cards.discarded), tone: 'news' });
  });

  function withNoteOnRefusal(answer: RequestResult, { kind }: TimeMove): RequestResult {
    const isCard = kind === 'play' || kind === 'discard';
    // If two reveal or decide at once, the first counts; the other's refusal is not an error to show.
    if (answer.kind === 'refused' && !isCard && !TEAM_MOVES.includes(kind)) {
      setNote({ note: answer.rule === 'DT-39' ? words.page.tooLate : words.page.notNow, rule: answer.rule });
    }
    return answer;
  }

  const situation: Situation = {
    view,
    moves,
    you,
    players,
    pack,
    words,
    events,
    bubbles,
    calls,
    isReplay: props.isRunning === undefined && moves.length === 0,
    send: async (move) => withNoteOnRefusal(await props.send(move), move),
    ...(props.say !== undefined && { say: props.say }),
    onHeroes: () => sheet.show({ kind: 'heroes' }),
    onScroll: () => sheet.show({ kind: 'scroll' }),
    note: (said, rule) => setNote({ note: said, rule }),
  };
  return { words, lines, sheet, note, recap, setRecap, calm, setCalm, keys, isClockOn, situation };
}

/** A part needed after the first move, with its texts. */
function withLaterText<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return onDemand(async () => {
    const [part] = await Promise.all([load(), laterText.fetch(localeNow())]);
    return part;
  });
}

/** A practice round: alone, and without a clock. */
function isPractice({ players, clock }: TimeView): boolean {
  return players.length === 1 && clock === 0;
}

/** In the five minutes too much happens to log every card, and players must remember played cards: that is the game. */
function quiet(teller: Teller): Teller {
  const unlogged: readonly string[] = ['played', 'discarded', 'drew', 'dealt', 'made-ready'];
  return {
    tell: (event, names, you) =>
      unlogged.includes((event as TimeEvent).kind) ? undefined : teller.tell(event, names, you),
  };
}

/** DT-26 Speaks others' calls in the listener's language; a new call interrupts. */
function useSpokenCalls(events: readonly SeenTimeEvent[], { words, you }: { words: Words; you: Viewer }): void {
  const isSoundOn = useSoundOn();
  useEffect(() => {
    const prime = () => isSoundOn && settings().speech > 0 && primeSpeech();
    addEventListener('click', prime, { capture: true });
    return () => removeEventListener('click', prime, { capture: true });
  }, [isSoundOn]);
  useNewEvents(events, (happened) => {
    const called = happened.findLast((event) => event.kind === 'called' && event.seat !== you);
    const { speech } = settings();
    if (called?.kind !== 'called' || speech === 0 || !isSoundOn) return;
    speak(words.game.call(called.call, words.names), { locale: words.locale, volume: speech });
  });
}
