import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { GamePageProps } from '../../../client/games/game-page.ts';
import { Log } from '../../../client/table/log.tsx';
import { Missed } from '../../../client/table/missed.tsx';
import { useShortcuts } from '../../../client/table/shortcuts.ts';
import { Tools } from '../../../client/table/tools.tsx';
import { useLog } from '../../../client/table/use-log.ts';
import { useSending } from '../../../client/table/use-sending.ts';
import type { Seat, Viewer } from '../../../engine/game.ts';
import type { DaysPack } from '../rules/content.ts';
import { previewPlay } from '../rules/preview.ts';
import type { Day, DaysEvent, DaysMove } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';
import { tellWith } from '../text/text-names.ts';
import { Boards } from './boards.tsx';
import { askedFor, type Chooser, litDays, type Pick, playsWith, spotKey, tapCard, tapDay } from './choice.ts';
import styles from './days-page.module.css';
import { Hand, type HandRole } from './hand.tsx';
import { marksOf, sinceOwnMove, touchedDays } from './marks.ts';
import { Motion } from './motion.tsx';
import { Panel } from './panel.tsx';
import { Piles } from './piles.tsx';
import { Scoring } from './scoring.tsx';
import { Sheets, type Shown } from './sheets.tsx';
import { type Refused, type Situation, sayNow } from './situation.ts';
import { useSounds } from './sounds.ts';
import { verbsNow } from './verbs.ts';
import { whyNot } from './why-not.ts';
import { wordsFor } from './words.ts';

type Props = GamePageProps<DaysView, DaysEvent, DaysMove, DaysPack>;

/** The Dungeon Days table. What can be done comes from the moves on offer: choosing narrows them until one is left to confirm. */
export function DaysPage(props: Props) {
  const { view, events, moves, you, players, pack, locale } = props;
  const words = useMemo(() => wordsFor(pack, locale, view.sprite), [pack, locale, view.sprite]);
  const teller = useMemo(() => tellWith(words.game, pack, locale), [words.game, pack, locale]);
  const [shown, setShown] = useState<Shown>();
  const [told, setTold] = useState<readonly DaysEvent[]>([]);
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const [pointed, setPointed] = useState<{ board: Seat; day: Day }>();
  const [refused, setRefused] = useState<Refused>();
  const [isChoosingCard, setChoosingCard] = useState(false);
  const { busy, send } = useSending(props);
  const lines = useLog(props, { teller });
  const table = useRef<HTMLElement>(null);
  useSounds(events, view, you);

  // What was chosen for a table that has changed is chosen no more; a card in hand may stay lifted.
  useEffect(() => {
    setRefused(undefined);
    setPicks((were) => were.filter((pick) => pick.kind === 'card').slice(0, view.hand === undefined ? 0 : 1));
  }, [view]);

  const hand = view.hand ?? [];
  const chooser: Chooser = { you, hand, moves };
  const plays = playsWith(picks, chooser);
  const asked = askedFor(picks, plays);
  const lit = litDays(plays, asked, { you, boards: view.boards.length });
  const pointedPlays =
    pointed !== undefined && lit.has(spotKey(pointed.board, pointed.day))
      ? playsWith([...picks, { kind: 'day', ...pointed }], chooser)
      : [];
  const play = asked === 'confirm' ? plays[0] : pointedPlays.length === 1 ? pointedPlays[0] : undefined;
  const preview =
    play === undefined || you === 'spectator' ? undefined : previewPlay(view, { seat: you, play }, words.values);
  const liftedAt = picks[0]?.kind === 'card' ? picks[0].place : undefined;
  const recent = sinceOwnMove(lines.all, you);
  const situation: Situation = {
    view,
    moves,
    you,
    players,
    words,
    picks,
    asked,
    lifted: liftedAt === undefined ? undefined : hand[liftedAt],
    play,
    preview,
    refused,
    dealt: dealtTo(lines.all, you),
    isChoosingCard,
    news: newsOf(recent),
  };
  const said = sayNow(situation);
  // What is told of one's absence is pointed at alone.
  const fresh = touchedDays(told.length === 0 ? recent : told.map((event) => ({ event })));
  const marks = marksOf({ view, you, lit, lifted: situation.lifted, picks, play, preview, fresh });
  const isMine = moves.length > 0;
  const others = players.length - (you === 'spectator' ? 0 : 1);
  const isOver = view.phase !== 'playing';
  const shortcuts = useShortcuts(onKey);

  function choose(next: readonly Pick[]) {
    setRefused(undefined);
    setPicks(next);
    setChoosingCard(false);
  }

  async function make(move: DaysMove) {
    if (await send(move)) choose([]);
  }

  function onDay(board: Seat, day: Day) {
    const card = situation.lifted;
    if (card === undefined || you === 'spectator') return setShown({ kind: 'stack', board, day });
    const tapped = tapDay(picks, { kind: 'day', board, day }, chooser);
    if (tapped.kind === 'confirm' && plays[0] !== undefined) return make(plays[0]);
    if (tapped.kind === 'picks') return choose(tapped.picks);
    const refusal = whyNot(view, you, { card, board, day });
    return setRefused(refusal && { kind: 'day', board, day, ...refusal });
  }

  function onCard(place: number, by: 'pointer' | 'keyboard') {
    const next = tapCard(picks, place, chooser);
    if (next === 'refused') return setRefused({ kind: 'card', card: hand[place], rule: 'DD-54' });
    choose(next);
    if (by === 'keyboard') focusNext(next);
  }

  /** Who chooses by keys is led to the first day that can be chosen, one's own board first. */
  function focusNext(next: readonly Pick[]) {
    const left = playsWith(next, chooser);
    const days = litDays(left, askedFor(next, left), { you, boards: view.boards.length });
    const own = [...days].find((key) => key.startsWith(`${you}:`)) ?? [...days][0];
    if (own !== undefined) table.current?.querySelector<HTMLElement>(`[data-spot="${own}"]`)?.focus();
  }

  function back() {
    if (refused !== undefined) setRefused(undefined);
    else if (picks.length > 0) setPicks(picks.slice(0, -1));
    else setChoosingCard(false);
  }

  function startPlaying() {
    setChoosingCard(true);
    const first = hand.findIndex((_, place) => playsWith([{ kind: 'card', place }], chooser).length > 0);
    table.current?.querySelector<HTMLElement>(`[data-hand="${first}"]`)?.focus();
  }

  function onKey(key: string) {
    const place = Number(key) - 1;
    const draw = moves.find(({ kind }) => kind === 'draw');
    if (key === 'd' && draw !== undefined) make(draw);
    else if (key === 'p' && isMine) startPlaying();
    else if (key === 'l') setShown(shown?.kind === 'log' ? undefined : { kind: 'log' });
    else if (key === 'r') props.why();
    else if (key === '?') setShown({ kind: 'help' });
    else if (key === 'Escape') shown === undefined ? back() : setShown(undefined);
    else if (hand[place] !== undefined) onCard(place, 'keyboard');
  }

  function roleOf(_: unknown, place: number): HandRole {
    if (place === liftedAt) return 'lifted';
    if (picks.some((pick) => pick.kind === 'creature' && pick.place === place)) return 'given';
    if (asked === 'creature') {
      return playsWith([...picks, { kind: 'creature', place }], chooser).length > 0 ? 'asked' : 'resting';
    }
    const isPlayable = playsWith([{ kind: 'card', place }], chooser).length > 0;
    if (isChoosingCard && isPlayable) return 'asked';
    return isPlayable || !isMine ? 'playable' : 'resting';
  }

  return (
    <main
      id="content"
      ref={table}
      className={styles.table}
      data-phase={view.phase}
      data-others={others}
      style={{ '--others': others } as CSSProperties}
    >
      <h1 className="visually-hidden">{words.page.table}</h1>
      <Tools
        text={words.page}
        isLogShown={shown?.kind === 'log'}
        onLog={() => setShown(shown?.kind === 'log' ? undefined : { kind: 'log' })}
        onRules={() => props.why()}
        onHelp={() => setShown({ kind: 'help' })}
      />
      <Motion view={view} you={you} played={liftedAt} className={styles.layout}>
        <div className={styles.notice}>
          {props.notice}
          <Missed missed={props.missed} lines={lines.all} text={words.page} onTell={setTold} />
        </div>
        <div className={styles.stage}>
          {isOver ? (
            <Scoring
              view={view}
              players={players}
              you={you}
              words={words}
              afterwards={props.afterwards}
              onDay={(board, day) => setShown({ kind: 'stack', board, day })}
            />
          ) : (
            <Boards
              view={view}
              you={you}
              players={players}
              words={words}
              marks={marks}
              preview={preview}
              beside={<Piles view={view} words={words} onDiscard={() => setShown({ kind: 'discard' })} />}
              onDay={onDay}
              onPoint={setPointed}
              onOwner={(seat) => setShown({ kind: 'week', seat })}
            />
          )}
        </div>
        {!isOver && (
          <div className={styles.panel}>
            <Panel
              said={said}
              isForYou={isMine}
              busy={busy}
              words={words}
              why={props.why}
              verbs={verbsNow(situation, plays, { make, choose, back, startPlaying })}
            />
          </div>
        )}
        {view.hand !== undefined && !isOver && (
          <div className={styles.hand}>
            <Hand cards={hand} words={words} roleOf={roleOf} onCard={onCard} />
          </div>
        )}
      </Motion>
      <Log
        lines={lines.all}
        later={lines.later}
        text={words.page}
        isShown={shown?.kind === 'log'}
        onClose={() => setShown(undefined)}
      />
      <Sheets
        shown={shown}
        view={view}
        players={players}
        words={words}
        sentence={said.sentence}
        shortcuts={shortcuts}
        why={props.why}
        onShow={setShown}
        onClose={() => setShown(undefined)}
      />
    </main>
  );
}

/** DD-4 The cards everybody started with, for who has not drawn or played yet. */
function dealtTo(lines: readonly { event: DaysEvent }[], you: Viewer): number {
  const hasActed = lines.some(({ event }) => 'seat' in event && event.seat === you);
  const start = lines.find(({ event }) => event.kind === 'game-started')?.event;
  return start?.kind === 'game-started' && !hasActed ? start.startingHand : 0;
}

/** More lines than these nobody reads before a move; the log has them all. */
const NEWS = 3;

/** What was played since one's own last move; who only drew is worth a word when nobody did more. */
function newsOf(recent: readonly { line: string; event: DaysEvent }[]): string {
  const worth = recent.filter(({ event }) => event.kind !== 'drawn' && event.kind !== 'game-started');
  return (worth.length > 0 ? worth.slice(-NEWS) : recent.slice(-1)).map(({ line }) => line).join(' ');
}
