import { checkSteps } from '../checks/check-steps.mjs';
import { runChecks } from '../checks/run-checks.mjs';
import { buildWebIfNeeded } from '../install/build-web.mjs';
import { countChecks } from './count-checks.mjs';
import { timed } from './lanes.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { runScreens, runUnit } from './run-vitest.mjs';

/**
 * @typedef {import('./summary-line.mjs').Count} Count
 * @typedef {import('./test-options.mjs').LaneName} LaneName
 */

/** Nothing of it could run. */
const BROKEN = { passed: 0, failed: 1, skipped: 0 };

/** @type {Record<LaneName, (folder: string, filters: string[]) => Promise<Count>>} */
const RUN = {
  check: async () => countChecks(await runChecks(checkSteps())),
  unit: runUnit,
  screens: runScreens,
  journeys: async (folder, filters) => (buildWebIfNeeded() ? await runPlaywright(folder, filters) : BROKEN),
};

/**
 * Runs lanes one after the other: each keeps two processors busy by itself.
 *
 * @param {import('./test-options.mjs').TestOptions} options
 * @param {string} folder where reports and the data of the tried product go
 */
export async function runLanes({ lanes, filters }, folder) {
  const done = [];
  for (const lane of lanes) done.push(await timed(lane, () => RUN[lane](folder, filters)));
  return done;
}
