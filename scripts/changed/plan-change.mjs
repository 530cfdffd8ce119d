import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkSteps } from '../checks/check-steps.mjs';
import { projectRoot } from '../project-root.mjs';
import { changedFiles } from './changed-files.mjs';
import { pickChecks } from './pick-checks.mjs';
import { pickJourneys } from './pick-journeys.mjs';
import { pickTests } from './pick-tests.mjs';
import { reachedTests } from './reached-tests.mjs';
import { workspaceNeeds } from './workspaces.mjs';

/**
 * Returns what a change can touch, lane by lane, and prints how much that is and what is left to a whole run.
 *
 * @param {import('../tests/test-options.mjs').LaneName[]} lanes
 * @param {string} base what the change is measured against; '' for the usual branch
 * @param {string} folder of the run
 * @returns {import('../tests/plan.mjs').Plan}
 */
export function planChange(lanes, base, folder) {
  const { since, files } = changedFiles(base);
  const present = files.filter((path) => existsSync(join(projectRoot, path)));
  const steps = pickChecks(checkSteps(), { changed: files, present, needs: workspaceNeeds(projectRoot) });
  const tests = pickTests(files.length === 0 ? [] : reachedTests(since, folder), files);
  const journeys = pickJourneys(files);
  console.log(`${files.length} changed files since ${since.slice(0, 10)}:`);
  console.log(`- tests: ${tests.unit.length} files, screens: ${tests.screens.length} files`);
  console.log(`- journeys: ${journeys ?? 'none'}`);
  if (tests.left > 0) console.log(`- ${tests.left} more test files can be reached: npm test runs them`);
  const filters = { unit: tests.unit, screens: tests.screens, journeys: [`--grep=${journeys ?? ''}`] };
  const empty = { check: false, unit: tests.unit.length === 0, screens: tests.screens.length === 0 };
  const wanted = lanes.filter((lane) => (lane === 'journeys' ? journeys !== null : !empty[lane]));
  return { lanes: wanted, steps, filters };
}
