import type { ReplayParts } from '../kit.ts';
import type { DashPack } from './rules/content.ts';
import type { DashState } from './rules/state.ts';
import type { DashView } from './rules/view.ts';

/** The replay parts of Dash besides its page. */
export const replay: ReplayParts = {
  moments: ['dungeon-dealt', 'treasure-taken', 'game-over'],
  inHand: (view, { seat, pack, locale }) =>
    (view as DashView).players[seat].equipment.map((card) => (pack as DashPack).equipment[card].name[locale]),
  openTable(view, state) {
    const { spaces, cards } = state as DashState;
    const faceDown = spaces.map((space, place) => (space === 'face-down' ? cards[place] : undefined));
    return { ...(view as DashView), faceDown } satisfies DashView;
  },
};
