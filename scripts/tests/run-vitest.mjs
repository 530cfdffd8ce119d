import { join } from 'node:path';
import { projectNode } from '../install/project-node.mjs';
import { projectRoot } from '../project-root.mjs';
import { runForeground } from '../run/become-process.mjs';
import { countVitest } from './count-vitest.mjs';
import { readReport } from './read-report.mjs';

/**
 * Runs all Vitest projects, showing their progress, and answers the count and the report it comes from.
 *
 * @param {string} folder where the report goes
 * @param {string[]} filters parts of file names; none = everything
 */
export async function runVitest(folder, filters) {
  const report = join(folder, 'vitest.json');
  const bin = join(projectRoot, 'node_modules', '.bin', 'vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const none = filters.length > 0 ? ['--passWithNoTests'] : [];
  const code = await runForeground(
    projectNode,
    [bin, 'run', ...reporters, ...none, ...filters],
    process.env,
    projectRoot,
  );
  const found = readReport(report);
  return { count: countVitest(found, code), report: found };
}
