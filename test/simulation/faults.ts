import { elementAt } from '../../src/engine/list.ts';
import type { Chance } from './scheduler.ts';
import type { World } from './world.ts';

/** A fault that is over after some ms. */
interface Fault {
  name: string;
  least: number;
  most: number;
  /** Begins; the returned function ends it. */
  begin(world: World, chance: Chance, ms: number): (() => void) | undefined;
}

const HOUR = 3_600_000;
/** The amounts by which clocks are set, in ms. */
const CLOCK_JUMPS = [-HOUR, -5000, -300, 300, 5000, HOUR];

/** Every kind of fault of the simulation. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'kill',
    least: 200,
    most: 5000,
    begin(world, chance) {
      const index = world.anyNode(chance);
      elementAt(world.nodes, index).kill(chance.oneIn(3) ? 'silently' : 'resets');
      return () => world.restart(index);
    },
  },
  {
    name: 'stop',
    least: 300,
    most: 9000,
    begin(world, chance, ms) {
      elementAt(world.nodes, world.anyNode(chance)).process.pause(ms);
      return undefined;
    },
  },
  {
    name: 'drain',
    least: 1500,
    most: 3500,
    begin(world, chance) {
      const index = world.anyNode(chance);
      const node = elementAt(world.nodes, index);
      void node.drain();
      // As a process supervisor does with a process that does not end.
      return () => {
        node.kill('resets');
        world.restart(index);
      };
    },
  },
  {
    name: 'cut-sockets',
    least: 0,
    most: 0,
    begin(world, chance) {
      for (const link of world.links()) if (!chance.oneIn(3)) link.cut();
      return undefined;
    },
  },
  {
    name: 'cut-between',
    least: 0,
    most: 0,
    begin(world, chance) {
      for (const link of world.links()) if (!chance.oneIn(3)) link.cutAfter(1 + chance.rng.int(6));
      return undefined;
    },
  },
  {
    name: 'lose-answers',
    least: 100,
    most: 1500,
    begin(world, chance) {
      const links = world.links().filter(() => !chance.oneIn(3));
      for (const link of links) link.silence('node');
      return () => {
        for (const link of links) link.cut();
      };
    },
  },
  {
    name: 'silence',
    least: 0,
    most: 0,
    begin(world, chance) {
      for (const link of world.links()) if (chance.oneIn(3)) link.silence('both');
      return undefined;
    },
  },
  {
    name: 'stall',
    least: 300,
    most: 7000,
    begin(world, chance, ms) {
      for (const link of world.links()) if (chance.oneIn(2)) link.stall(ms);
      return undefined;
    },
  },
  {
    name: 'hints',
    least: 1000,
    most: 6000,
    begin({ database }, chance) {
      database.hints = {
        lostOneIn: chance.pick([0, 1, 2, 4]),
        doubledOneIn: chance.pick([0, 1, 3]),
        lateMs: chance.pick([0, 20, 3000]),
      };
      return () => database.clearHints();
    },
  },
  {
    name: 'end-lines',
    least: 0,
    most: 0,
    begin({ database }) {
      database.endLines();
      return undefined;
    },
  },
  {
    name: 'database-crash',
    least: 100,
    most: 4000,
    begin({ database }) {
      database.crash();
      return () => database.start();
    },
  },
  {
    name: 'database-cut',
    least: 300,
    most: 8000,
    begin(world, chance) {
      const one = chance.oneIn(2) ? world.anyNode(chance) : undefined;
      const cut = world.nodes.filter((_, index) => one === undefined || index === one).map(({ line }) => line);
      for (const line of cut) line.cutOff();
      return () => {
        for (const line of cut) line.heal();
      };
    },
  },
  {
    name: 'database-full',
    least: 300,
    most: 3000,
    begin({ database }) {
      database.data.isFull = true;
      return () => {
        database.data.isFull = false;
      };
    },
  },
  {
    name: 'slow-disk',
    least: 500,
    most: 5000,
    begin({ database }, chance) {
      database.disk = { least: 5, most: chance.pick([40, 300, 1500]) };
      return () => {
        database.disk = database.usualDisk;
      };
    },
  },
  {
    name: 'clock',
    least: 0,
    most: 0,
    begin(world, chance) {
      const { process } = elementAt(world.nodes, world.anyNode(chance));
      process.clockAhead += chance.pick(CLOCK_JUMPS);
      return undefined;
    },
  },
  {
    name: 'page-clock',
    least: 0,
    most: 0,
    begin({ people }, chance) {
      for (const person of people) if (chance.oneIn(2)) person.setClock(chance.pick(CLOCK_JUMPS));
      return undefined;
    },
  },
];

/** A fault that strikes at some time of a run. */
export interface Strike {
  fault: Fault;
  at: number;
  ms: number;
}

/** The faults of one run, drawn at random. */
export function drawStrikes(chance: Chance, { from, to }: { from: number; to: number }): Strike[] {
  const strikes = Array.from({ length: 1 + chance.rng.int(5) }, () => {
    const fault = chance.pick(FAULTS);
    return { fault, at: chance.between(from, to), ms: chance.between(fault.least, fault.most) };
  });
  return strikes.sort((a, b) => a.at - b.at);
}
