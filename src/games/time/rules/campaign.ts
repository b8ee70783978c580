import type { Campaign } from '../../../engine/game.ts';
import { type CardNumber, missionPlace, type ScenarioId, type TimePack } from './content.ts';
import { EXTENDED_CHOICE, FIRST_LEVEL, scenarioOfChoice } from './options.ts';
import type { CampaignGame, Journey } from './state.ts';
import type { TimeView } from './view.ts';

/** DT-40 A campaign before its first game. */
export function startJourney(): Journey {
  return { extended: false, next: [FIRST_LEVEL], played: [] };
}

/** DT-42 Whether the campaign is won. */
export function isWon({ next }: Journey): boolean {
  return next.length === 0;
}

/** DT-42 The campaign after a game: the next level depends on the scenario and on the result. */
export function goOn(journey: Journey, pack: TimePack, game: CampaignGame): Journey {
  if (!journey.next.includes(game.scenario)) throw new Error(`the campaign does not stand at ${game.scenario}`);
  const scenario = pack.scenarios.find(({ id }) => id === game.scenario);
  const next = game.won ? scenario?.afterWin : scenario?.afterLoss;
  if (next === undefined) throw new Error(`${game.scenario} belongs to no campaign`);
  const played: CampaignGame = { ...game, ...(journey.extended && { extended: true }) };
  return { ...journey, next: [...next], played: [...journey.played, played] };
}

/** DT-42, DT-61 A won campaign, begun again in Extended play. */
export function playExtended(journey: Journey): Journey {
  if (!isWon(journey)) throw new Error('a campaign is played in Extended play once it is won');
  return { extended: true, next: [FIRST_LEVEL], played: journey.played };
}

/** DT-42, DT-91 The options required by the campaign, besides those its players choose. */
export function optionsFor(journey: Journey, pack: TimePack, scenario: ScenarioId): Record<string, string | boolean> {
  const { without } = pack.scenarios.find(({ id }) => id === scenario) ?? {};
  const source = journey.played.findLast((game) => game.scenario === without && game.won);
  return { scenario, extended: journey.extended, leftOut: (source?.missions ?? []).join(',') };
}

/** A finished game as a game of the campaign; made from the view or the last event. */
function campaignGameOf(
  scenario: ScenarioId,
  { ending, completed, missions }: { ending: string; completed: number; missions: readonly CardNumber[] },
): CampaignGame {
  return { scenario, won: ending === 'won', completed, missions: missions.map(missionPlace) };
}

/**
 * DT-40 to DT-42, DT-45, DT-61 The campaign as the platform stores it: a choice is a scenario, or Extended play once it
 * is won.
 */
export function campaignOf(pack: TimePack): Campaign<Journey> {
  const chosen = (journey: Journey, choice: string) => {
    const begun = choice === EXTENDED_CHOICE ? playExtended(journey) : journey;
    const scenario = begun.next.find((id) => id === scenarioOfChoice(choice));
    if (scenario === undefined) throw new Error(`the campaign does not lead to ${choice}`);
    return { begun, scenario };
  };
  return {
    begin: startJourney,
    choices: (journey) => (isWon(journey) ? [EXTENDED_CHOICE] : [...journey.next]),
    optionsFor: (journey, choice) => {
      const { begun, scenario } = chosen(journey, choice);
      return optionsFor(begun, pack, scenario);
    },
    after: (journey, choice, view) => {
      const { begun, scenario } = chosen(journey, choice);
      const { ending, completed, missions } = view as TimeView;
      if (ending === undefined || missions === undefined) throw new Error('a campaign goes on when its game is over');
      return goOn(begun, pack, campaignGameOf(scenario, { ending, completed: completed.length, missions }));
    },
  };
}
