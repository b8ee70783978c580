import { useId } from 'react';
import type { OptionField, OptionValue } from '../../../engine/options.ts';
import type { AnyOptionsText } from '../../../engine/options-text.ts';
import { useOptionsText } from '../../kit/games/options-text.ts';
import type { GameEntry } from '../../kit/games/registry.ts';
import fields from '../../kit/parts/fields.module.css';
import { type TablesText, useTablesText } from '../../text/tables/text.ts';
import styles from './option-field.module.css';
import { type OptionsTable, optionAt } from './said-option.ts';

interface OptionProps {
  game: GameEntry;
  name: string;
  table: OptionsTable;
  onValue(value: OptionValue): void;
}

/** One option of the host. Options set by a campaign cannot be changed. */
export function OptionInput(props: OptionProps) {
  const { game, name, table, onValue } = props;
  const own = useOptionsText(game)[name];
  const text = useTablesText().lobby;
  const id = useId();
  const { field, value } = optionAt(game, name, table);
  const label = field.kind === 'starter' ? text.starter : (own?.name ?? name);
  const hint = own?.hint;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const common = {
    'aria-describedby': hintId,
    disabled: Object.hasOwn(table.campaign?.options ?? {}, name),
  };
  const said = hint !== undefined && (
    <p id={hintId} className="hint">
      {hint}
    </p>
  );
  if (field.kind === 'switch') {
    return (
      <div>
        <label className={fields.tick}>
          <input
            {...common}
            type="checkbox"
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
    <div className={`stack gap-4 ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <select
        {...common}
        id={id}
        className={fields.field}
        value={String(value)}
        onChange={({ target }) =>
          onValue(field.kind === 'starter' && /^\d+$/.test(target.value) ? Number(target.value) : target.value)
        }
      >
        {choicesOf(field, { own, table, text }).map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
      {said}
    </div>
  );
}

/** The values of a choice in words. Seats are counted over the taken chairs, as at the start of the game. */
function choicesOf(
  field: OptionField,
  { own, table, text }: { own: AnyOptionsText[string] | undefined; table: OptionsTable; text: TablesText['lobby'] },
): [value: string, words: string][] {
  if (field.kind === 'choice') return field.values.map((choice) => [choice, own?.values?.[choice] ?? choice]);
  const latest: [string, string][] = field.byDefault === 'latest' ? [['latest', text.starterLatest]] : [];
  const names = table.chairs.flatMap((chair) => (chair.kind === 'empty' ? [] : [chair.name]));
  return [
    ...latest,
    ['random', text.starterRandom],
    ...names.map((who, seat): [string, string] => [String(seat), who]),
  ];
}
