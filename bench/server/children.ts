import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Order } from './clients.ts';
import type { Usage, UsageQuestion } from './usage.ts';

const FLAGS = ['--import', 'tsx', '--expose-gc'];

/** A server under measurement, in a process of its own. */
export interface MeasuredServer {
  address: string;
  usage(question?: UsageQuestion): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts one of the servers beside this file. */
export async function startServer(file: string, env: Record<string, string> = {}): Promise<MeasuredServer> {
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
  return fork(path.join(import.meta.dirname, `${file}.ts`), [], {
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
