import { join } from 'node:path';
import { findChromium } from '../install/find-chromium.mjs';
import { projectNode } from '../install/project-node.mjs';
import { projectRoot } from '../project-root.mjs';
import { runForeground } from '../run/become-process.mjs';
import { countVitest } from './count-vitest.mjs';
import { readReport, reportOf } from './read-report.mjs';

/** The Vitest projects whose tests run in a browser, those of the storefront and of the back office. */
const SCREENS = 'screens*';

/**
 * Runs the tests that need no browser, showing their progress, and answers the count.
 *
 * @param {string} folder where the report goes
 * @param {string[]} filters parts of file names; none = everything
 */
export function runUnit(folder, filters) {
  return runVitest([`--project=!${SCREENS}`], reportOf(folder, 'unit'), filters, process.env);
}

/**
 * Runs the tests of components in a real browser. Without one it says so and counts one failure.
 *
 * @param {string} folder where the report goes
 * @param {string[]} filters parts of file names; none = everything
 */
export async function runScreens(folder, filters) {
  const chromium = await findChromium();
  if (chromium === null) return countVitest(null, 1);
  // React as users get it: its development build takes a third more of the processor.
  const env = { ...process.env, CHROMIUM: chromium, NODE_ENV: 'production' };
  // Three pages for two cores: each waits a part of its time.
  return runVitest([`--project=${SCREENS}`, '--maxWorkers=3'], reportOf(folder, 'screens'), filters, env);
}

/**
 * @param {string[]} projects
 * @param {string} path of the report
 * @param {string[]} filters
 * @param {NodeJS.ProcessEnv} env
 */
async function runVitest(projects, path, filters, env) {
  const bin = join(projectRoot, 'node_modules', '.bin', 'vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const none = filters.length > 0 ? ['--passWithNoTests'] : [];
  // A test that passes only when repeated has failed, whatever the configuration says.
  const args = [bin, 'run', '--retry=0', ...projects, ...reporters, ...none, ...filters];
  const code = await runForeground(projectNode, args, env, projectRoot);
  return countVitest(readReport(path), code);
}
