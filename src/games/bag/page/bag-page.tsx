import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GamePageProps } from '../../../client/kit/game-page.ts';
import { onDemand } from '../../../client/kit/parts/on-demand.tsx';
import { useLog } from '../../../client/kit/table/log/use-log.ts';
import { TablePage } from '../../../client/kit/table/table-page.tsx';
import { useSheets } from '../../../client/kit/table/use-sheets.ts';
import { useSending } from '../../../client/kit/turns/use-sending.ts';
import type { Seat } from '../../../engine/game.ts';
import type { AdventurerNumber, BagPack } from '../rules/content.ts';
import type { BagEvent, BagMove } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';
import { tellWith } from '../text/text-names.ts';
import { joinWalks, type ToldEvent } from '../text/walks.ts';
import styles from './bag-page.module.css';
import { Choosing } from './party/choosing.tsx';
import { choosingSentence, dealtSentence } from './party/choosing-sentence.ts';
import { pickMe } from './pick-me.ts';
import type { Scene } from './scene.ts';
import { useSounds } from './sounds.ts';
import type { BagCue } from './staging/cue.ts';
import { nameOf, wordsFor } from './words.ts';
import './palette.css';

type Props = GamePageProps<BagView, BagEvent, BagMove, BagPack>;

/** The sheet only this game has: the details of an adventurer. */
export type OwnShown = { kind: 'person'; who: AdventurerNumber };

// Most of the page's code; not needed until everybody has chosen.
const Dungeon = onDemand(() => import('./dungeon.tsx').then((module) => module.Dungeon));
const PersonCard = onDemand(() => import('./party/person-card.tsx').then((module) => module.PersonCard));

/** A turn lasts until the next player's begins, including others' help and answers in it. */
function turnOf(event: ToldEvent): Seat | undefined {
  return event.kind === 'turn-started' ? event.who.seat : undefined;
}

/** Whether characters were dealt with the table, and nothing has been played yet. */
function isFreshlyDealt({ view, events, you, isRunning, isTaught }: Props): boolean {
  if (view.phase !== 'playing' || isRunning !== true || isTaught === true || typeof you !== 'number') return false;
  return events.length > 0 && new Set(events.map(({ seq }) => seq)).size === 1;
}

/**
 * The phase to show: after choosing, the characters stay until the dungeon is loaded, so that there is no empty screen.
 */
function useEntered(phase: BagView['phase']): BagView['phase'] {
  const [isInside, setInside] = useState(phase !== 'choosing');
  useEffect(() => {
    if (phase === 'choosing') return;
    let isWanted = true;
    // If it cannot be loaded, an error appears in its place.
    void Dungeon.fetch().then(() => isWanted && setInside(true));
    return () => {
      isWanted = false;
    };
  }, [phase]);
  return isInside ? phase : 'choosing';
}

/** The Bag of Dungeon table: first the characters are chosen, then the dungeon is explored. */
export function BagPage(props: Props) {
  const { words, lines, scene, phase, isDealt, enter, common } = useBagTable(props);
  const sheet = useSheets<OwnShown>();
  const [sentence, setSentence] = useState('');
  const onKey = useRef<(key: string) => void>(undefined);
  const quest = words.quest(props.view.terms.scroll);
  return (
    <TablePage
      title={words.page.table}
      text={words.page}
      signs={words.page.signs}
      hasCaptions
      className={styles.table}
      data-phase={phase}
      sheet={sheet}
      sheetOf={({ who }) => ({
        title: nameOf(scene, who),
        body: <PersonCard scene={scene} who={who} />,
      })}
      lines={lines}
      sentence={isDealt ? dealtSentence(scene) : phase === 'choosing' ? choosingSentence(scene) : sentence}
      helpAbove={
        <p>
          <strong>{quest.name}.</strong> {quest.says}
        </p>
      }
      why={props.why}
      onKey={(key) => onKey.current?.(key)}
      arrows={'[data-cell][tabindex="0"]'}
    >
      {phase === 'choosing' ? (
        <Choosing {...common} onChosen={() => void Dungeon.fetch()} onEnter={isDealt ? enter : undefined} />
      ) : (
        <Dungeon
          {...common}
          lines={lines.all}
          tell={lines.tell}
          missed={props.missed}
          afterwards={props.afterwards}
          onKey={onKey}
          onSentence={setSentence}
          onPerson={sheet.show}
        />
      )}
    </TablePage>
  );
}

/** What the table shows and says, and what both of its phases need. */
function useBagTable(props: Props) {
  const { view, events, moves, you, players, pack, locale, notice } = props;
  const cue = props.cue as BagCue | undefined;
  const words = useMemo(() => wordsFor(pack, locale), [pack, locale]);
  const teller = useMemo(() => tellWith(words.game, pack, locale), [words.game, pack, locale]);
  const { board } = view;
  const joined = useCallback((seen: Parameters<typeof joinWalks>[0]) => joinWalks(seen, board), [board]);
  const lines = useLog<ToldEvent>({ events, players, you }, { teller, turnOf, joined });
  useSounds(events, cue, you);
  const scene: Scene = useMemo(
    () => ({ view, moves, you, players, words, me: pickMe(view, you) }),
    [view, moves, you, players, words],
  );
  const [isDealt, setDealt] = useState(() => isFreshlyDealt(props));
  const phase = useEntered(isDealt ? 'choosing' : view.phase);
  const isToChoose = isDealt || view.adventurers.some(({ seat, isReady }) => seat === you && !isReady);
  useEffect(() => {
    if (!isToChoose) void Dungeon.fetch();
  }, [isToChoose]);
  // During an animation, the offered moves belong to the previous step.
  const isShowing = cue !== undefined && !cue.isWhole;
  const common = { scene, events, cue, ...useSending(props), isShowing, notice, news: lines.news.join(' ') };
  return { words, lines, scene, phase, isDealt, enter: () => setDealt(false), common };
}
