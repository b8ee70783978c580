import { expect, test } from 'vitest';
import { startJourney } from '../../rules/campaign.ts';
import type { CampaignGame, Journey } from '../../rules/state.ts';
import { TEST_PACK } from '../../rules/testing/testing-pack.ts';
import { isLostSoFar, type Place, placesOf, starSteps, starsFor } from './places.ts';

const game = (scenario: CampaignGame['scenario'], completed: number, won: boolean): CampaignGame => ({
  scenario,
  completed,
  won,
  missions: [],
});

function place(id: string, journey: Journey, known: Partial<Parameters<typeof placesOf>[2]> = {}): Place {
  const found = placesOf(journey, TEST_PACK, { here: undefined, kept: [], ...known }).find((one) => one.id === id);
  if (found === undefined) throw new Error(`the map has no ${id}`);
  return found;
}

test('[DT-40] the map has all fourteen scenarios and Adventures; at first the campaign is open at level 1 only', () => {
  const places = placesOf(startJourney(), TEST_PACK, { here: undefined, kept: [] });

  expect(places).toHaveLength(14);
  expect(places.filter(({ state }) => state === 'next').map(({ id }) => id)).toEqual(['level-1']);
  expect(places.filter(({ state }) => state === 'locked')).toHaveLength(6);
  expect(places.filter(({ state }) => state === 'open')).toHaveLength(7);
  expect(place('my-first-dungeon', startJourney()).opensAfter).toEqual(place('level-1', startJourney()).name);
});

test('[DT-42] a place shows the stars of its best game and the number of tries, and the places that can come next', () => {
  const journey: Journey = {
    extended: false,
    next: ['my-first-dungeon', 'level-2'],
    played: [game('level-1', 4, false), game('level-1', 11, true)],
  };

  expect(place('level-1', journey)).toMatchObject({ state: 'won', stars: 2, best: 11, tries: 2, isExtended: false });
  expect(place('my-first-dungeon', journey).state).toBe('next');
  expect(place('level-2', journey, { here: 'level-2' }).state).toBe('here');
  expect(place('level-3', journey)).toMatchObject({ state: 'locked', stars: 0, tries: 0 });
});

test('[DT-42] a lost level is marked, although it comes next again', () => {
  const journey: Journey = { extended: false, next: ['level-1'], played: [game('level-1', 4, false)] };
  const lost = place('level-1', journey);

  expect(lost.state).toBe('next');
  expect(isLostSoFar(lost)).toBe(true);
  expect(isLostSoFar(place('level-2', journey))).toBe(false);
  const won: Journey = { ...journey, played: [...journey.played, game('level-1', 11, true)] };
  expect(isLostSoFar(place('level-1', won))).toBe(false);
});

test('[DT-61] a place also won with 7 slots is marked', () => {
  const again: Journey = {
    extended: true,
    next: ['level-2'],
    played: [{ ...game('level-1', 12, true), extended: true }],
  };

  expect(place('level-1', again)).toMatchObject({ stars: 3, isExtended: true });
});

test('[DT-43] places off the road have the stars of the games on this device', () => {
  const kept = [
    { options: { scenario: 'good-luck' }, isWon: false, score: 5 },
    { options: { scenario: 'adventure-2' }, isWon: true, score: 12 },
  ];

  expect(place('good-luck', startJourney(), { kept })).toMatchObject({ state: 'open', stars: 0, tries: 1 });
  expect(place('adventure-2', startJourney(), { kept })).toMatchObject({ state: 'won', stars: 3, best: 12 });
});

test('one star is for the goal, three for all twelve Missions, two for halfway', () => {
  expect(starSteps(10)).toEqual([10, 11, 12]);
  expect(starSteps(7)).toEqual([7, 10, 12]);
  expect([6, 8, 9, 12].map((completed) => starsFor(completed, 6))).toEqual([1, 1, 2, 3]);
});
