import { valueAt } from '../../../engine/list.ts';
import type { OptionChapters } from '../../../engine/option-chapters.ts';
import type { OptionField, OptionValue } from '../../../engine/options.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { useOptionsText } from '../../kit/games/options-text.ts';
import type { GameEntry } from '../../kit/games/registry.ts';
import { useTablesText } from '../../text/tables/text.ts';

/** The parts of a table needed by the form. */
export type OptionsTable = Pick<TableInfo, 'options' | 'campaign' | 'chairs'> & Partial<Pick<TableInfo, 'pack'>>;

/** An option of a game, and its value at a table. */
export function optionAt(game: GameEntry, name: string, { options }: OptionsTable) {
  const field = valueAt(game.options, name);
  return { field, value: options[name] ?? field.byDefault };
}

/** The label of an option and of its value. */
export function useSaidOption(game: GameEntry, table: OptionsTable, book: OptionChapters | undefined) {
  const optionsText = useOptionsText(game);
  const text = useTablesText().lobby;
  return (name: string): { what: string; value: string } => {
    const { field, value } = optionAt(game, name, table);
    return {
      what: field.kind === 'starter' ? text.starter : (optionsText[name]?.name ?? name),
      value: said(name, field, value),
    };
  };

  function said(name: string, field: OptionField, value: OptionValue): string {
    if (field.kind === 'switch') return value === true ? text.yes : text.no;
    const told = book?.stories[name]?.[String(value)]?.name;
    if (told !== undefined) return told;
    if (field.kind !== 'starter') return optionsText[name]?.values?.[String(value)] ?? String(value);
    const taken = table.chairs.flatMap((chair) => (chair.kind === 'empty' ? [] : [chair.name]));
    if (typeof value === 'number') return taken[value] ?? text.starterRandom;
    return value === 'latest' ? text.starterLatest : text.starterRandom;
  }
}

/** The options that differ from the defaults, in words; empty if none do. */
export function useChosen(game: GameEntry, table: OptionsTable, book: OptionChapters | undefined) {
  const say = useSaidOption(game, table, book);
  return (names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const { field, value } = optionAt(game, name, table);
      if (value === field.byDefault) return [];
      const said = say(name);
      if (value === true) return [said.what];
      return [field.kind === 'choice' ? said.value : `${said.what.replace(/\?$/, '')}: ${said.value}`];
    });
}
