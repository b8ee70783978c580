import { type ComponentType, useEffect, useState } from 'react';
import type { RuleId } from '../../engine/game.ts';
import type { Locale } from '../../engine/text.ts';
import type { ReplayInfo } from '../../replay/messages.ts';
import { loadPage } from '../games/load-page.ts';
import { gameEntry, gameName } from '../games/registry.ts';
import { useGameSounds } from '../games/use-game-sounds.ts';
import { useGameStage } from '../games/use-game-stage.ts';
import { useStory } from '../games/use-story.ts';
import { StoryContext } from '../kit/end/story.ts';
import type { GamePageProps } from '../kit/game-page.ts';
import { Loading } from '../kit/parts/loading.tsx';
import { useTheRest } from '../kit/parts/on-demand.tsx';
import { usePageTitle } from '../kit/parts/use-page-title.ts';
import { StageContext, useSkipping } from '../kit/stage/stage-now.ts';
import { useStagedScene } from '../kit/stage/use-staged-scene.ts';
import { RulesSheet } from '../rulebook/rules-sheet.tsx';
import { useGameTheme } from '../settings/use-game-theme.ts';
import { useLocale } from '../text/language.ts';
import type { ReplayPosition } from './record/use-scene.ts';
import styles from './replay-view.module.css';
import { useReplayText } from './text/index.ts';

/** The game's own page, at one moment. */
export function ReplayTable({ info, scene, now }: { info: ReplayInfo; scene: ReplayPosition; now(): number }) {
  const locale = useLocale();
  const Page = useGamePage(info.game);
  const { title, uploaded } = useReplayText();
  const [shown, setShown] = useState<{ rule?: RuleId | undefined }>();
  usePageTitle(title(gameName(info.game)));
  useGameSounds(info.game);
  useTheRest();
  const staged = useStagedScene(scene, { game: useGameStage(info.game), you: scene.viewer });
  useSkipping(staged.stage);
  const { view, events, viewer } = scene;
  const story = useStory(
    info.game,
    scene.step < info.length || Page === undefined
      ? undefined
      : { view, events, you: viewer, names: info.names, pack: info.pack, locale },
  );
  if (Page === undefined) return <Loading />;
  return (
    <StoryContext.Provider value={story}>
      <StageContext.Provider value={staged.stage}>
        <Page
          key={scene.take}
          view={staged.view}
          events={staged.events}
          cue={staged.cue}
          {...watchedProps(info, scene, locale)}
          now={now}
          why={(rule) => setShown({ rule })}
          {...(info.isUploaded && { notice: <p className={`small centred bright ${styles.uploaded}`}>{uploaded}</p> })}
        />
      </StageContext.Provider>
      {shown !== undefined && (
        <RulesSheet game={info.game} pack={info.pack} rule={shown.rule} onClose={() => setShown(undefined)} />
      )}
    </StoryContext.Provider>
  );
}

/** The props of a game's page in a replay: nobody can move, and everybody is present. */
export function watchedProps(info: ReplayInfo, { viewer }: ReplayPosition, locale: Locale) {
  return {
    moves: [],
    you: viewer,
    players: info.names.map((name, seat) => ({
      name,
      kind: info.bots.includes(seat) ? 'bot' : 'person',
      here: true,
    })),
    pack: info.pack,
    locale,
    send: async () => ({ kind: 'error', code: 'not-your-turn' }),
    said: [],
  } satisfies Partial<GamePageProps>;
}

/** The page of a game; undefined until loaded. */
export function useGamePage(game: string): ComponentType<GamePageProps> | undefined {
  useGameTheme(game);
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
  // Thrown while rendering, so that the error boundary catches it.
  if (trouble !== undefined) throw trouble;
  return loaded?.Page;
}
