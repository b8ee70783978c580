import { useState } from 'react';
import type { RuleId } from '../../../engine/game.ts';
import type { ReplayInfo } from '../../../replay/messages.ts';
import { gameName } from '../../kit/games/registry.ts';
import { useGameSounds } from '../../kit/games/use-game-sounds.ts';
import { useGameStage } from '../../kit/games/use-game-stage.ts';
import { useStory } from '../../kit/games/use-story.ts';
import { Loading } from '../../kit/parts/loading.tsx';
import { useTheRest } from '../../kit/parts/on-demand.tsx';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import { RulesSheet } from '../../kit/rulebook/rules-sheet.tsx';
import { useSkipping } from '../../kit/stage/stage-now.ts';
import { useStagedScene } from '../../kit/stage/use-staged-scene.ts';
import { TableProvider } from '../../kit/table/table-context.tsx';
import type { ReplayPosition } from '../../play/record/use-scene.ts';
import { useGamePage, watchedProps } from '../../play/record/watched-page.ts';
import { useLocale } from '../../text/language.ts';
import styles from './replay-view.module.css';
import { useReplayText } from './text/text.ts';

/** The game's own page, at one step. */
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
    <>
      <TableProvider story={story} stage={staged.stage}>
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
      </TableProvider>
      {shown !== undefined && (
        <RulesSheet game={info.game} pack={info.pack} rule={shown.rule} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
