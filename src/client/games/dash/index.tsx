import type { DashPack } from '../../../games/dash/content.ts';
import type { DashEvent, DashMove } from '../../../games/dash/state.ts';
import type { DashView } from '../../../games/dash/view.ts';
import type { GamePageProps } from '../game-page.ts';
import { DashPage } from './dash-page.tsx';

/** The Dash page as the shell knows it: what the server sends for this game is of this game's types. */
export function DashGamePage(props: GamePageProps) {
  return <DashPage {...(props as GamePageProps<DashView, DashEvent, DashMove, DashPack>)} />;
}
