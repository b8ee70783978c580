import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command, failure, ROOT } from './command.js';
import { installMissing, npm } from './install.js';
import { npmCommand } from './npm.js';
import { billOfMaterials } from './sbom.js';

const FOLDER = path.join(ROOT, 'release');
const PLATFORMS = 'linux/amd64,linux/arm64';

/** `npm run release`: makes the package and its bill of materials; with --publish also publishes package and image. */
export async function run(args) {
  const { values } = parseArgs({ args, options: { publish: { type: 'boolean' }, image: { type: 'string' } } });
  if (values.publish && values.image === undefined) {
    throw failure('Publishing needs --image NAME, the image’s name at your registry without a tag.');
  }
  await installMissing();
  const { name, version, repository } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const obstacles = await obstaclesTo(version, repository);
  if (values.publish && obstacles.length > 0) throw failure(`Nothing was published:\n- ${obstacles.join('\n- ')}`);

  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  await check(npm(['pack', '--loglevel=error', `--pack-destination=${FOLDER}`]), 'npm pack');
  const bill = path.join(FOLDER, `${name}-${version}.cdx.json`);
  writeFileSync(bill, `${JSON.stringify(await billOfMaterials(), undefined, 2)}\n`);
  console.log(`In release/: ${name}-${version}.tgz and ${path.basename(bill)}.`);
  for (const obstacle of obstacles) console.log(`Before you publish: ${obstacle}`);

  const steps = publishingSteps(`release/${name}-${version}.tgz`, version, values.image ?? 'IMAGE');
  if (values.publish)
    for (const [name, ...rest] of steps) {
      const [program, ...first] = name === 'npm' ? npmCommand() : [name];
      await check(command(program, [...first, ...rest]), name);
    }
  else
    console.log(
      `To publish both, run with --publish --image NAME, or by hand:\n${steps.map((step) => `  ${step.join(' ')}`).join('\n')}`,
    );
  return 0;
}

/** What prevents publishing, one sentence each. */
async function obstaclesTo(version, repository) {
  const obstacles = [];
  const changelog = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
  if (!new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d`, 'm').test(changelog)) {
    obstacles.push(`CHANGELOG.md has no heading “## ${version} (date)”.`);
  }
  if (repository?.url === undefined) {
    obstacles.push('package.json names no repository: npm pkg set repository.type=git repository.url=git+https://...');
  }
  if ((await git('status', '--porcelain')) !== '') obstacles.push('There are uncommitted changes.');
  if (!(await git('tag', '--points-at', 'HEAD')).split('\n').includes(`v${version}`)) {
    obstacles.push(`This commit has no tag v${version}: git tag -a v${version} -m "Undercroft ${version}"`);
  }
  return obstacles;
}

function publishingSteps(tarball, version, image) {
  const tags = [version, 'latest'].flatMap((tag) => ['--tag', `${image}:${tag}`]);
  return [
    ['npm', 'publish', tarball, '--access', 'public'],
    ['docker', 'buildx', 'build', '--platform', PLATFORMS, ...tags, '--provenance=true', '--sbom=true', '--push', '.'],
  ];
}

async function git(...args) {
  return (await check(command('git', args, { quiet: true }), 'git')).trim();
}

async function check(running, what) {
  const { exitCode, output } = await running;
  if (exitCode !== 0) throw failure(`${what} failed.${output === '' ? '' : `\n${output}`}`);
  return output;
}
