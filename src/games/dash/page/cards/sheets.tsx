import type { GamePageProps, PlayerInfo } from '../../../../client/kit/game-page.ts';
import type { OwnSheet } from '../../../../client/kit/table/table-page.tsx';
import type { CommonSheet } from '../../../../client/kit/table/use-sheets.ts';
import type { RuleId } from '../../../../engine/game.ts';
import type { DashView } from '../../rules/view.ts';
import type { AnyCard, Words } from '../words.ts';
import { InspectCard, InspectPlayer } from './inspect.tsx';

/** The sheets only Dash has, besides log and help. */
export type DashSheet =
  | { kind: 'card'; card: AnyCard; note?: string; rule?: RuleId }
  | { kind: 'player'; seat: number };

export type ShownSheet = DashSheet | CommonSheet;

/** The sheet to show. */
export function sheetOf(
  shown: DashSheet,
  {
    view,
    players,
    words,
    why,
  }: { view: DashView; players: readonly PlayerInfo[]; words: Words; why: GamePageProps['why'] },
): OwnSheet | undefined {
  switch (shown.kind) {
    case 'card':
      return {
        title: words.name(shown.card),
        body: <InspectCard card={shown.card} words={words} note={shown.note} rule={shown.rule} why={why} />,
      };
    case 'player': {
      const player = view.players[shown.seat];
      if (player === undefined) return undefined;
      return { title: players[shown.seat]?.name ?? '', body: <InspectPlayer player={player} words={words} /> };
    }
  }
}
