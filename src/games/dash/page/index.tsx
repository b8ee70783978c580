import type { GamePageProps } from '../../../client/kit/game-page.ts';
import type { DashPack } from '../rules/content.ts';
import type { DashEvent, DashMove } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import { DashPage } from './dash-page.tsx';

/** The Dash page as the shell loads it, with the server's messages typed for this game. */
export function DashGamePage(props: GamePageProps) {
  return <DashPage {...(props as GamePageProps<DashView, DashEvent, DashMove, DashPack>)} />;
}
