import { useEffect, useState } from 'react';
import type { OptionChapters } from '../../../engine/option-chapters.ts';
import { fetchPack } from '../../connection/api.ts';
import { useOptionChapters } from '../../kit/games/options-text.ts';
import type { GameEntry } from '../../kit/games/registry.ts';
import { doWithout, whileWanted } from '../../kit/while-wanted.ts';
import type { OptionsTable } from './said-option.ts';

/** The option chapters, with the stories of the table's own pack if it is not the standard one. */
export function useToldOptions(
  game: GameEntry,
  { pack: digest }: Pick<OptionsTable, 'pack'>,
): OptionChapters | undefined {
  const book = useOptionChapters(game);
  const [pack, setPack] = useState<unknown>();
  const isTold = book?.storiesIn !== undefined;
  useEffect(() => {
    if (digest === undefined || !isTold) return;
    // On failure the standard stories stay.
    return whileWanted(fetchPack(digest), setPack, doWithout);
  }, [digest, isTold]);
  const stories = pack === undefined ? undefined : book?.storiesIn?.(pack);
  return book === undefined || stories === undefined ? book : { ...book, stories };
}
