import { join } from 'node:path';
import { findChromium } from '../install/find-chromium.mjs';
import { projectNode } from '../install/project-node.mjs';
import { projectRoot } from '../project-root.mjs';
import { runForeground } from '../run/become-process.mjs';
import { countVitest } from './count-vitest.mjs';
import { readReport } from './read-report.mjs';

/**
 * Runs all Vitest projects, showing their progress, and answers the count. Without a browser for the tests of screens it says so and counts
 * one failure.
 *
 * @param {string} folder where the report goes
 * @param {string[]} filters parts of file names; none = everything
 */
export async function runVitest(folder, filters) {
  const chromium = await findChromium();
  if (chromium === null) return { passed: 0, failed: 1, skipped: 0 };
  const report = join(folder, 'vitest.json');
  const bin = join(projectRoot, 'node_modules', '.bin', 'vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const none = filters.length > 0 ? ['--passWithNoTests'] : [];
  const code = await runForeground(
    projectNode,
    [bin, 'run', ...reporters, ...none, ...filters],
    { ...process.env, CHROMIUM: chromium },
    projectRoot,
  );
  return countVitest(readReport(report), code);
}
