import { describe, expect, test } from 'vitest';
import { fastRng } from '../../../../engine/rng.ts';
import { timeBox } from '../../box.ts';
import { campaignOf, goOn, isWon, optionsFor, playExtended, startJourney } from '../campaign.ts';
import { missionPlace, type ScenarioId } from '../content.ts';
import type { CampaignGame, Journey } from '../state.ts';
import { game, setUp, story } from '../testing/testing.ts';

const PACK = timeBox.standardPack;

/** A journey through won and lost games. */
function journeyOf(...games: [ScenarioId, 'won' | 'lost', number[]?][]): Journey {
  return games.reduce((journey, [scenario, result, missions = []]) => {
    const chapter: CampaignGame = { scenario, won: result === 'won', completed: 0, missions };
    return goOn(journey, PACK, chapter);
  }, startJourney());
}

describe('a campaign', () => {
  test('[DT-42] begins at level 1', () => {
    expect(startJourney().next).toEqual(['level-1']);
  });

  test('[DT-42] won levels lead to the bonus level or the next level', () => {
    expect(journeyOf(['level-1', 'won']).next).toEqual(['my-first-dungeon', 'level-2']);
    expect(journeyOf(['level-1', 'won'], ['level-2', 'won']).next).toEqual(['the-darkest-dungeon', 'level-3']);
    expect(journeyOf(['level-1', 'won'], ['level-2', 'won'], ['level-3', 'won']).next).toEqual([
      'unnatural-foes',
      'level-4',
    ]);
  });

  test('[DT-42] lost levels are played again', () => {
    expect(journeyOf(['level-1', 'lost']).next).toEqual(['level-1']);
    expect(journeyOf(['level-1', 'won'], ['level-2', 'lost']).next).toEqual(['level-2']);
    expect(journeyOf(['level-1', 'won'], ['level-2', 'won'], ['level-3', 'lost']).next).toEqual(['level-3']);
  });

  test('[DT-42] a bonus level leads to the next level when won, and may be played again when lost', () => {
    expect(journeyOf(['level-1', 'won'], ['my-first-dungeon', 'won']).next).toEqual(['level-2']);
    expect(journeyOf(['level-1', 'won'], ['my-first-dungeon', 'lost']).next).toEqual(['my-first-dungeon', 'level-2']);
  });

  const toLevel4: [ScenarioId, 'won'][] = [
    ['level-1', 'won'],
    ['level-2', 'won'],
    ['level-3', 'won'],
  ];

  test('[DT-42] level 4 wins the campaign, or is played again, or leads back to level 2', () => {
    expect(isWon(journeyOf(...toLevel4, ['level-4', 'won']))).toBe(true);
    expect(journeyOf(...toLevel4, ['level-4', 'lost']).next).toEqual(['level-4', 'level-2']);
    expect(journeyOf(...toLevel4, ['level-4', 'lost'], ['level-2', 'won']).next).toEqual([
      'the-darkest-dungeon',
      'level-3',
    ]);
  });

  test('[DT-42] only a won campaign can be played again in Extended play', () => {
    const again = playExtended(journeyOf(...toLevel4, ['level-4', 'won']));

    expect(again).toMatchObject({ extended: true, next: ['level-1'] });
    expect(optionsFor(again, PACK, 'level-1').extended).toBe(true);
    expect(
      goOn(again, PACK, { scenario: 'level-1', won: true, completed: 10, missions: [] }).played.at(-1),
    ).toMatchObject({ extended: true });
    expect(() => playExtended(startJourney())).toThrow('once it is won');
  });

  test('[DT-42] a game that is not next in the campaign does not count', () => {
    expect(() => journeyOf(['level-2', 'won'])).toThrow('does not stand at level-2');
  });

  test('[DT-45] is plain data that can be stored and resumed', () => {
    const journey = journeyOf(['level-1', 'lost'], ['level-1', 'won', [1, 2, 3]]);
    const kept: Journey = JSON.parse(JSON.stringify(journey));

    expect(kept).toEqual(journey);
    expect(goOn(kept, PACK, { scenario: 'level-2', won: true, completed: 10, missions: [] }).played).toHaveLength(3);
  });

  test('[DT-91] My First Dungeon uses the Missions that the won game of level 1 left out', () => {
    const lost = setUp(2, { scenario: 'level-1' }, fastRng(1)).missions.map(missionPlace);
    const won = setUp(2, { scenario: 'level-1' }, fastRng(2)).missions.map(missionPlace);
    const journey = journeyOf(['level-1', 'lost', lost], ['level-1', 'won', won]);

    const { missions } = setUp(2, optionsFor(journey, PACK, 'my-first-dungeon'), fastRng(3));

    expect(missions.map(missionPlace).filter((place) => won.includes(place))).toEqual([]);
    expect(optionsFor(journey, PACK, 'level-2').leftOut).toBe('');
  });

  test('[DT-45] on the platform: from the end of a game to the choices after it', () => {
    const campaign = campaignOf(PACK);
    const over = story([], { goal: 0, completed: ['plain'] });
    over.phase = 'over';
    over.ending = 'won';

    const journey = campaign.after(campaign.begin(), 'level-1', game.view(over, 'spectator'));

    expect(journey.played).toMatchObject([{ scenario: 'level-1', won: true, completed: 1 }]);
    expect(campaign.choices(journey)).toEqual(['my-first-dungeon', 'level-2']);
    expect(campaign.optionsFor(journey, 'level-2')).toEqual({ scenario: 'level-2', extended: false, leftOut: '' });
    expect(() => campaign.after(journey, 'level-2', game.view(story(['map']), 'spectator'))).toThrow('over');
    expect(() => campaign.optionsFor(journey, 'nonsense')).toThrow('does not lead to nonsense');
  });

  test('[DT-42] on the platform: a won campaign begins again in Extended play', () => {
    const campaign = campaignOf(PACK);
    const won = journeyOf(...toLevel4, ['level-4', 'won']);

    expect(campaign.choices(won)).toEqual(['extended']);
    expect(campaign.optionsFor(won, 'extended')).toMatchObject({ scenario: 'level-1', extended: true });
  });
});
