import type { GamePageProps } from '../../../client/kit/game-page.ts';
import type { DaysPack } from '../rules/content.ts';
import type { DaysEvent, DaysMove } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';
import { DaysPage } from './days-page.tsx';

/** The Dungeon Days page as the shell loads it, with the server's messages typed for this game. */
export function DaysGamePage(props: GamePageProps) {
  return <DaysPage {...(props as GamePageProps<DaysView, DaysEvent, DaysMove, DaysPack>)} />;
}
