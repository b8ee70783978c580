import type { OptionField, OptionValue } from '../../engine/options.ts';
import type { TableInfo } from '../../protocol/table-info.ts';
import { useOptionsText } from '../games/options-text.ts';
import type { GameEntry } from '../games/registry.ts';
import { useMannersText } from '../table/manners/text.ts';
import { useTablesText } from '../text/tables.ts';
import styles from './lobby.module.css';

/** What the host has chosen, for everybody else to read. */
export function OptionsShown({ table, game }: { table: TableInfo; game: GameEntry }) {
  const optionsText = useOptionsText(game);
  const text = useTablesText().lobby;
  const manners = useMannersText().manners;
  const { fill, pace, takeBots, freeUndo } = table.manners;
  const fields = Object.entries(game.options).filter(([, field]) => field.kind !== 'given');
  const yesNo = (is: boolean) => (is ? text.yes : text.no);
  const lines: [string, string][] = [
    ...fields.map(([name, field]): [string, string] => [
      field.kind === 'starter' ? text.starter : (optionsText[name]?.name ?? name),
      said(name, field, table.options[name] ?? field.byDefault),
    ]),
    [manners.fill, fill === undefined ? manners.fillNone : manners.fillTo(fill.to)],
    [manners.takeBots, yesNo(takeBots)],
    ...(game.realTime === true || table.sameRoom === true
      ? []
      : [[manners.slow, yesNo(pace === 'slow')] satisfies [string, string]]),
    ...(game.realTime === true || table.campaign !== undefined
      ? []
      : [[manners.freeUndo, yesNo(freeUndo === true)] satisfies [string, string]]),
  ];
  return (
    <section className="card" aria-labelledby="options">
      <h2 id="options">{text.options}</h2>
      <p className="hint">{text.hostChooses}</p>
      <dl className={`stack ${styles.chosen}`}>
        {lines.map(([what, value]) => (
          <div key={what} className="row">
            <dt className="dim">{what}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );

  function said(name: string, field: OptionField, value: OptionValue): string {
    if (field.kind === 'switch') return yesNo(value === true);
    if (field.kind !== 'starter') return optionsText[name]?.values?.[String(value)] ?? String(value);
    const taken = table.chairs.flatMap((chair) => (chair.kind === 'empty' ? [] : [chair.name]));
    if (typeof value === 'number') return taken[value] ?? text.starterRandom;
    return value === 'latest' ? text.starterLatest : text.starterRandom;
  }
}
