import type { Viewer } from '../../../../engine/game.ts';
import type { Locale } from '../../../../engine/text.ts';
import { bagBox } from '../../box.ts';
import type { BagState } from '../../rules/state.ts';
import { game } from '../../rules/testing/testing.ts';
import { pickMe } from '../pick-me.ts';
import type { Scene } from '../scene.ts';
import { wordsFor } from '../words.ts';

/** The scene of a page for one viewer; the texts of the language must be loaded. */
export function sceneOf(
  state: BagState,
  you: Viewer,
  { names = ['Ada', 'Bruno'], locale = 'en' }: { names?: readonly string[]; locale?: Locale } = {},
): Scene {
  const view = game.view(state, you);
  return {
    view,
    moves: you === 'spectator' ? [] : game.legalMoves(state, you),
    you,
    players: names.map((name) => ({ name, kind: 'person', here: true })),
    words: wordsFor(bagBox.standardPack, locale),
    me: pickMe(view, you),
  };
}
