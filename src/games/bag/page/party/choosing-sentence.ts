import { adventurerOf } from '../../rules/state.ts';
import type { Scene } from '../scene.ts';

/** BD-11 The prompt while characters are chosen. */
export function choosingSentence({ view, words, moves, players }: Scene): string {
  const { status } = words.page;
  if (view.phase !== 'choosing') return status.entering;
  if (moves.length > 0) return status.choosing;
  const { seat } = adventurerOf(view, view.decides ?? view.active);
  return status.otherChooses(players[seat]?.name ?? '');
}

/** The prompt after characters were dealt: who you are. */
export function dealtSentence({ view, words, you }: Scene): string {
  const yours = view.adventurers.filter(({ seat }) => seat === you);
  return words.page.choose.dealt(yours.map(({ character }) => words.character(character)));
}
