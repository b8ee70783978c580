import type { OptionChapters } from '../../../engine/option-chapters.ts';
import type { OptionField, OptionValue } from '../../../engine/options.ts';
import { useOptionsText } from '../../kit/games/options-text.ts';
import type { GameEntry } from '../../kit/games/registry.ts';
import { useTablesText } from '../../text/tables/text.ts';
import type { OptionsTable } from './option-field.tsx';

/** The label of an option and of its value. */
export function useSaidOption(game: GameEntry, table: OptionsTable, book: OptionChapters | undefined) {
  const optionsText = useOptionsText(game);
  const text = useTablesText().lobby;
  return (name: string): { what: string; value: string } => {
    const field = game.options[name];
    return {
      what: field.kind === 'starter' ? text.starter : (optionsText[name]?.name ?? name),
      value: said(name, field, table.options[name] ?? field.byDefault),
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
      const field = game.options[name];
      const value = table.options[name] ?? field.byDefault;
      if (value === field.byDefault) return [];
      const said = say(name);
      if (value === true) return [said.what];
      return [field.kind === 'choice' ? said.value : `${said.what.replace(/\?$/, '')}: ${said.value}`];
    });
}
