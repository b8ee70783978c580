import type { GamePageProps } from '../../../client/kit/game-page.ts';
import type { DashPack } from '../rules/content.ts';
import type { DashEvent, DashMove } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import { DashPage } from './dash-page.tsx';

/** The Dash page as the shell knows it: what the server sends for this game is of this game's types. */
export function DashGamePage(props: GamePageProps) {
  return <DashPage {...(props as GamePageProps<DashView, DashEvent, DashMove, DashPack>)} />;
}
