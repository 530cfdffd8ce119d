import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { becomeProcess } from '../run/become-process.mjs';
import { projectRoot } from '../project-root.mjs';
import { installPackages, isInstalled } from './install-packages.mjs';
import { projectEnvironment, projectNode } from './project-node.mjs';

/**
 * Makes a command ready to work: installs what is missing, then goes on in the pinned Node. A command calls it first;
 * it returns only in the pinned Node. Uses nothing but Node itself, since nothing else may be there yet.
 *
 * @param {string} entry address of the command's own module (`import.meta.url`)
 */
export async function bootstrap(entry) {
  if (!isInstalled()) installPackages();
  Object.assign(process.env, projectEnvironment(process.env));
  if (process.version === `v${pinnedVersion()}`) return;
  await becomeProcess(projectNode, [fileURLToPath(entry), ...process.argv.slice(2)], process.env);
}

/** @returns {string} */
function pinnedVersion() {
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  return manifest.devDependencies.node;
}
