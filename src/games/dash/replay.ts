import { elementAt } from '../../engine/list.ts';
import type { ReplayParts } from '../kit.ts';
import type { DashPack } from './rules/content.ts';
import type { DashState } from './rules/state.ts';
import type { DashView } from './rules/view.ts';

/** The replay parts of Dash besides its page. */
export const replay: ReplayParts<DashView, DashPack, DashState> = {
  moments: ['dungeon-dealt', 'treasure-taken', 'game-over'],
  inHand: (view, { seat, pack, locale }) =>
    elementAt(view.players, seat).equipment.map((card) => elementAt(pack.equipment, card).name[locale]),
  openTable(view, { spaces, cards }) {
    const faceDown = spaces.map((space, place) => (space === 'face-down' ? cards[place] : undefined));
    return { ...view, faceDown };
  },
};
