// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepDeeds, keptDeeds, mergeDeeds, readDeeds } from './kept-deeds.ts';

beforeEach(() => localStorage.clear());

const found = (badges: string[], cards: string[], at = 1) => ({ badges, cards, at, code: `GAME${at}` });

test('only what is new is told, again for the game that brought it, and a badge keeps its first day', () => {
  expect(keepDeeds('dash', found(['royal'], ['bat', 'ogre']))).toEqual({ badges: ['royal'], cards: ['bat', 'ogre'] });
  expect(keepDeeds('dash', found(['royal', 'rich'], ['bat', 'key'], 2))).toEqual({ badges: ['rich'], cards: ['key'] });
  expect(keepDeeds('dash', found(['royal', 'rich'], ['bat'], 2))).toEqual({ badges: ['rich'], cards: [] });
  // Another game's badge of the same name is another badge.
  expect(keepDeeds('days', found(['royal'], [], 3)).badges).toEqual(['royal']);

  const { badges, cards } = keptDeeds();
  expect(badges['dash/royal']).toEqual({ at: 1, code: 'GAME1' });
  expect(cards).toEqual({ dash: ['bat', 'ogre', 'key'], days: [] });
});

test('two devices’ deeds are merged, and malformed ones are left out', () => {
  keepDeeds('dash', found(['royal'], ['bat'], 5));
  mergeDeeds(
    readDeeds({
      badges: { 'dash/royal': { at: 2, code: 'GAME2' }, 'dash/odd': 'yes' },
      cards: { dash: ['bat', 'ogre'], days: [7] },
    }),
  );

  expect(keptDeeds()).toEqual({ badges: { 'dash/royal': { at: 2, code: 'GAME2' } }, cards: { dash: ['bat', 'ogre'] } });
});
