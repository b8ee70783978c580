import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dashBox, soundPack } from '../src/games/dash/box.ts';
import { carefulAgainst, OTHERS, whatDecides } from './dash-balance.ts';

/** `npx tsx bench/dash.ts`: what decides a game of Dash, and the value of each skill of the careful bot. */
const { values } = parseArgs({
  options: { games: { type: 'string' }, seed: { type: 'string' }, pack: { type: 'string' } },
});
const sample = { games: Number(values.games ?? 4000), seed: Number(values.seed ?? 7) };
const pack =
  values.pack === undefined ? dashBox.standardPack : soundPack(JSON.parse(readFileSync(values.pack, 'utf8')));

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const { seats, changedByMaps, byMaps } = whatDecides(pack, sample);
console.log(`${pack.id} ${pack.version}, ${sample.games} games, seed ${sample.seed}`);
console.log(`four careful bots, the first begins: ${seats.map(percent).join(', ')}`);
console.log(`winner changed by leaving out Map gold: ${percent(changedByMaps)}`);
for (const { maps, seats: held, wins } of byMaps) console.log(`  with ${maps} Maps: won ${wins} of ${held}`);
console.log('careful against others, two players | four players, two of each');
for (const other of OTHERS) {
  const [two, four] = [2, 4].map((each) => carefulAgainst(other, pack, { ...sample, seats: each }));
  const cell = ({ share, low, high }: typeof two) => `${percent(share)} (${percent(low)} to ${percent(high)})`;
  console.log(`  ${other.id}: ${cell(two)} | ${cell(four)}`);
}
