import { useId } from 'react';
import type { OptionValue } from '../../../engine/options.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { useOptionsText } from '../../kit/games/options-text.ts';
import type { GameEntry } from '../../kit/games/registry.ts';
import fields from '../../kit/parts/fields.module.css';
import { useTablesText } from '../../text/tables/text.ts';
import styles from './option-field.module.css';

/** The parts of a table needed by the form. */
export type OptionsTable = Pick<TableInfo, 'options' | 'campaign' | 'chairs'> & Partial<Pick<TableInfo, 'pack'>>;

/** One option of the host. Options set by a campaign cannot be changed. */
export function OptionInput(props: {
  game: GameEntry;
  name: string;
  table: OptionsTable;
  onValue(value: OptionValue): void;
}) {
  const own = useOptionsText(props.game)[props.name];
  const text = useTablesText().lobby;
  const id = useId();
  const { name, table, onValue } = props;
  const field = props.game.options[name];
  const value = table.options[name] ?? field.byDefault;
  const label = field.kind === 'starter' ? text.starter : (own?.name ?? name);
  const isFixed = Object.hasOwn(table.campaign?.options ?? {}, name);
  const hint = own?.hint;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const said = hint !== undefined && (
    <p id={hintId} className="hint">
      {hint}
    </p>
  );
  const lot: [string, string] = ['random', text.starterRandom];
  if (field.kind === 'switch') {
    return (
      <div>
        <label className={fields.tick}>
          <input
            type="checkbox"
            aria-describedby={hintId}
            disabled={isFixed}
            checked={value === true}
            onChange={(event) => onValue(event.target.checked)}
          />{' '}
          {label}
        </label>
        {said}
      </div>
    );
  }
  return (
    <div className={`stack tight ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={fields.field}
        aria-describedby={hintId}
        disabled={isFixed}
        value={String(value)}
        onChange={({ target }) =>
          onValue(field.kind === 'starter' && /^\d+$/.test(target.value) ? Number(target.value) : target.value)
        }
      >
        {field.kind === 'choice'
          ? field.values.map((choice) => (
              <option key={choice} value={choice}>
                {own?.values?.[choice] ?? choice}
              </option>
            ))
          : starters(table, field.byDefault === 'latest' ? [['latest', text.starterLatest], lot] : [lot]).map(
              ([seat, who]) => (
                <option key={seat} value={seat}>
                  {who}
                </option>
              ),
            )}
      </select>
      {said}
    </div>
  );
}

/** Seats are counted over the taken chairs, as at the start of the game. */
function starters(table: OptionsTable, unnamed: [string, string][]): [string, string][] {
  const names = table.chairs.flatMap((chair) => (chair.kind === 'empty' ? [] : [chair.name]));
  return [...unnamed, ...names.map((who, seat): [string, string] => [String(seat), who])];
}
