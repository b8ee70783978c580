import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { elementAt } from '../../../src/engine/list.ts';
import { newFolder } from '../../../src/server/fixtures/test-server.ts';
import { longTable, writeLongTable } from './long-table.ts';

// The delay of others while one address requests the replay of a running table of 2,000 entries, over ten sockets with
// 18 messages a second each: `npx tsx test/security/cost/load.ts`. Prints others' response times.

const SOCKETS = 10;
const PER_SECOND = 18;
const SECONDS = 10;
const [RUNNING, MESSAGE = 'watch'] = ['BCDFG', process.argv[2]];

const dataDir = newFolder();
await writeLongTable(dataDir, await longTable({ entries: 2000 }), [RUNNING]);
const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'house.ts'), dataDir, 'limited'], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const [address] = (await once(child, 'message')) as [string];
const line = async (caller: string): Promise<WebSocket> => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { 'x-forwarded-for': caller } });
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return socket;
};
const witness = await line('192.0.2.1');
const times: number[] = [];
async function ask(): Promise<void> {
  const begun = performance.now();
  witness.send(JSON.stringify({ kind: 'time', sent: 1 }));
  await once(witness, 'message');
  times.push(performance.now() - begun);
}
async function witnessFor(seconds: number, name: string): Promise<void> {
  times.length = 0;
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    await ask();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  times.sort((a, b) => a - b);
  const at = (part: number): string =>
    elementAt(times, Math.min(times.length - 1, Math.floor(times.length * part))).toFixed(1);
  console.log(`${name}: ${times.length} answers, median ${at(0.5)} ms, 99% ${at(0.99)} ms, maximum ${at(1)} ms`);
}
await witnessFor(3, 'alone');
const attackers = await Promise.all(Array.from({ length: SOCKETS }, () => line('192.0.2.66')));
let keys = 0;
const messages = {
  watch: () => ({ kind: 'watch', replay: RUNNING, name: 'Eve' }),
  hello: () => ({ kind: 'hello', table: RUNNING }),
  look: () => ({ kind: 'look', key: `k${keys++}`, entry: 1 + ((keys * 7) % 1990) }),
};
const attack = MESSAGE === 'look' ? messages.look : MESSAGE === 'hello' ? messages.hello : messages.watch;
for (const socket of attackers) if (MESSAGE === 'look') socket.send(JSON.stringify(messages.hello()));
const timer = setInterval(() => {
  for (const socket of attackers) if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(attack()));
}, 1000 / PER_SECOND);
await witnessFor(SECONDS, `${SOCKETS} sockets, ${PER_SECOND} ${MESSAGE} a second each`);
clearInterval(timer);
child.kill('SIGKILL');
rmSync(dataDir, { recursive: true });
process.exit(0);
