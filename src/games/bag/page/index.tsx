import type { GamePageProps } from '../../../client/kit/game-page.ts';
import type { BagPack } from '../rules/content.ts';
import type { BagEvent, BagMove } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';
import { BagPage } from './bag-page.tsx';

/** The Bag of Dungeon page as the shell knows it: what the server sends for this game is of this game's types. */
export function BagGamePage(props: GamePageProps) {
  return <BagPage {...(props as GamePageProps<BagView, BagEvent, BagMove, BagPack>)} />;
}
