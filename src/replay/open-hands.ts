import type { Locale } from '../engine/text.ts';
import type { BagPack } from '../games/bag/content.ts';
import type { BagView } from '../games/bag/view.ts';
import type { DashPack } from '../games/dash/content.ts';
import type { DashState } from '../games/dash/state.ts';
import type { DashView } from '../games/dash/view.ts';
import type { DaysPack } from '../games/days/content.ts';
import type { DaysView } from '../games/days/view.ts';
import { adventurePlace, backOf, type CardNumber, missionPlace, type TimePack } from '../games/time/content.ts';
import type { TimeView } from '../games/time/view.ts';

/** What one seat has in hand, by name, in that seat's own view. */
type NamesInHand = (view: unknown, at: { seat: number; pack: unknown; locale: Locale }) => string[];

const IN_HAND: Readonly<Record<string, NamesInHand>> = {
  dash: (view, { seat, pack, locale }) =>
    (view as DashView).players[seat].equipment.map((card) => (pack as DashPack).equipment[card].name[locale]),
  days: (view, { pack, locale }) =>
    ((view as DaysView).hand ?? []).map((card) => (pack as DaysPack).cards[card].name[locale]),
  time: (view, { pack, locale }) => (view as TimeView).hand.map((card) => timeCard(pack as TimePack, card)[locale]),
  bag: (view, { seat, pack, locale }) =>
    (view as BagView).adventurers
      .filter((adventurer) => adventurer.seat === seat)
      .flatMap(({ spaces }) => spaces.filter((item) => typeof item === 'number'))
      .map((item) => (pack as BagPack).items[item].name[locale]),
};

/** What everybody has in hand, by name, from the views of all seats. */
export function openHands(
  views: readonly unknown[],
  { game, pack, locale }: { game: string; pack: unknown; locale: Locale },
): string[][] {
  const inHand = IN_HAND[game];
  return inHand === undefined ? [] : views.map((view, seat) => inHand(view, { seat, pack, locale }));
}

/** A spectator's view with what lies face down on the table, where a game has such. */
export function openTable(view: unknown, { game, state }: { game: string; state: unknown }): unknown {
  if (game !== 'dash') return view;
  const { spaces, cards } = state as DashState;
  const faceDown = spaces.map((space, place) => (space === 'face-down' ? cards[place] : undefined));
  return { ...(view as DashView), faceDown } satisfies DashView;
}

function timeCard(pack: TimePack, card: CardNumber): TimePack['name'] {
  switch (backOf(card)) {
    case 'item':
      return pack.items[card].name;
    case 'mission':
      return pack.missions[missionPlace(card)].name;
    case 'adventure':
      return pack.adventures[adventurePlace(card)].name;
  }
}
