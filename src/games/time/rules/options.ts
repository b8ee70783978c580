import type { OptionFields, Options } from '../../../engine/options.ts';
import { SCENARIOS, type ScenarioId } from './content.ts';

/** DT-50 An Adventure instead of a scenario, by its index in the pack from 1. */
export const ADVENTURE_CHOICES = ['adventure-1', 'adventure-2', 'adventure-3', 'adventure-4'] as const;

/** DT-40 Where a campaign begins. */
export const FIRST_LEVEL: ScenarioId = 'level-1';

/** DT-42 A further choice: a won campaign, begun again in Extended play. */
export const EXTENDED_CHOICE = 'extended';

/** The scenario that a campaign's choice leads to. */
export function scenarioOfChoice(choice: string): string {
  return choice === EXTENDED_CHOICE ? FIRST_LEVEL : choice;
}

/** DT-29 The clocks a table can choose, in ms; 0 is none. */
const CLOCKS = { '5:00': 300_000, '7:30': 450_000, off: 0 } as const;
export type ClockChoice = keyof typeof CLOCKS;

/** The options; `given` fields are set by a campaign or a test, never in a form. */
export const timeOptions = {
  scenario: { kind: 'choice', values: [...SCENARIOS, ...ADVENTURE_CHOICES], byDefault: 'training-grounds' },
  clock: { kind: 'choice', values: Object.keys(CLOCKS) as ClockChoice[], byDefault: '5:00' },
  heroes: { kind: 'switch', byDefault: false },
  extended: { kind: 'switch', byDefault: false },
  draw: { kind: 'choice', values: ['auto', 'manual'], byDefault: 'auto' },
  storyLog: { kind: 'switch', byDefault: false },
  /** DT-91 The indices of the Missions this game leaves out, such as `0,3,17`. */
  leftOut: { kind: 'given', pattern: '^(\\d{1,2}(,\\d{1,2}){0,35})?$', byDefault: '' },
  /** The clock in ms instead of the chosen one, so that a test need not take five minutes. */
  clockMs: { kind: 'given', pattern: '^(\\d{3,6})?$', byDefault: '' },
  /** The edition of the rulings; tables older than the second have none. */
  edition: { kind: 'given', pattern: '^[12]$', byDefault: '2', unsaid: '1' },
} as const satisfies OptionFields;

/** The scenario or Adventure, by its index in the pack. */
export type Quest = { kind: 'scenario'; place: number } | { kind: 'adventure'; place: number };

/** The options in the form the rules use. */
export interface TimeOptions {
  quest: Quest;
  clock: number;
  heroes: boolean;
  extended: boolean;
  draw: 'auto' | 'manual';
  storyLog: boolean;
  leftOut: number[];
  /** DT-66, DT-69, DT-81 Uses the rulings from before the second edition. */
  firstEdition: boolean;
}

/** Reads options that were checked against `timeOptions`. */
export function readOptions(options: Options): TimeOptions {
  const clockMs = String(options.clockMs ?? '');
  const clock = String(options.clock ?? '5:00');
  return {
    quest: questOf(String(options.scenario)),
    clock: clockMs === '' ? CLOCKS[clock as ClockChoice] : Number(clockMs),
    heroes: options.heroes === true,
    extended: options.extended === true,
    draw: options.draw === 'manual' ? 'manual' : 'auto',
    storyLog: options.storyLog === true,
    leftOut: String(options.leftOut ?? '')
      .split(',')
      .filter((place) => place !== '')
      .map(Number),
    firstEdition: options.edition !== '2',
  };
}

function questOf(choice: string): Quest {
  const scenario = (SCENARIOS as readonly string[]).indexOf(choice);
  if (scenario !== -1) return { kind: 'scenario', place: scenario };
  const adventure = (ADVENTURE_CHOICES as readonly string[]).indexOf(choice);
  if (adventure === -1) throw new Error(`there is no scenario or Adventure ${choice}`);
  return { kind: 'adventure', place: adventure };
}
