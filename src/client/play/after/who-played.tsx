import type { TableInfo } from '../../../protocol/table-info.ts';
import { useAfterText } from './text.ts';

/** At the end: whose game a bot played, and whether it counts. */
export function WhoPlayed({ table }: { table: TableInfo }) {
  const text = useAfterText();
  const lines = table.chairs.flatMap((chair) => {
    if (chair.kind !== 'person' || chair.byBot === undefined) return [];
    return [text.byBot(chair.name, chair.byBot)];
  });
  const isBots = table.chairs.some((chair) => chair.kind === 'person' && chair.byBot && chair.byBot !== 'some');
  if (isBots) lines.push(text.noWin);
  if (table.manners.freeUndo === true) lines.push(text.practice);
  if (lines.length === 0) return undefined;
  return (
    <p className="whole-line centred dim">
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </p>
  );
}
