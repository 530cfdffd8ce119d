import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the workspace in which a file stands, by its folder; '.' is the root, with the journeys, benchmarks and faults.
 *
 * @param {string} path below the root
 */
export function workspaceOf(path) {
  const [first = '', second = ''] = path.split('/');
  if (first === 'apps' || first === 'packages') return `${first}/${second}`;
  return first === 'scripts' ? 'scripts' : '.';
}

/**
 * Answers workspaces together with all that import them, over however many steps.
 *
 * @param {ReadonlySet<string>} touched
 * @param {Record<string, string[]>} needs for each workspace those that it imports
 * @returns {Set<string>}
 */
export function withDependents(touched, needs) {
  const all = new Set(touched);
  for (const [workspace, imported] of Object.entries(needs)) {
    if (!all.has(workspace) && imported.some((each) => all.has(each)))
      return withDependents(all.add(workspace), needs);
  }
  return all;
}

/**
 * Answers for each workspace the workspaces that its manifest names.
 *
 * @param {string} root
 * @returns {Record<string, string[]>}
 */
export function workspaceNeeds(root) {
  const manifests = ['packages', 'apps'].flatMap((kind) =>
    readdirSync(join(root, kind)).map((name) => {
      const path = `${kind}/${name}`;
      const { name: known, dependencies = {} } = JSON.parse(
        readFileSync(join(root, path, 'package.json'), 'utf8'),
      );
      return { path, known: String(known), imported: Object.keys(dependencies) };
    }),
  );
  const pathOf = new Map(manifests.map(({ known, path }) => [known, path]));
  return Object.fromEntries(
    manifests.map(({ path, imported }) => [path, imported.flatMap((name) => pathOf.get(name) ?? [])]),
  );
}
