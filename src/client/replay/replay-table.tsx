import { type ComponentType, useEffect, useState } from 'react';
import type { RuleId } from '../../engine/game.ts';
import type { ReplayInfo } from '../../replay/messages.ts';
import type { GamePageProps } from '../games/game-page.ts';
import { loadPage } from '../games/load-page.ts';
import { gameEntry, gameName } from '../games/registry.ts';
import { useLocale } from '../language.ts';
import { Loading } from '../parts/loading.tsx';
import { RulesSheet } from '../rulebook/rules-sheet.tsx';
import { useMood } from '../settings/use-mood.ts';
import styles from './replay-view.module.css';
import { useReplayText } from './text/index.ts';
import type { Scene } from './use-scene.ts';

/** The game's own page, at one moment. */
export function ReplayTable({ info, scene, now }: { info: ReplayInfo; scene: Scene; now(): number }) {
  const locale = useLocale();
  const Page = useGamePage(info.game);
  const { title, uploaded } = useReplayText();
  const [shown, setShown] = useState<{ rule?: RuleId | undefined }>();
  useEffect(() => {
    document.title = `${title(gameName(info.game))} · Undercroft`;
    return () => {
      document.title = 'Undercroft';
    };
  }, [title, info.game]);
  if (Page === undefined) return <Loading />;
  return (
    <>
      <Page
        key={scene.take}
        view={scene.view}
        events={scene.events}
        moves={[]}
        you={scene.viewer}
        players={info.names.map((name, seat) => ({
          name,
          kind: info.bots.includes(seat) ? 'bot' : 'person',
          here: true,
        }))}
        pack={info.pack}
        locale={locale}
        send={async () => ({ kind: 'error', code: 'not-your-turn' })}
        said={[]}
        now={now}
        why={(rule) => setShown({ rule })}
        {...(info.isUploaded && { notice: <p className={styles.uploaded}>{uploaded}</p> })}
      />
      {shown !== undefined && <RulesSheet game={info.game} rule={shown.rule} onClose={() => setShown(undefined)} />}
    </>
  );
}

function useGamePage(game: string): ComponentType<GamePageProps> | undefined {
  useMood(game);
  const [loaded, setLoaded] = useState<{ Page: ComponentType<GamePageProps> }>();
  const [trouble, setTrouble] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    const entry = gameEntry(game);
    if (entry !== undefined)
      loadPage(entry).then(
        (Page) => isWanted && setLoaded({ Page }),
        (error: unknown) => isWanted && setTrouble(error),
      );
    return () => {
      isWanted = false;
    };
  }, [game]);
  // Thrown while rendering, so that the page's own notice catches it.
  if (trouble !== undefined) throw trouble;
  return loaded?.Page;
}
