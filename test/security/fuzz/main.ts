import { fuzz } from './fuzz.ts';
import { ROUTES } from './routes.ts';

// `npm run fuzz [-- MESSAGES [SEED]]`: fuzzes a server for up to ten minutes, and reports the result.
const [messages = 100_000, seed = Math.floor(Math.random() * 1e6)] = process.argv.slice(2).map(Number);
console.log(`${messages} messages, seed ${seed}`);
const report = await fuzz({ messages, attackers: 8, seconds: 600, seed });
const { heaps, troubles, slowest, statuses, witness, changed } = report;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(`${report.sent} sent in ${report.seconds.toFixed(0)} s; HTTP answered ${statusText(statuses)}`);
console.log(
  `slowest answer: ${slowest.attacker.toFixed(0)} ms, to those at play ${slowest.witness.toFixed(0)} ms; busy for ${report.busy.toFixed(0)} ms`,
);
console.log(`memory after a collection: ${megabytes(heaps.before)}, then ${megabytes(heaps.after)}`);
console.log(`meanwhile ${witness.moves} moves at ${witness.left.length} tables, ${witness.odd.length} odd answers`);
for (const trouble of troubles.slice(0, 20)) console.log(trouble.slice(0, 1500));
const growth = heaps.after - heaps.before;
const wrong = [
  ...(troubles.length > 0 ? [`${troubles.length} errors in the log`] : []),
  ...(report.sent < messages ? ['not all was sent in time'] : []),
  ...(growth > 16e6 ? [`memory grew by ${(growth / 1e6).toFixed(1)} MB`] : []),
  ...(witness.odd.length > 0 ? [`somebody else noticed: ${JSON.stringify(witness.odd[0])}`] : []),
  ...ROUTES.map(({ method, route }) => `${method} ${route}`)
    .filter((route, place, all) => all.indexOf(route) === place && !report.granted.has(route))
    .map((route) => `nothing was granted at ${route}, so nothing behind it was tried`),
  ...changed.map((code) => `table ${code} is not what its players saw`),
  ...(report.exitCode === 0 ? [] : [`the house ended with ${report.exitCode}`]),
];
console.log(wrong.length === 0 ? 'all is well' : wrong.join('\n'));
process.exitCode = wrong.length === 0 ? 0 : 1;

function statusText(counts: ReadonlyMap<number, number>): string {
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}
