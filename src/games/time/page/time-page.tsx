import { useEffect, useMemo, useRef, useState } from 'react';
import type { GamePageProps } from '../../../client/games/game-page.ts';
import { Sheet } from '../../../client/parts/sheet.tsx';
import { Help } from '../../../client/table/help.tsx';
import { Log } from '../../../client/table/log.tsx';
import { Missed } from '../../../client/table/missed.tsx';
import { useShortcuts } from '../../../client/table/shortcuts.ts';
import { Tools } from '../../../client/table/tools.tsx';
import { useLog } from '../../../client/table/use-log.ts';
import type { RuleId } from '../../../engine/game.ts';
import type { Teller } from '../../../engine/text.ts';
import type { TimePack } from '../rules/content.ts';
import type { TimeEvent, TimeMove } from '../rules/state.ts';
import type { TimeView } from '../rules/view.ts';
import { tellWith } from '../text/text-names.ts';
import { Adventure } from './adventure.tsx';
import { Before } from './before.tsx';
import { useBubbles } from './bubbles.ts';
import { isCountingDown } from './clock.ts';
import { HeroList } from './hero-mark.tsx';
import { Hints } from './hints.tsx';
import { Keys, type KeyTaker } from './keys.ts';
import { coveredEntries, missedCards, toldSince } from './looking-back.ts';
import { Over } from './over.tsx';
import { Resolution } from './resolution.tsx';
import { QuestSheet } from './scroll.tsx';
import { useCalm } from './settings.ts';
import type { Situation } from './situation.ts';
import { useSounds } from './sounds.ts';
import styles from './time-page.module.css';
import { wordsFor } from './words.ts';

type Props = GamePageProps<TimeView, TimeEvent, TimeMove, TimePack>;

/** How long a word about something that could not be done stays. */
const NOTE_MS = 6000;
/** DT-39 Moves that anybody may make for the team. */
const TEAM_MOVES: readonly TimeMove['kind'][] = ['reveal', 'finish', 'take', 'refuse', 'drop', 'waive', 'hold'];

/** The Dungeon Time table: before the clock, the five minutes, the Story told, and the end. */
export function TimePage(props: Props) {
  const { view, events, moves, you, players, pack, locale } = props;
  const names = players.map(({ name }) => name).join('\n');
  const words = useMemo(() => wordsFor(pack, locale, names.split('\n')), [pack, locale, names]);
  const teller = useMemo(() => quiet(tellWith(words.game, pack, locale)), [words.game, pack, locale]);
  const lines = useLog(props, { teller });
  const bubbles = useBubbles(events, props.said);
  const [shown, setShown] = useState<'log' | 'help' | 'heroes' | 'scroll'>();
  const [note, setNote] = useState<{ note: string; rule?: RuleId | undefined; tone?: 'news' }>();
  const [told, setTold] = useState<readonly TimeEvent[]>([]);
  const [calm, setCalm] = useCalm();
  const keys = useRef<KeyTaker>(() => false);
  const isCounting = isCountingDown(view);
  useSounds(events, you);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each note has its own time
  useEffect(() => {
    const timer = setTimeout(() => setNote(undefined), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);

  const isClockOn = view.phase === 'adventure' || isCounting;
  // While the clock runs there is no time for stories: how much was missed is said in a sentence that passes.
  const { missed } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each absence is told once
  useEffect(() => {
    const cards = missed === undefined || !isClockOn ? undefined : missedCards(events, missed);
    if (cards !== undefined) setNote({ note: words.page.missedCards(cards.played, cards.discarded), tone: 'news' });
  }, [missed]);

  const spoken = props.said.findLast(({ seat }) => seat !== you);
  const toggleLog = () => setShown(shown === 'log' ? undefined : 'log');
  const shortcuts = useShortcuts((key) => {
    if (keys.current(key)) return;
    if (key === 'l') toggleLog();
    else if (key === 'r') props.why();
    else if (key === '?') setShown('help');
    else if (key === 'Escape') setShown(undefined);
  });
  const situation: Situation = {
    view,
    moves,
    you,
    players,
    pack,
    words,
    events,
    bubbles,
    async send(move) {
      const answer = await props.send(move);
      const isCard = move.kind === 'play' || move.kind === 'discard';
      // Of two who reveal or decide at once the first one counts: the page shows what came of it.
      const isTeams = TEAM_MOVES.includes(move.kind);
      if (answer.kind === 'refused' && !isCard && !isTeams) {
        setNote({ note: answer.rule === 'DT-39' ? words.page.tooLate : words.page.notNow, rule: answer.rule });
      }
      return answer;
    },
    ...(props.say !== undefined && { say: props.say }),
    onHeroes: () => setShown('heroes'),
    onScroll: () => setShown('scroll'),
    note: (said, rule) => setNote({ note: said, rule }),
  };
  return (
    <main id="content" className={styles.table} data-phase={view.phase}>
      <h1 className="visually-hidden">{words.page.table}</h1>
      <Tools
        text={words.page}
        isLogShown={shown === 'log'}
        onLog={toggleLog}
        onRules={() => props.why()}
        onHelp={() => setShown('help')}
      />
      <div className={styles.page}>
        {props.notice}
        {props.isTaught !== true && you !== 'spectator' && <Hints view={view} events={events} words={words} />}
        {!isClockOn && missed !== undefined && (
          <Missed missed={toldSince(events, missed)} lines={lines.all} text={words.page} onTell={setTold} />
        )}
        <p className={styles.note} role="alert" data-shown={note !== undefined} data-tone={note?.tone}>
          {note?.note}{' '}
          {note?.rule !== undefined && (
            <button type="button" onClick={() => props.why(note.rule)}>
              {words.page.askRule(note.rule)}
            </button>
          )}
        </p>
        <p className="visually-hidden" role="status">
          {spoken !== undefined && `${players[spoken.seat]?.name ?? ''}: ${spoken.text}`}
        </p>
        <Keys.Provider value={keys}>
          {(view.phase === 'heroes' || view.phase === 'ready') && !isCounting && (
            <Before {...situation} calm={calm} onCalm={setCalm} />
          )}
          {isClockOn && <Adventure {...situation} now={props.now} calm={calm} />}
          {view.phase === 'resolution' && <Resolution {...situation} told={told} />}
          {view.phase === 'over' && <Over {...situation} afterwards={props.afterwards} />}
        </Keys.Provider>
      </div>
      <Log
        lines={lines.all}
        later={lines.later}
        text={words.page}
        isShown={shown === 'log'}
        covered={props.isRunning === true ? coveredEntries(events) : undefined}
        onClose={() => setShown(undefined)}
      />
      {shown === 'heroes' && (
        <Sheet title={words.page.resolution.heroes} closeLabel={words.page.close} onClose={() => setShown(undefined)}>
          <HeroList view={view} players={players} words={words} />
        </Sheet>
      )}
      {shown === 'scroll' && (
        <Sheet title={words.quest(view.quest).name} closeLabel={words.page.close} onClose={() => setShown(undefined)}>
          <QuestSheet view={view} pack={pack} words={words} />
        </Sheet>
      )}
      {shown === 'help' && (
        <Sheet title={words.page.helpTitle} closeLabel={words.page.close} onClose={() => setShown(undefined)}>
          <Help
            text={words.page}
            note={undefined}
            rule={undefined}
            sentence={words.page.now[view.phase]}
            shortcuts={shortcuts}
            why={props.why}
          />
          <label className={styles.calm}>
            <input type="checkbox" checked={calm} onChange={(event) => setCalm(event.target.checked)} />{' '}
            {words.page.before.calm}
          </label>
        </Sheet>
      )}
    </main>
  );
}

/** In the five minutes too much happens to tell each card, and what was played must not be read up: remembering is the game. */
function quiet(teller: Teller): Teller {
  const untold: readonly string[] = ['played', 'discarded', 'drew', 'dealt', 'made-ready'];
  return {
    tell: (event, names) => (untold.includes((event as TimeEvent).kind) ? undefined : teller.tell(event, names)),
  };
}
