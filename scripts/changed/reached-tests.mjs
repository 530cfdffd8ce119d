import { spawnSync } from 'node:child_process';
import { join, relative, sep } from 'node:path';
import { projectNode } from '../install/project-node.mjs';
import { projectRoot } from '../project-root.mjs';
import { readReport } from '../tests/read-report.mjs';

/**
 * Asks Vitest which test files have changed or import, over however many steps, a file that has. Throws with its words when it does not
 * answer.
 *
 * @param {string} since commit
 * @param {string} folder for its answer
 * @returns {{ file: string, project: string }[]} files below the root, with their project
 */
export function reachedTests(since, folder) {
  const path = join(folder, 'reached.json');
  const bin = join(projectRoot, 'node_modules', '.bin', 'vitest');
  const args = [bin, 'list', '--filesOnly', `--changed=${since}`, `--json=${path}`];
  const done = spawnSync(projectNode, args, { cwd: projectRoot, encoding: 'utf8' });
  /** @type {{ file: string, projectName?: string }[] | null} */
  const reached = done.status === 0 ? readReport(path) : null;
  if (reached === null)
    throw new Error(`Vitest did not tell what a change can reach.\n${done.stdout}${done.stderr}`);
  return reached.map(({ file, projectName = '' }) => ({
    file: relative(projectRoot, file).split(sep).join('/'),
    // A project that runs in a browser says which one: "screens (chromium)".
    project: projectName.replace(/ \(.+\)$/, ''),
  }));
}
