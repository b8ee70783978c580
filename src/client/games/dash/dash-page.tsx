import { useEffect, useMemo, useState } from 'react';
import type { DashPack, EquipmentNumber } from '../../../games/dash/content.ts';
import type { DashEvent, DashMove } from '../../../games/dash/state.ts';
import { tellerOf } from '../../../games/dash/text-teller.ts';
import type { DashView } from '../../../games/dash/view.ts';
import { Log } from '../../table/log.tsx';
import { useShortcuts } from '../../table/shortcuts.ts';
import { Status, type Verb } from '../../table/status.tsx';
import { Tools } from '../../table/tools.tsx';
import { useLog } from '../../table/use-log.ts';
import { useSending } from '../../table/use-sending.ts';
import type { GamePageProps } from '../game-page.ts';
import { Board } from './board.tsx';
import styles from './dash-page.module.css';
import { Exchange } from './exchange.tsx';
import { Hand } from './hand.tsx';
import { Meter } from './meter.tsx';
import { Motion } from './motion.tsx';
import { faceWord, Pending } from './pending.tsx';
import { Players } from './players.tsx';
import { Scoring } from './scoring.tsx';
import { Sheets, type Shown } from './sheets.tsx';
import { movesOf, roleOf, type Situation, sentence } from './situation.ts';
import { useSounds } from './sounds.ts';
import { useStaged } from './staging.ts';
import { wordsFor } from './words.ts';

type Props = GamePageProps<DashView, DashEvent, DashMove, DashPack>;

/** The Dash table. What can be done comes from the moves on offer; what is seen may lag a moment behind, to show a card that leaves. */
export function DashPage(props: Props) {
  const { view, events, moves, you, players, pack, locale } = props;
  const words = useMemo(() => wordsFor(pack, locale), [pack, locale]);
  const drawn = useStaged(view, events);
  const [shown, setShown] = useState<Shown>();
  const [givenUp, setGivenUp] = useState<readonly number[]>([]);
  const { busy, send } = useSending(props);
  const teller = useMemo(() => tellerOf(pack, locale), [pack, locale]);
  const lines = useLog(props, { teller, isNews: (event) => event.kind !== 'turn-started' });
  useSounds(events, you);

  // A note about what could not be done is of no use once the table has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the view is the reason
  useEffect(() => setShown((was) => (was?.kind === 'note' ? undefined : was)), [view]);

  const situation: Situation = { view, moves, you, players, words };
  const now = sentence(situation);
  const own = you === 'spectator' ? undefined : view.players[you];
  const isMine = moves.length > 0;
  const flips = movesOf(moves, 'flip');
  const face = movesOf(moves, 'face')[0];
  const stop = movesOf(moves, 'stop')[0];
  const verbs = isMine ? verbsNow() : [];
  const shortcuts = useShortcuts(onKey);

  function onSpace(space: number) {
    const card = drawn.spaces[space];
    const flip = flips.find((move) => move.space === space);
    if (typeof card === 'number') return setShown({ kind: 'card', card: words.dungeon(card) });
    if (flip !== undefined) return send(flip);
    if (view.phase === 'over') return undefined;
    if (view.explorer !== you) {
      return setShown({
        kind: 'note',
        note: words.page.notYourTurn(players[view.explorer]?.name ?? ''),
        rule: 'DA-11',
      });
    }
    return setShown({ kind: 'note', note: words.page.dealFirst, rule: 'DA-20' });
  }

  function onCard(card: EquipmentNumber, place: number) {
    const role = roleOf(moves, card, givenUp.includes(place));
    if (role === 'use') return send({ kind: 'use', card });
    if (role === 'drop') return send({ kind: 'fumble', card });
    if (role !== 'look')
      return setGivenUp(role === 'give-up' ? givenUp.filter((other) => other !== place) : [...givenUp, place]);
    const equipment = words.equipment(card);
    const isMap = equipment.effect.kind === 'treasure-map';
    return setShown({
      kind: 'card',
      card: equipment,
      note: isMap ? words.page.pending.mapNotUsed : words.page.pending.notNow,
      rule: isMap ? 'DA-23' : 'DA-20',
    });
  }

  /** Discards one by one, each after the answer to the one before, then says ready. */
  async function confirmExchange() {
    const cards = givenUp.flatMap((place) => own?.equipment[place] ?? []);
    setGivenUp([]);
    for (const card of cards) if (!(await send({ kind: 'discard', card }))) return;
    await send({ kind: 'ready' });
  }

  function verbsNow(): Verb[] {
    const { verbs: say } = words.page;
    if (stop !== undefined) return [{ label: say.stop, hint: say.stopHint, look: 'plain', act: () => send(stop) }];
    if (face !== undefined && view.pending !== undefined) {
      return [{ label: faceWord(view.pending, words), look: 'main', act: () => send(face) }];
    }
    if (view.phase !== 'exchange') return [];
    const label = givenUp.length === 0 ? say.keepAll : say.discard(givenUp.length);
    return [{ label, look: 'main', act: confirmExchange }];
  }

  function onKey(key: string) {
    const place = Number(key) - 1;
    const card = own?.equipment[place];
    if (key === 's' && stop !== undefined) send(stop);
    else if (key === 'f' && face !== undefined) send(face);
    else if (key === 'l') setShown(shown?.kind === 'log' ? undefined : { kind: 'log' });
    else if (key === 'r') props.why();
    else if (key === '?') setShown({ kind: 'help' });
    else if (key === 'Escape') setShown(undefined);
    else if (card !== undefined) onCard(card, place);
  }

  const isReacting = isMine && view.pending !== undefined && drawn === view;
  return (
    <main id="content" className={styles.table} data-phase={drawn.phase}>
      <h1 className="visually-hidden">{words.page.table}</h1>
      <Tools
        text={words.page}
        isLogShown={shown?.kind === 'log'}
        onLog={() => setShown(shown?.kind === 'log' ? undefined : { kind: 'log' })}
        onRules={() => props.why()}
        onHelp={() => setShown({ kind: 'help' })}
      />
      <Motion view={drawn} className={styles.layout}>
        <div className={styles.meter}>
          {props.notice}
          {drawn.phase !== 'over' && (
            <Meter
              view={view}
              words={words}
              explorer={view.explorer === you ? undefined : players[view.explorer]?.name}
            />
          )}
        </div>
        <div className={styles.players}>
          <Players
            view={drawn}
            players={players}
            you={you}
            words={words}
            onPlayer={(seat) => setShown({ kind: 'player', seat })}
          />
        </div>
        <div className={styles.stage} data-phase={drawn.phase}>
          {drawn.phase === 'over' ? (
            <Scoring view={drawn} players={players} you={you} words={words} afterwards={props.afterwards} />
          ) : drawn.phase === 'exchange' ? (
            <Exchange view={drawn} players={players} words={words} />
          ) : (
            <Board view={drawn} canFlip={flips.length > 0} words={words} onSpace={onSpace} />
          )}
          {isReacting && view.pending !== undefined && (
            <Pending
              pending={view.pending}
              words={words}
              busy={busy}
              usable={movesOf(moves, 'use').map(({ card }) => card)}
              droppable={movesOf(moves, 'fumble').map(({ card }) => card)}
              onFace={face && (() => send(face))}
              onUse={(card) => send({ kind: 'use', card })}
              onDrop={(card) => send({ kind: 'fumble', card })}
            />
          )}
        </div>
        <div className={styles.status}>
          <Status sentence={now} isForYou={isMine} news={lines.news} verbs={isReacting ? [] : verbs} busy={busy} />
        </div>
        {own !== undefined && view.phase !== 'over' && (
          <div className={styles.hand}>
            <Hand
              cards={own.equipment}
              words={words}
              roleOf={(card, place) => roleOf(moves, card, givenUp.includes(place))}
              onCard={onCard}
            />
          </div>
        )}
      </Motion>
      <Log lines={lines.all} text={words.page} isShown={shown?.kind === 'log'} onClose={() => setShown(undefined)} />
      <Sheets
        shown={shown}
        view={view}
        players={players}
        words={words}
        sentence={now}
        shortcuts={shortcuts}
        why={props.why}
        onClose={() => setShown(undefined)}
      />
    </main>
  );
}
