import { placeLine } from '../../client/kit/end/place-line.ts';
import type { FinishedGame, Story } from '../../client/kit/story/story.ts';
import { newGameText } from './page/text/text.ts';
import type { NewGamePack } from './rules/content.ts';
import type { NewGameEvent } from './rules/state.ts';
import type { NewGameView } from './rules/view.ts';
import { tellWith } from './text/text-names.ts';

/** The story of a finished game: rank and margin, and the most expensive fall. */
export function story(game: FinishedGame<NewGameView, NewGameEvent, NewGamePack>): Story {
  const { view, events, you, names, pack, locale } = game;
  if (view.outcome === undefined) return { lines: [] };
  const text = newGameText.in(locale).game;
  const place = placeLine(view.outcome, { you, names, locale, margin: text.gold });
  const falls = events.flatMap(({ seq, event }) => (event.kind === 'fell' ? [{ seq, event }] : []));
  const [deepest] = falls.sort((one, other) => other.event.lost - one.event.lost);
  const told =
    deepest && tellWith(text, pack, locale).tell(deepest.event, names, you === 'spectator' ? undefined : you);
  return {
    lines: [place, told].filter((line) => line !== undefined),
    ...(deepest !== undefined && told !== undefined && { turningPoint: { seq: deepest.seq, line: told } }),
  };
}
