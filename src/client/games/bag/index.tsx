import type { BagPack } from '../../../games/bag/content.ts';
import type { BagEvent, BagMove } from '../../../games/bag/state.ts';
import type { BagView } from '../../../games/bag/view.ts';
import type { GamePageProps } from '../game-page.ts';
import { BagPage } from './bag-page.tsx';

/** The Bag of Dungeon page as the shell knows it: what the server sends for this game is of this game's types. */
export function BagGamePage(props: GamePageProps) {
  return <BagPage {...(props as GamePageProps<BagView, BagEvent, BagMove, BagPack>)} />;
}
