import type { AskedMoment, NowAction } from '../../../../client/kit/table/what-now.ts';
import type { DaysPack } from '../../rules/content.ts';
import type { DaysMove } from '../../rules/state.ts';
import type { DaysView } from '../../rules/view.ts';
import { playsWith } from '../choice/choice.ts';
import { DAYS_NOW } from './text.ts';

/** Selects the buttons of the prompt. */
const VERB = '[data-for-you="true"] button';

/** What you can do at a Dungeon Days table now: draw, play a card, or pass. */
export function whatNow({ view, moves, you, locale }: AskedMoment<DaysView, DaysMove, DaysPack>): NowAction[] {
  const text = DAYS_NOW[locale];
  const hand = view.hand ?? [];
  const playable = hand.filter((_, place) => playsWith([{ kind: 'card', place }], { you, hand, moves }).length > 0);
  const has = (kind: DaysMove['kind']) => moves.some((move) => move.kind === kind);
  return [
    ...(playable.length > 0
      ? [{ label: text.play(playable.length), at: '[data-role="playable"], [data-role="asked"], [data-role="lifted"]' }]
      : []),
    ...(has('draw') ? [{ label: text.draw(view.deck), at: VERB }] : []),
    ...(has('pass') ? [{ label: text.pass, at: VERB }] : []),
  ];
}
