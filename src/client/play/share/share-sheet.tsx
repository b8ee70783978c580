import { elementAt } from '../../../engine/list.ts';
import { isGameId } from '../../../games/catalogue.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { useCrests } from '../../kit/crests/table-crests.tsx';
import { gameName } from '../../kit/games/registry.ts';
import { useTableContext } from '../../kit/table/table-context.tsx';
import { useAfterText } from '../after/text.ts';
import { nameOnChair } from '../chairs.ts';
import type { Result } from './draw-result.ts';
import { PictureSheet } from './picture-sheet.tsx';

/** The result of a table as a picture to share. */
export function ShareSheet({ table, link, onClose }: { table: TableInfo; link: string; onClose(): void }) {
  const result = useResult(table, link);
  return <PictureSheet result={result} link={link} name={`undercroft-${table.code}.jpg`} onClose={onClose} />;
}

/** The words of the picture, for people who were not there. */
function useResult(table: TableInfo, link: string): Result {
  const text = useAfterText().sharing;
  const { story } = useTableContext();
  const crests = useCrests(table.seats.length);
  const players = table.seats.map((chair, seat) => ({
    seat,
    name: nameOnChair(table, chair),
    crest: elementAt(crests, seat),
  }));
  const { ranks, isTeamWin, forOthers = [] } = story ?? {};
  const team = isTeamWin === undefined ? [] : [isTeamWin ? text.won : text.lost];
  return {
    game: isGameId(table.game) ? table.game : undefined,
    title: gameName(table.game),
    lines: [...team, ...forOthers],
    players: ranks?.map(({ seat, place, score }) => ({ ...elementAt(players, seat), place, score })) ?? players,
    address: link.replace(/^https?:\/\//, ''),
  };
}
