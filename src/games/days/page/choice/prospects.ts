import type { Seat } from '../../../../engine/game.ts';
import type { CardNumber } from '../../rules/content.ts';
import { type Preview, previewPlay } from '../../rules/preview.ts';
import { cardOf, type DaysMove, type DaysPlay } from '../../rules/state.ts';
import type { DaysView } from '../../rules/view.ts';
import type { DayMark } from '../board/marks.ts';
import { spotKey } from './choice.ts';

/** The seat that would play, the table, and the card values there. */
interface Table {
  view: DaysView;
  you: Seat;
  values: readonly number[];
}

/** The effect of tapping each day, if one tap decides the play: the changes of score on all boards. */
export function prospectsOf(plays: readonly DaysPlay[], { view, you, values }: Table): ReadonlyMap<string, DayMark> {
  const prospects = new Map<string, DayMark>();
  const taps = new Map<string, DaysPlay[]>();
  for (const play of plays) {
    for (const key of tapsFor(play, you)) taps.set(key, [...(taps.get(key) ?? []), play]);
  }
  for (const [key, [play, ...others]] of taps) {
    if (play === undefined || others.length > 0) continue;
    const preview = previewPlay(view, { seat: you, play }, values);
    for (const [at, mark] of marksBy(play, preview, key)) if (at === key || !taps.has(at)) prospects.set(at, mark);
  }
  return prospects;
}

/** The most points each card could take from another player now; cards that could take none are left out. */
export function harmsOf(moves: readonly DaysMove[], { view, you, values }: Table): ReadonlyMap<CardNumber, number> {
  const harms = new Map<CardNumber, number>();
  for (const play of moves) {
    if (play.kind === 'draw' || play.kind === 'pass') continue;
    const { scores } = previewPlay(view, { seat: you, play }, values);
    const harm = -Math.min(...scores.filter((_, board) => board !== you).map(({ change }) => change));
    if (harm > (harms.get(cardOf(play)) ?? 0)) harms.set(cardOf(play), harm);
  }
  return harms;
}

/** The days whose tap may mean this play: Terror is named on your own board, and Transportation involves it. */
function tapsFor(play: DaysPlay, you: Seat): string[] {
  if (play.kind === 'terror') return [spotKey(you, play.day)];
  if (play.kind === 'transport') return [spotKey(play.board, play.day), spotKey(you, play.day)];
  return [spotKey(play.board, play.day)];
}

/** The tapped day shows the change of its whole board; the same day of the others shows their own. */
function marksBy(play: DaysPlay, { scores, full }: Preview, key: string): [string, DayMark][] {
  return scores.flatMap(({ change, days }, board): [string, DayMark][] => {
    const at = spotKey(board, play.day);
    const there = at === key ? change : (days.find(({ day }) => day === play.day)?.change ?? 0);
    const isEnd = at === key && full.length > 0;
    return there === 0 && !isEnd ? [] : [[at, { ...(there !== 0 && { change: there }), ...(isEnd && { ends: true }) }]];
  });
}
