import { expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/catalogue.ts';

/** What two lines beside the button "Undo" hold on a phone 360 pixels wide. */
const LETTERS = 60;

/** A module of a game's page text. */
type PageText = Readonly<Record<string, { firstTurn: { pointers: Readonly<Record<string, string>> } }>>;

test.each(GAME_IDS.flatMap((game) => ['en', 'it'].map((language) => [game, language] as const)))(
  'hints of a first turn of %s fit beside Undo on a small phone (%s)',
  async (game, language) => {
    const text: PageText = await import(`../src/games/${game}/page/text/${language}.ts`);
    const hints = Object.values(text[language]?.firstTurn.pointers ?? {});
    expect(hints).not.toEqual([]);
    expect(hints.filter((hint) => hint.length > LETTERS)).toEqual([]);
  },
);
