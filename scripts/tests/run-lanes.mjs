import { writeFileSync } from 'node:fs';
import { runChecks } from '../checks/run-checks.mjs';
import { buildIfNeeded } from '../install/build-programs.mjs';
import { countChecks } from './count-checks.mjs';
import { timed } from './lanes.mjs';
import { reportOf } from './read-report.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { runScreens, runUnit } from './run-vitest.mjs';

/**
 * @typedef {import('./summary-line.mjs').Count} Count
 * @typedef {import('./test-options.mjs').LaneName} LaneName
 * @typedef {import('./plan.mjs').Plan} Plan
 */

/** Nothing of it could run. */
const BROKEN = { passed: 0, failed: 1, skipped: 0 };

/** @type {Record<LaneName, (folder: string, plan: Plan) => Promise<Count>>} */
const RUN = {
  check: async (folder, { steps }) => {
    const results = await runChecks(steps);
    const report = results.map(({ name, passed }) => ({ name, passed }));
    writeFileSync(reportOf(folder, 'check'), JSON.stringify(report));
    return countChecks(results);
  },
  unit: (folder, { filters }) => runUnit(folder, filters.unit),
  screens: (folder, { filters }) => runScreens(folder, filters.screens),
  journeys: async (folder, { filters }) =>
    buildIfNeeded() ? await runPlaywright(folder, filters.journeys) : BROKEN,
};

/**
 * Runs lanes one after the other: each keeps two processors busy by itself.
 *
 * @param {Plan} plan
 * @param {string} folder where reports and the data of the tried product go
 */
export async function runLanes(plan, folder) {
  const done = [];
  for (const lane of plan.lanes) done.push(await timed(lane, () => RUN[lane](folder, plan)));
  return done;
}
