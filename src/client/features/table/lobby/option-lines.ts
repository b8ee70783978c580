import type { OptionChapters } from '../../../../engine/option-chapters.ts';
import type { TableInfo } from '../../../../protocol/table-info.ts';
import type { GameEntry } from '../../../kit/games/registry.ts';
import { useHostingText } from '../../../play/hosting/text/text.ts';
import { useSaidOption } from '../../../play/options/said-option.ts';
import { useStrangersText } from '../../../play/strangers/text/text.ts';
import { useTablesText } from '../../../text/tables/text.ts';

/** An option and its value, in words. */
export interface OptionLine {
  what: string;
  value: string;
}

/** The chosen options of a table in words: those of its game, and the table settings. */
export function useOptionLines(
  table: TableInfo,
  game: GameEntry,
  book: OptionChapters | undefined,
): { options: OptionLine[]; manners: OptionLine[] } {
  const say = useSaidOption(game, table, book);
  const text = useTablesText().lobby;
  const strangers = useStrangersText();
  const words = useHostingText();
  const { fill, pace, takeBots, freeUndo } = table.manners;
  const fields = Object.entries(game.options).filter(([, field]) => field.kind !== 'given');
  const yesNo = (is: boolean) => (is ? text.yes : text.no);
  const hasPace = game.realTime !== true && table.sameRoom !== true;
  const hasPractice = game.realTime !== true && table.campaign === undefined;
  return {
    options: fields.map(([name]) => say(name)),
    manners: [
      { what: words.fill, value: fill === undefined ? words.fillNone : words.fillTo(fill.to) },
      { what: words.takeBots, value: yesNo(takeBots) },
      ...(hasPace ? [{ what: words.slow, value: yesNo(pace === 'slow') }] : []),
      ...(table.mayOpen === true ? [{ what: strangers.open, value: yesNo(table.open?.listed === true) }] : []),
      ...(hasPractice ? [{ what: words.freeUndo, value: yesNo(freeUndo === true) }] : []),
    ],
  };
}
