import { checkHistory, type Findings } from './check.ts';
import { World } from './world.ts';

/** The result of one seed. */
export interface SeedResult extends Findings {
  seed: number;
  /** The faults and their times, in ms of the simulation. */
  faults: string[];
  /** The same for every run of the seed: events, a digest of their times, and its duration in simulated time. */
  events: number;
  trace: number;
  ms: number;
}

/** Runs the simulation of one seed and checks its history. */
export async function runSeed(seed: number): Promise<SeedResult> {
  return (await runWorld(seed)).result;
}

/** The same, returning the final world. */
export async function runWorld(seed: number): Promise<{ world: World; result: SeedResult }> {
  const world = new World(seed);
  // A real process ends with it.
  const onUnhandled = (trouble: unknown): void => {
    world.troubles.push(`a node ended, because nobody handled ${trouble instanceof Error ? trouble.stack : trouble}`);
  };
  process.on('unhandledRejection', onUnhandled);
  const ended = await world.run().catch((error: Error) => error);
  process.off('unhandledRejection', onUnhandled);
  const findings = await checkHistory(world);
  const { events, trace, time } = world.scheduler;
  const broken = ended instanceof Error ? [`the run ended early: ${ended.stack}`, ...findings.broken] : findings.broken;
  const faults = world.strikes.map(
    ({ fault, at, ms }) => `${fault.name} at ${Math.round(at)} for ${Math.round(ms)} ms`,
  );
  return { world, result: { ...findings, broken, seed, faults, events, trace, ms: Math.round(time) } };
}
