import type { AskedMoment, NowAction } from '../../../../client/kit/table/what-now.ts';
import type { TimePack } from '../../rules/content.ts';
import type { TimeMove } from '../../rules/state.ts';
import type { TimeView } from '../../rules/view.ts';
import { type TimePageText, timeText } from '../text/text.ts';

const CHOICE = '[aria-labelledby="time-choice"] button';

/** The text for a kind of move and where to make it; kinds that look the same to a player share a line. */
const ACTIONS: Readonly<Record<TimeMove['kind'], { say: keyof TimePageText['actions']; at: string } | 'unseen'>> = {
  keep: { say: 'keep', at: '[data-move="keep"]' },
  ready: { say: 'ready', at: '[data-move="ready"]' },
  play: { say: 'play', at: '[data-hand]' },
  discard: { say: 'discard', at: '[data-move="discard"]' },
  draw: { say: 'draw', at: '[data-move="draw"]' },
  done: { say: 'done', at: '[data-move="done"]' },
  undone: { say: 'undone', at: '[data-move="done"]' },
  call: { say: 'call', at: '[data-hand]' },
  reveal: { say: 'reveal', at: '[data-move="reveal"]' },
  finish: { say: 'finish', at: '[data-move="reveal"]' },
  hold: { say: 'hold', at: '[data-move="hold"]' },
  release: { say: 'release', at: '[data-move="hold"]' },
  use: { say: 'use', at: '[data-move="use"]' },
  take: { say: 'choose', at: CHOICE },
  refuse: { say: 'choose', at: CHOICE },
  drop: { say: 'choose', at: CHOICE },
  waive: { say: 'choose', at: CHOICE },
  sift: { say: 'choose', at: CHOICE },
  arrange: { say: 'choose', at: CHOICE },
  pay: { say: 'choose', at: CHOICE },
  remove: { say: 'choose', at: CHOICE },
  enough: { say: 'choose', at: CHOICE },
  name: { say: 'choose', at: CHOICE },
  away: 'unseen',
  back: 'unseen',
};

/** What you can do at a Dungeon Time table now. */
export function whatNow({ moves, locale }: AskedMoment<TimeView, TimeMove, TimePack>): NowAction[] {
  const text = timeText.in(locale).page.actions;
  const found = new Map<keyof TimePageText['actions'], { at: string; count: number }>();
  for (const { kind } of moves) {
    const action = ACTIONS[kind];
    if (action === 'unseen') continue;
    found.set(action.say, { at: action.at, count: (found.get(action.say)?.count ?? 0) + 1 });
  }
  return [...found].map(([key, { at, count }]) => {
    const say = text[key];
    return { label: typeof say === 'string' ? say : say(count), at };
  });
}
