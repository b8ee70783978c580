import type { DaysPack } from '../../../games/days/content.ts';
import type { DaysEvent, DaysMove } from '../../../games/days/state.ts';
import type { DaysView } from '../../../games/days/view.ts';
import type { GamePageProps } from '../game-page.ts';
import { DaysPage } from './days-page.tsx';

/** The Dungeon Days page as the shell knows it: what the server sends for this game is of this game's types. */
export function DaysGamePage(props: GamePageProps) {
  return <DaysPage {...(props as GamePageProps<DaysView, DaysEvent, DaysMove, DaysPack>)} />;
}
