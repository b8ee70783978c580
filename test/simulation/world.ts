import type { ClientBase } from 'pg';
import { elementAt } from '../../src/engine/list.ts';
import { migrate } from '../../src/journal/postgres/schema.ts';
import { hexDigest } from '../../src/table/digest.ts';
import { openTable } from '../../src/table/lobby/opening.ts';
import type { Witness } from '../faults/journal-check.ts';
import type { Order } from '../faults/observations.ts';
import { DatabaseServer } from './database-server.ts';
import { drawStrikes, type Strike } from './faults.ts';
import type { Link } from './network.ts';
import { SimulatedNode } from './node.ts';
import { type Habits, SimulatedPerson, type Surroundings } from './person.ts';
import { type Chance, Scheduler } from './scheduler.ts';
import { visit } from './visit.ts';

/** When faults begin and end, in ms of the simulation. */
const FAULTS_FROM = 1200;
const FAULTS_TO = 5000;
/** How long everybody has to continue once all faults are over. */
const PATIENCE_MS = 60_000;
/** How often a newcomer tries to see a table through a node. */
const VISITS = 4;
/** Messages still on their way at the end arrive within this time. */
const SETTLING_MS = 300;

/** Several nodes on one database, with people at its tables, all of it drawn from one seed. */
export class World {
  readonly scheduler: Scheduler;
  readonly database: DatabaseServer;
  readonly nodes: SimulatedNode[] = [];
  readonly people: SimulatedPerson[] = [];
  readonly visitors: Witness[] = [];
  readonly troubles: string[] = [];
  readonly strikes: Strike[];
  /** When the first fault began, and when all were over. */
  readonly struckAt: number;
  healedAt = Number.POSITIVE_INFINITY;
  readonly #chance: Chance;
  readonly #order: Order = { next: 0 };
  readonly #running = new Set<() => void>();

  constructor(seed: number) {
    this.scheduler = new Scheduler(seed);
    this.#chance = this.scheduler.fork();
    this.database = new DatabaseServer(this.scheduler);
    this.strikes = drawStrikes(this.scheduler.fork(), { from: FAULTS_FROM, to: FAULTS_TO });
    this.struckAt = elementAt(this.strikes, 0).at;
    if (this.#chance.oneIn(2)) this.database.usualDisk = { least: 5, most: 150 };
    this.database.disk = this.database.usualDisk;
  }

  /** Runs everything, from the first table to the last response. */
  run(): Promise<void> {
    return this.scheduler.runUntil(this.#play());
  }

  anyNode(chance: Chance): number {
    return chance.rng.int(this.nodes.length);
  }

  links(): Link[] {
    return this.nodes.flatMap((node) => [...node.links]);
  }

  /** Restarts a node that has ended. */
  restart(index: number): void {
    if (elementAt(this.nodes, index).process.isDead) this.nodes[index] = this.#newNode();
  }

  #newNode(): SimulatedNode {
    const onTrouble = (trouble: unknown, table: string): void => {
      const text = trouble instanceof Error ? (trouble.stack ?? trouble.message) : String(trouble);
      this.troubles.push(`${table}: a node reports ${text}`);
    };
    return new SimulatedNode(this.scheduler, this.database, { onTrouble });
  }

  async #play(): Promise<void> {
    const client = {
      query: async (text: string, values: unknown[] = []) => ({ rows: this.database.data.run(text, values) }),
    };
    await migrate(client as unknown as ClientBase, 'the simulated database');
    const count = this.#chance.pick([1, 2, 2, 2, 3]);
    for (let node = 0; node < count; node++) this.nodes.push(this.#newNode());
    await this.scheduler.sleep(200);
    const tables = this.#chance.pick([1, 2, 2]);
    for (let table = 0; table < tables; table++) await this.#seat(table);
    this.#plan();
    await this.scheduler.sleep(FAULTS_TO - this.scheduler.time);
    this.#heal();
    if (!(await this.#everybodyMoves())) return;
    for (const person of this.people) person.isDone = true;
    if (!(await this.#everybodySettles())) return;
    await this.#everyNodeShows();
    await this.scheduler.sleep(SETTLING_MS);
  }

  /** Opens a table; its people sit down and start it themselves. */
  async #seat(table: number): Promise<void> {
    const chance = this.#chance;
    const players = chance.pick([1, 2, 2, 3]);
    const host = { ...this.#habits(`H${table}`), isHost: true, secret: chance.hex(16) };
    const bots = players === 1 || chance.oneIn(3) ? ['any'] : [];
    const { house } = elementAt(this.nodes, this.anyNode(chance));
    const opened = await openTable(house, {
      game: chance.pick(['relay', 'relay', 'rush']),
      host: { name: host.name, secretHash: hexDigest(host.secret) },
      options: { moves: chance.pick(['12', '30', '300']), clock: chance.oneIn(4) },
      bots,
    });
    if (opened.kind === 'error') throw new Error(`a table was not opened: ${opened.code}`);
    const around: Surroundings = { scheduler: this.scheduler, nodes: this.nodes, order: this.#order, players };
    this.people.push(new SimulatedPerson(around, opened.code, host));
    for (let guest = 1; guest < players; guest++) {
      this.people.push(new SimulatedPerson(around, opened.code, this.#habits(`G${table}${guest}`)));
    }
    if (chance.oneIn(3)) {
      this.people.push(new SimulatedPerson(around, opened.code, { ...this.#habits(`S${table}`), watches: true }));
    }
  }

  #habits(name: string): Habits {
    const chance = this.#chance;
    return {
      name,
      isHost: false,
      watches: false,
      sendsTwice: chance.oneIn(4),
      isRestless: chance.oneIn(2),
      thinksFor: chance.pick([300, 600, 1200]),
    };
  }

  #plan(): void {
    const chance = this.scheduler.fork();
    for (const { fault, at, ms } of this.strikes) {
      this.scheduler.after(at - this.scheduler.time, () => {
        const end = fault.begin(this, chance, ms);
        if (end === undefined) return;
        const once = (): void => {
          if (this.#running.delete(once)) end();
        };
        this.#running.add(once);
        this.scheduler.after(ms, once);
      });
    }
  }

  /** Ends all remaining faults. */
  #heal(): void {
    for (const end of [...this.#running]) end();
    for (const node of this.nodes) node.process.pausedUntil = 0;
    for (const link of this.links()) link.stall(0);
    this.healedAt = this.scheduler.time;
  }

  #everybodyMoves(): Promise<boolean> {
    const begun = this.people.map(({ testimony }) => testimony.now);
    const stuck = (): SimulatedPerson[] =>
      this.people.filter(
        ({ testimony, habits }, index) => !habits.watches && testimony.doneSince(elementAt(begun, index)) < 1,
      );
    return this.#until(
      () => stuck().length === 0,
      () => `could not go on: ${stuck().map(tell).join(', ')}`,
    );
  }

  #everybodySettles(): Promise<boolean> {
    const isCurrent = ({ table, connection }: SimulatedPerson): boolean =>
      connection.snapshot().seq === this.database.data.tables.get(table)?.head;
    const waiting = (): SimulatedPerson[] => this.people.filter((person) => !person.isSettled || !isCurrent(person));
    return this.#until(
      () => waiting().length === 0,
      () => `were not answered: ${waiting().map(tell).join(', ')}`,
    );
  }

  /** Every node shows every running table to a newcomer. */
  async #everyNodeShows(): Promise<void> {
    const tables = [...new Set(this.people.map(({ table }) => table))];
    const visits = this.nodes.flatMap((node, index) =>
      tables.map(async (table) => {
        const visitor = await this.#visitAgain(node, table);
        if (visitor === undefined) this.troubles.push(`${table}: node ${index} does not show it`);
        else this.visitors.push(visitor);
      }),
    );
    await Promise.all(visits);
  }

  /** A node with silently lost connections to the database needs some seconds to notice. */
  async #visitAgain(node: SimulatedNode, table: string): Promise<Witness | undefined> {
    for (let attempt = 0; attempt < VISITS; attempt++) {
      const visitor = await visit(this.scheduler, { node, table, path: '/ws' });
      if (visitor !== undefined) return visitor;
      await this.scheduler.sleep(1000);
    }
    return undefined;
  }

  /** Waits until a condition holds; false after a timeout, which is then one of the errors. */
  async #until(isTrue: () => boolean, otherwise: () => string): Promise<boolean> {
    const deadline = this.scheduler.time + PATIENCE_MS;
    while (!isTrue()) {
      if (this.scheduler.time > deadline) {
        this.troubles.push(`${PATIENCE_MS / 1000} s after all faults these ${otherwise()}`);
        return false;
      }
      await this.scheduler.sleep(50);
    }
    return true;
  }
}

function tell({ habits, table, connection }: SimulatedPerson): string {
  const { connection: state, table: info } = connection.snapshot();
  return `${habits.name} at ${table} (${state}, ${info?.status ?? 'nothing seen'})`;
}
