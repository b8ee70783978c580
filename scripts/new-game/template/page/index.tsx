import type { GamePageProps } from '../../../client/kit/game-page.ts';
import type { NewGamePack } from '../rules/content.ts';
import type { NewGameEvent, NewGameMove } from '../rules/state.ts';
import type { NewGameView } from '../rules/view.ts';
import { Page } from './page.tsx';

/** The page as the shell loads it, with the server's messages typed for this game. */
export function NewGamePage(props: GamePageProps) {
  return <Page {...(props as GamePageProps<NewGameView, NewGameEvent, NewGameMove, NewGamePack>)} />;
}
