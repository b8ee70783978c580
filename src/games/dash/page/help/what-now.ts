import type { AskedMoment, NowAction } from '../../../../client/kit/table/what-now.ts';
import type { DashPack } from '../../rules/content.ts';
import type { DashMove } from '../../rules/state.ts';
import type { DashView } from '../../rules/view.ts';
import { movesOf } from '../situation.ts';
import { dashText } from '../text/text.ts';

/** Selects the buttons of the prompt. */
const VERB = '[data-for-you="true"] button';

/** What you can do at a Dash table now. */
export function whatNow({ view, moves, pack, locale }: AskedMoment<DashView, DashMove, DashPack>): NowAction[] {
  const text = dashText.in(locale).page.now;
  const pending = view.pending === undefined ? '' : (pack.dungeon[view.pending.card]?.name[locale] ?? '');
  const count = (kind: DashMove['kind']) => moves.filter((move) => move.kind === kind).length;
  const once = (kind: DashMove['kind'], label: string, at: string) => (count(kind) > 0 ? [{ label, at }] : []);
  const use = new Set(movesOf(moves, 'use').map(({ card }) => pack.equipment[card]?.name[locale] ?? ''));
  const byKind: Readonly<Record<DashMove['kind'], readonly NowAction[]>> = {
    flip: once('flip', text.flip(count('flip')), '[data-flippable="true"]'),
    use: [...use].map((name) => ({ label: text.use(name, pending), at: '[data-choice="use"], [data-role="use"]' })),
    'put-back': once('put-back', text.putBack(pending), '[data-choice="put-back"]'),
    face: once('face', text.face(pending), '[data-choice="face"]'),
    fumble: once('fumble', text.fumble(count('fumble')), '[data-choice="fumble"], [data-role="drop"]'),
    discard: once('discard', text.discard(count('discard')), '[data-role="keep"], [data-role="give-up"]'),
    ready: once('ready', text.ready, VERB),
    stop: once('stop', text.stop, VERB),
  };
  return Object.values(byKind).flat();
}
