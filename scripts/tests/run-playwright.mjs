import { join } from 'node:path';
import { findChromium } from '../install/find-chromium.mjs';
import { projectNode } from '../install/project-node.mjs';
import { projectRoot } from '../project-root.mjs';
import { runForeground } from '../run/become-process.mjs';
import { countPlaywright } from './count-playwright.mjs';
import { readReport, reportOf } from './read-report.mjs';

/**
 * Runs the journeys in a real browser, showing their progress, and answers the count. Without a browser it says so and
 * counts one failure.
 *
 * @param {string} folder where the report and the data of the tried product go
 * @param {string[]} filters parts of file names; none = everything
 */
export async function runPlaywright(folder, filters) {
  const chromium = await findChromium();
  if (chromium === null) return countPlaywright(null, 1);
  const report = reportOf(folder, 'journeys');
  const bin = join(projectRoot, 'node_modules', '.bin', 'playwright');
  const env = {
    ...process.env,
    CHROMIUM: chromium,
    PATIO_E2E_DATA_DIR: join(folder, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const args = [bin, 'test', '--reporter=list,json', '--pass-with-no-tests', ...filters];
  const code = await runForeground(projectNode, args, env, projectRoot);
  return countPlaywright(readReport(report), code);
}
