import type { TimePack } from '../../../games/time/content.ts';
import type { TimeEvent, TimeMove } from '../../../games/time/state.ts';
import type { TimeView } from '../../../games/time/view.ts';
import type { GamePageProps } from '../game-page.ts';
import { TimePage } from './time-page.tsx';

/** The Dungeon Time page as the shell knows it: what the server sends for this game is of this game's types. */
export function TimeGamePage(props: GamePageProps) {
  return <TimePage {...(props as GamePageProps<TimeView, TimeEvent, TimeMove, TimePack>)} />;
}
