import { describe, expect, test } from 'vitest';
import { mistakesIn, packWith } from '../../../../../test/spoilt-pack.ts';
import { checkPack } from '../../box.ts';
import standard from '../../packs/standard.json' with { type: 'json' };

const wasp = standard.dungeon.findIndex(({ id }) => id === 'wasp');
const trap = standard.dungeon.findIndex(({ id }) => id === 'mirrors');
const sword = standard.dungeon.findIndex(({ id }) => id === 'magic-sword');
const key = standard.equipment.findIndex(({ id }) => id === 'key');
const cheese = standard.equipment.findIndex(({ id }) => id === 'cheese');

const changed = (changes: Record<string, unknown>) => packWith(standard, changes);
const mistakesOf = (raw: unknown) => mistakesIn(checkPack(raw));

test('the standard pack is valid and gets no advice', () => {
  expect(mistakesOf(standard)).toEqual([]);
  expect(checkPack(standard)).toMatchObject({ kind: 'valid', advice: [] });
});

describe('a mistake is reported in a sentence, with its place', () => {
  test.each([
    ['format', 'undercroft-pack/9', 'This must be "undercroft-pack/1", but it is "undercroft-pack/9".'],
    ['game', 'days', 'This must be "dash", but it is "days".'],
    ['name.it', undefined, 'The Italian text is missing.'],
    [`dungeon[${wasp}].name.en`, undefined, 'The English text is missing.'],
    [`dungeon[${wasp}].name.en`, ' ', 'This must be a text that is not empty, but it is " ".'],
    [
      `dungeon[${wasp}].name.en`,
      'W'.repeat(41),
      `This must be a text of at most 40 characters, but it is "${'W'.repeat(41)}".`,
    ],
    [`dungeon[${wasp}].ap`, -1, 'This must be at least 0, but it is -1.'],
    [`dungeon[${wasp}].ap`, 1.5, 'This must be a whole number, but it is 1.5.'],
    [`dungeon[${wasp}].ap`, 100, 'This must be at most 99, but it is 100.'],
    [`dungeon[${wasp}].ap`, '2', 'This must be a whole number, but it is "2".'],
    [`dungeon[${wasp}].ap`, undefined, 'This field is missing; it must be a whole number.'],
    [`dungeon[${wasp}].copies`, 0, 'This must be at least 1, but it is 0.'],
    [`dungeon[${wasp}].kind`, 'dragon', 'This must be "creature", "encounter" or "treasure", but it is "dragon".'],
    [`dungeon[${wasp}].magic`, 'sleep', 'This must be "confusion", "darkness", "fumble" or "slow", but it is "sleep".'],
    [`dungeon[${wasp}].gold`, 3, 'This field does not exist here.'],
    [
      `dungeon[${wasp}].id`,
      'Big Wasp',
      'This must be a name of small letters, figures and single hyphens, but it is "Big Wasp".',
    ],
    [
      `dungeon[${wasp}].icon`,
      '../x',
      'This must be a name of small letters, figures and single hyphens, but it is "../x".',
    ],
    [`dungeon[${trap}].effect.kind`, 'pit', 'This must be "trap", "door", "portal" or "merchant", but it is "pit".'],
    [
      `equipment[${key}].effect.kind`,
      'open',
      'This must be "cancel", "cancel-magic", "reduce-cost", "put-back" or "treasure-map", but it is "open".',
    ],
    [`equipment[${key}].effect.cards`, [], 'This must be a list with at least one entry, but it is [].'],
    [`equipment[${cheese}].effect.creatures`, 'all', 'This must be "any" or a list of card ids, but it is "all".'],
    ['rules', 'mine', 'This field does not exist here.'],
    ['equipment', {}, 'This must be a list, but it is {}.'],
  ])('%s = %j', (at, value, what) => {
    expect(mistakesOf(changed({ [at]: value }))).toContain(`${at}: ${what}`);
  });

  test('an unknown bonus', () => {
    const at = `dungeon[${sword}].bonus.kind`;
    const bonuses = '"first-creature-free", "more-ap", "immune", "traps-cost-less", "put-back" or "restock"';

    expect(mistakesOf(changed({ [at]: 'luck' }))).toEqual([`${at}: This must be ${bonuses}, but it is "luck".`]);
  });

  test('something that is not a pack at all', () => {
    expect(mistakesOf([])).toEqual(['pack: This must be an object with named fields, but it is [].']);
    expect(mistakesOf(null)).toEqual(['pack: This must be an object with named fields, but it is null.']);
  });
});

describe('relations between the cards', () => {
  test('[DA-1] the copies add up to 60 and 21', () => {
    expect(mistakesOf(changed({ [`dungeon[${wasp}].copies`]: 4, [`equipment[${key}].copies`]: 1 }))).toEqual([
      'dungeon: The copies must add up to 60 cards (DA-1), but they add up to 61.',
      'equipment: The copies must add up to 21 cards (DA-1), but they add up to 19.',
    ]);
  });

  test('every id is used once among all cards of the pack', () => {
    const raw = changed({ [`equipment[${cheese}].id`]: 'wasp' });

    expect(mistakesOf(raw)).toEqual([`equipment[${cheese}].id: The id "wasp" is already that of dungeon[${wasp}].`]);
  });

  test('Equipment names cards of the pack, of a kind it can affect, each once', () => {
    const cards = ['locked-door', 'window', 'magic-sword', 'locked-door'];
    const at = `equipment[${key}].effect.cards`;

    expect(mistakesOf(changed({ [at]: cards, [`equipment[${cheese}].effect.creatures`]: ['mirrors'] }))).toEqual([
      `${at}[1]: There is no Dungeon card "window" in this pack.`,
      `${at}[2]: "magic-sword" is a Treasure, and Treasures cannot be cancelled.`,
      `${at}[3]: "locked-door" is named twice.`,
      `equipment[${cheese}].effect.creatures[0]: "mirrors" is no creature, so its cost cannot be reduced.`,
    ]);
  });

  test('[DA-13] a trap has an effect', () => {
    expect(mistakesOf(changed({ [`dungeon[${trap}].effect`]: { kind: 'trap', ap: 0 } }))).toEqual([
      `dungeon[${trap}].effect: A trap must cost AP or work magic (DA-13); this one does neither.`,
    ]);
  });

  test('several mistakes of different kinds are reported at once', () => {
    const places = {
      game: 'days',
      [`dungeon[${wasp}].ap`]: -1,
      [`dungeon[${wasp}].copies`]: 9,
      'equipment[0].id': 'wasp',
    };

    expect(mistakesOf(changed(places))).toHaveLength(4);
  });
});

describe('advice is not a mistake', () => {
  function adviceOn(raw: unknown): string[] {
    const check = checkPack(raw);
    return check.kind === 'valid' ? (check.advice ?? []).map(({ at, what }) => `${at}: ${what}`) : ['invalid'];
  }

  test('a magic that no trap has', () => {
    expect(adviceOn(changed({ [`dungeon[${trap}].effect.magic`]: 'slow' }))).toEqual([
      'dungeon: No trap works the magic "confusion".',
    ]);
  });

  test('Equipment without a use, and too few bonuses', () => {
    const dungeon = standard.dungeon.map((card) => ({ ...card, bonus: undefined, magic: undefined }));
    const raw = JSON.parse(JSON.stringify({ ...standard, dungeon }));

    expect(adviceOn(raw)).toContain('dungeon: There are 0 different bonuses on Treasures; 4 or more make a game.');
    expect(adviceOn(changed({ [`equipment[${cheese}].effect.creatures`]: ['sleeping-dragon'] }))).toEqual(['invalid']);
    expect(adviceOn(changed({ [`equipment[${cheese}].effect.creatures`]: ['dragon'] }))).toContain(
      `equipment[${cheese}]: This Equipment helps against no card of the pack.`,
    );
  });

  test('traps and doors that hardly any Equipment cancels', () => {
    const raw = changed({ [`equipment[${key}].effect.cards`]: ['wasp'], 'equipment[2].effect.cards': ['wasp'] });

    expect(adviceOn(raw).join()).toContain('can be cancelled by Equipment');
  });
});

test('a huge number is one mistake', () => {
  expect(mistakesOf(changed({ [`dungeon[${wasp}].ap`]: 1e30 }))).toEqual([
    `dungeon[${wasp}].ap: This must be at most 99, but it is 1e+30.`,
  ]);
});
