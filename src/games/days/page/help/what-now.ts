import type { AskedMoment, NowAction } from '../../../../client/kit/table/what-now.ts';
import { counted, type Locale } from '../../../../engine/text.ts';
import type { DaysPack } from '../../rules/content.ts';
import type { DaysMove } from '../../rules/state.ts';
import type { DaysView } from '../../rules/view.ts';
import { playsWith } from '../choice/choice.ts';

const en = {
  draw: (left: number) => `Draw a card: ${counted(left, 'card', 'cards')} left in the deck`,
  /** This many of your cards can be played. */
  play: (playable: number) => `Play a card: you can play ${playable} of yours`,
  pass: 'Pass: you can’t do anything else',
};

/** Actions in Dungeon Days, in plain words. */
export type DaysNowText = typeof en;

const it: DaysNowText = {
  draw: (left) => `Pesca una carta: nel mazzo ${left === 1 ? 'ne resta 1' : `ne restano ${left}`}`,
  play: (playable) => `Gioca una carta: puoi giocarne ${playable}`,
  pass: 'Passa: non puoi fare altro',
};

/** Actions in Dungeon Days, by language. */
export const DAYS_NOW: Readonly<Record<Locale, DaysNowText>> = { en, it };

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
