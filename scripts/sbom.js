import { readFileSync } from 'node:fs';
import path from 'node:path';
import { failure, ROOT } from './command.js';
import { npm } from './install.js';

const DEVELOPMENT = 'cdx:npm:package:development';

/**
 * The contents of a release, as CycloneDX: the packages installed with it, and those bundled into its pages.
 *
 * @returns {Promise<{
 *   metadata: { component: { name: string } },
 *   components: { name: string, 'bom-ref': string }[],
 *   dependencies: { ref: string, dependsOn: string[] }[],
 * }>}
 */
export async function billOfMaterials() {
  const { exitCode, output } = await npm([
    'sbom',
    '--sbom-format=cyclonedx',
    '--package-lock-only',
    '--loglevel=error',
  ]);
  if (exitCode !== 0) throw failure(`npm sbom failed: ${output}`);
  return shippedOnly(JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)), bundledNames());
}

/** Leaves out packages needed only for building and testing. */
export function shippedOnly(bill, bundled) {
  const components = bill.components.filter(
    ({ name, properties = [] }) => bundled.has(name) || !properties.some((property) => property.name === DEVELOPMENT),
  );
  const refs = new Set([bill.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  const { component } = bill.metadata;
  // npm names the folder here, whatever that is called.
  const named = { ...component, name: component['bom-ref'].replace(/@[^@]+$/, '') };
  return { ...bill, metadata: { ...bill.metadata, component: named }, components, dependencies };
}

/** The names of the packages found in the build's bundles. */
function bundledNames() {
  const folders = JSON.parse(readFileSync(path.join(ROOT, 'dist/bundled.json'), 'utf8'));
  return new Set(folders.map((folder) => folder.split('node_modules/').at(-1)));
}
