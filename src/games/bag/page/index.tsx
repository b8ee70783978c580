import type { GamePageProps } from '../../../client/kit/game-page.ts';
import type { BagPack } from '../rules/content.ts';
import type { BagEvent, BagMove } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';
import { BagPage } from './bag-page.tsx';

/** The Bag of Dungeon page as the shell loads it, with the server's messages typed for this game. */
export function BagGamePage(props: GamePageProps) {
  return <BagPage {...(props as GamePageProps<BagView, BagEvent, BagMove, BagPack>)} />;
}
