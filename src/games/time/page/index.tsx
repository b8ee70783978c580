import type { GamePageProps } from '../../../client/kit/game-page.ts';
import type { TimePack } from '../rules/content.ts';
import type { TimeEvent, TimeMove } from '../rules/state.ts';
import type { TimeView } from '../rules/view.ts';
import { TimePage } from './time-page.tsx';

/** The Dungeon Time page as the shell loads it, with the server's messages typed for this game. */
export function TimeGamePage(props: GamePageProps) {
  return <TimePage {...(props as GamePageProps<TimeView, TimeEvent, TimeMove, TimePack>)} />;
}
