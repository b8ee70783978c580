import { expect, test } from 'vitest';
import { sentencesOf } from '../../src/client/kit/table/log/log-turns.ts';
import { LOCALES } from '../../src/engine/text.ts';
import { GAME_IDS } from '../../src/games/catalogue.ts';
import { BOXES } from '../../src/games/index.ts';
import { kindOf, randomGame } from './told-game.ts';

/** The characters that fit into two rows of the log on a phone of 390 px. */
const TWO_ROWS = 92;
const GAMES_TOLD = 6;

test.each(GAME_IDS.flatMap((game) => LOCALES.map((locale) => [game, locale] as const)))(
  'no sentence of the log of %s is longer than two rows of a phone (%s)',
  (id, locale) => {
    const box = BOXES[id];
    const teller = box.teller(box.standardPack, locale);
    const long = new Map<string, string>();
    for (let number = 1; number <= GAMES_TOLD; number += 1) {
      const names = ['Ann', 'Bradamante', 'Ortensia'].slice(0, Math.max(2, box.seats.min));
      const { told } = randomGame(id, { seats: names.length, number, viewer: 0 });
      for (const seen of told.flat()) {
        const sentences = sentencesOf(teller.tell(seen.event, names, 0) ?? '');
        for (const sentence of sentences) if (sentence.length > TWO_ROWS) long.set(kindOf(seen), sentence);
      }
    }
    expect([...long]).toEqual([]);
  },
);
