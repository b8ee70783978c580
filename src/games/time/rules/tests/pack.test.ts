import { describe, expect, test } from 'vitest';
import { mistakesIn, packWith } from '../../../../../test/spoilt-pack.ts';
import { checkPack, timeBox } from '../../box.ts';
import standard from '../../packs/standard.json' with { type: 'json' };

const mistakes = (changes: Record<string, unknown>) => mistakesIn(checkPack(packWith(standard, changes)));

describe('the standard pack', () => {
  test('has the Missions that the rulebook names', () => {
    const find = (id: string) => timeBox.standardPack.missions.find((mission) => mission.id === id);

    expect(find('important-absence')).toMatchObject({
      needs: ['grapnel', 'shield'],
      reward: { kind: 'mandatory', item: 'phial' },
    });
    expect(find('visit-the-black-market')?.needs).toEqual(['torch', 'gold', 'phial']);
    expect(find('bandits-on-the-bridge')).toMatchObject({
      needs: ['bow', 'sword', 'sword'],
      reward: { kind: 'optional', item: 'shield' },
    });
    expect(find('the-watch-is-asleep')).toMatchObject({
      needs: ['shield', 'torch', 'keys'],
      reward: { kind: 'mandatory', item: 'sword' },
    });
  });

  test('has no title or flavour twice', () => {
    const { missions, heroes, adventures, scenarios } = timeBox.standardPack;
    const texts = [...missions, ...heroes, ...adventures, ...scenarios].flatMap(({ flavour }) => [
      flavour.en,
      flavour.it,
    ]);

    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(missions.map(({ name }) => name.en)).size).toBe(48);
    expect(new Set(missions.map(({ name }) => name.it)).size).toBe(48);
  });
});

describe('an invalid pack', () => {
  test('in its shape is reported with the place and the expected value', () => {
    expect(mistakes({ 'heroes[0].skill': 'fly' })[0]).toMatch(/^heroes\[0\]\.skill: This must be "copy", /);
    expect(mistakes({ 'missions[0].reward.kind': 'lots' })[0]).toMatch(/^missions\[0\]\.reward/);
    expect(mistakes({ 'scenarios[0].goal': 13 })).toEqual([
      'scenarios[0].goal: This must be at most 12, but it is 13.',
    ]);
  });

  test('[DT-1] has twelve kinds of Item', () => {
    expect(mistakes({ items: standard.items.slice(1) })).toContain(
      'items: There must be 12 of them (DT-1), but there are 11.',
    );
  });

  test('[DT-2] has four decks of twelve Missions of 2 to 5 Items', () => {
    expect(mistakes({ 'missions[0].deck': 2 })).toEqual([
      'missions: Deck 1 must have 12 Missions (DT-2), but it has 11.',
      'missions: Deck 2 must have 12 Missions (DT-2), but it has 13.',
    ]);
    expect(mistakes({ 'missions[0].needs': ['sword'] })).toEqual([
      'missions[0].needs: It must need 2 to 5 Items (DT-2), but it needs 1.',
    ]);
  });

  test('[DT-3] offers a choice between two different Items', () => {
    const reward = { kind: 'either', items: ['sword', 'sword'] };

    expect(mistakes({ 'missions[0].reward': reward })).toEqual([
      'missions[0].reward.items: A choice is between two different Items (DT-3).',
    ]);
  });

  test('names only existing Items', () => {
    const none = 'There is no Item "spoon" in this pack.';

    expect(mistakes({ 'missions[0].needs[0]': 'spoon' })).toEqual([`missions[0].needs[0]: ${none}`]);
    expect(mistakes({ 'missions[1].reward.item': 'spoon' })).toEqual([`missions[1].reward.item: ${none}`]);
    expect(mistakes({ 'heroes[0].cost[0]': 'spoon' })).toEqual([`heroes[0].cost[0]: ${none}`]);
    expect(mistakes({ 'adventures[2].effect.item': 'spoon' })).toEqual([`adventures[2].effect.item: ${none}`]);
    expect(mistakes({ 'adventures[1].scroll.victory[1].items[0]': 'spoon' })).toEqual([
      `adventures[1].scroll.victory[1].items[0]: ${none}`,
    ]);
  });

  test('[DT-85] has scrolls with known conditions, each once; earlier packs name a single one', () => {
    const { adventures } = standard;
    const slots = { kind: 'free-slots', slots: 4 };

    expect(mistakes({ 'adventures[2].scroll.victory': [slots, slots] })).toEqual([
      'adventures[2].scroll.victory[1]: "free-slots" is asked for already (DT-85).',
    ]);
    expect(mistakes({ 'adventures[2].scroll.victory': [] })).not.toEqual([]);
    expect(mistakes({ 'adventures[2].scroll.victory': [{ kind: 'luck' }] })).not.toEqual([]);
    expect(mistakes({ 'adventures[2].scroll.victory': slots })).toEqual([]);
    expect(adventures.every(({ scroll }) => Array.isArray(scroll.victory))).toBe(true);
  });

  test('[DT-5] has ten Heroes and four Adventures, each with a distinct id', () => {
    expect(mistakes({ heroes: standard.heroes.slice(1) })).toEqual([
      'heroes: There must be 10 of them (DT-5), but there are 9.',
    ]);
    expect(mistakes({ adventures: standard.adventures.slice(1) })).toEqual([
      'adventures: There must be 4 of them (DT-5), but there are 3.',
    ]);
    expect(mistakes({ 'missions[5].id': 'rats-in-the-cellar' })).toContain(
      'missions[5].id: The id "rats-in-the-cellar" is already that of missions[0].',
    );
  });

  test('[DT-62] has one Hero for each skill', () => {
    expect(mistakes({ 'heroes[9].skill': 'copy' })).toEqual([
      'heroes[9].skill: The skill "copy" is already that of heroes[0]; each Hero has one of their own (DT-62).',
    ]);
  });

  test('[DT-56] has an effect for each Adventure', () => {
    expect(mistakes({ 'adventures[3].effect': { kind: 'merge-duplicates' } })).toEqual([
      'adventures[3].effect: adventures[0] has this kind of effect already (DT-56).',
    ]);
  });

  test('[DT-50] has scrolls with twelve existing Missions, each once', () => {
    expect(mistakes({ 'adventures[0].scroll.missions': standard.adventures[0]?.scroll.missions.slice(1) })).toEqual([
      'adventures[0].scroll.missions: It must name 12 Missions (DT-50), but it names 11.',
    ]);
    expect(mistakes({ 'adventures[0].scroll.missions[1]': 'a-nap' })).toEqual([
      'adventures[0].scroll.missions[1]: There is no Mission "a-nap" in this pack.',
    ]);
    expect(mistakes({ 'adventures[0].scroll.missions[1]': 'bandits-on-the-bridge' })).toEqual([
      'adventures[0].scroll.missions[1]: "bandits-on-the-bridge" is named twice.',
    ]);
  });

  test('[DT-44] has the ten scenarios in their order, each with twelve Missions of its decks', () => {
    expect(mistakes({ scenarios: standard.scenarios.toReversed() })[0]).toBe(
      'scenarios[0].id: The scenario "training-grounds" must stand here: the order is fixed (DT-40).',
    );
    expect(mistakes({ 'scenarios[1].draws[0].missions': 5 })).toEqual([
      'scenarios[1].draws: A scenario has 12 Missions (DT-11), but this one has 11.',
    ]);
    expect(mistakes({ 'scenarios[1].draws[1].decks': [1] })).toEqual(['scenarios[1].draws: Deck 1 is named twice.']);
    expect(mistakes({ scenarios: standard.scenarios.slice(0, -1) })).toEqual([
      'scenarios: There must be 10 of them (DT-40), but there are 9.',
    ]);
  });
});
