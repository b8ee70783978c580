import { type OthersTurns, recapBySeat } from '../../client/kit/stage/recap.ts';
import { dashText } from './page/text/text.ts';
import type { DashPack } from './rules/content.ts';
import type { DashEvent } from './rules/state.ts';

/** The results of the others' turns: gold or what ended them, and Equipment gained or lost. */
export function recap(turns: OthersTurns<DashEvent, DashPack>): string[] {
  const { pack, locale } = turns;
  const { game, page } = dashText.in(locale);
  const { gold, turnEnds } = game;
  const text = page.recap;
  const equipment = (card: number) => pack.equipment[card]?.name[locale] ?? '';
  const say = (events: readonly DashEvent[]): string | undefined => {
    const said = events.flatMap((event) => {
      if (event.kind === 'treasure-taken') {
        const card = pack.dungeon[event.card];
        return card?.kind === 'treasure' ? [text.found(gold(card.gold))] : [];
      }
      if (event.kind === 'fumbled') return [text.lost(equipment(event.card))];
      if (event.kind === 'equipment-drawn' && event.from === 'merchant') return [text.got(equipment(event.card))];
      // The gold already says that a Treasure was found.
      return event.kind === 'turn-ended' && event.why !== 'treasure' ? [turnEnds[event.why]] : [];
    });
    return said.length === 0 ? undefined : said.join(', ');
  };
  return recapBySeat(turns, { seatOf: (event) => ('seat' in event ? event.seat : undefined), say });
}
