import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { factsOf, GAME_IDS, isGameId } from '../src/games/catalogue.ts';
import { loadRules } from '../src/games/load.ts';
import { binsOf, distanceOf } from './calibration/bins.ts';
import { claimsOf } from './calibration/claims.ts';
import { plotOf } from './calibration/plot.ts';

/** `npm run bench -- calibration`: the coach's claimed chances against the results; a table and a plot per game. */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    /** The folder of the plots. */
    plots: { type: 'string' },
  },
});
const named = values.game === undefined ? GAME_IDS : [values.game].filter(isGameId);
if (named.length === 0) throw new Error(`--game is one of ${GAME_IDS.join(', ')}`);
const games = Number(values.games ?? 300);
const seed = Number(values.seed ?? 1);
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

for (const id of named) {
  if (factsOf(id).hasAdviser !== true) continue;
  const { id: pack, version } = (await loadRules(id)).standardPack as { id: string; version: string };
  const claims = await claimsOf(id, { games, seed });
  const bins = binsOf(claims);
  console.log(`${id}, ${pack} pack ${version}: ${games} games, seed ${seed}, ${claims.length} claims\n`);
  console.log('| Claimed | on average | happened | | claims |\n|---|---|---|---|---|');
  for (const { from, to, claims: count, claimed, happened } of bins) {
    const range = `${Math.round(from * 100)} to ${Math.round(to * 100)}%`;
    const within = `${percent(happened.low)} to ${percent(happened.high)}`;
    console.log(`| ${range} | ${percent(claimed)} | ${percent(happened.share)} | ${within} | ${count} |`);
  }
  const error = claims.reduce((sum, claim) => sum + claim.error, 0) / claims.length;
  console.log(`\nmean distance ${percent(distanceOf(bins))}; stated error of a claim ${percent(error)} on average\n`);
  if (values.plots !== undefined) {
    const file = path.join(values.plots, `calibration-${id}.svg`);
    writeFileSync(file, plotOf(`${factsOf(id).door.name}, pack ${version}`, bins));
    console.log(`The plot is in ${file}.\n`);
  }
}
