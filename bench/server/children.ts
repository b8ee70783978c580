import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Order } from './clients.ts';
import type { Usage, UsageQuestion } from './usage.ts';

/** All servers get the same young generation, as docs/hosting.md recommends for ours. */
const FLAGS = ['--expose-gc', '--min-semi-space-size=16', '--max-semi-space-size=32', '--heap-growing-percent=100'];
const ROOT = path.join(import.meta.dirname, '..', '..');
/** Inside bench/, where the peers' packages are found. */
const BUILT = path.join(import.meta.dirname, '..', 'dist');

/** Builds the servers and the clients like the product: running TypeScript sources directly would take extra time. */
export async function buildProcesses(): Promise<void> {
  const { build } = await import('vite');
  const names = ['ours', 'boardgame-io', 'colyseus', 'clients'];
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: BUILT,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, `bench/server/${name}.ts`])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/** A measured server, in a separate process. */
export interface MeasuredServer {
  address: string;
  usage(question?: UsageQuestion): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts one of the servers beside this file. */
export async function startBenchServer(file: string, env: Record<string, string> = {}): Promise<MeasuredServer> {
  const child = start(file, env);
  const [address] = (await once(child, 'message')) as [string];
  return {
    address,
    async usage(question = 'as-it-is') {
      child.send(question);
      const [usage] = (await once(child, 'message')) as [Usage];
      return usage;
    },
    stop: () => stop(child),
  };
}

/** The process of all clients. */
export interface Clients {
  obey<Answer>(order: Order): Promise<Answer>;
  stop(): Promise<void>;
}

export function startClients(): Clients {
  const child = start('clients', {});
  return {
    async obey<Answer>(order: Order) {
      child.send(order);
      const [{ answer, trouble }] = (await once(child, 'message')) as [{ answer: Answer; trouble?: string }];
      if (trouble !== undefined) throw new Error(trouble);
      return answer;
    },
    stop: () => stop(child),
  };
}

function start(file: string, env: Record<string, string>): ChildProcess {
  return fork(path.join(BUILT, `${file}.js`), [], {
    execArgv: FLAGS,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
