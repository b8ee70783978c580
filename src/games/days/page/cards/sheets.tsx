import type { GamePageProps, PlayerInfo } from '../../../../client/kit/game-page.ts';
import { onDemand } from '../../../../client/kit/parts/on-demand.tsx';
import type { OwnSheet } from '../../../../client/kit/table/table-page.tsx';
import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { type Day, dayNameOf } from '../../rules/state.ts';
import type { DaysView } from '../../rules/view.ts';
import type { Words } from '../words.ts';

const InspectStack = onDemand(() => import('./inspect.tsx').then((module) => module.InspectStack));
const InspectWeek = onDemand(() => import('./inspect.tsx').then((module) => module.InspectWeek));
const InspectDiscard = onDemand(() => import('./inspect.tsx').then((module) => module.InspectDiscard));

/** The sheets only Dungeon Days has, besides log and help. */
export type DaysSheet = { kind: 'stack'; board: Seat; day: Day } | { kind: 'week'; seat: Seat } | { kind: 'discard' };

/** The sheet to show. */
export function sheetOf(
  shown: DaysSheet,
  table: {
    view: DaysView;
    players: readonly PlayerInfo[];
    words: Words;
    why: GamePageProps['why'];
    show(shown: DaysSheet): void;
  },
): OwnSheet {
  const { view, players, words } = table;
  switch (shown.kind) {
    case 'stack':
      return {
        title: `${players[shown.board]?.name}, ${words.game.days[dayNameOf(shown.day)]}`,
        body: <InspectStack week={elementAt(view.boards, shown.board)} day={shown.day} words={words} why={table.why} />,
      };
    case 'week':
      return {
        title: words.page.weekOf(players[shown.seat]?.name ?? ''),
        body: (
          <InspectWeek
            week={elementAt(view.boards, shown.seat)}
            seat={shown.seat}
            words={words}
            onDay={(board, day) => table.show({ kind: 'stack', board, day })}
          />
        ),
      };
    case 'discard':
      return { title: words.page.discardTitle, body: <InspectDiscard cards={view.discard} words={words} /> };
  }
}
