import { planChange } from '../changed/plan-change.mjs';
import { checkSteps } from '../checks/check-steps.mjs';

/**
 * @typedef {{ unit: string[], screens: string[], journeys: string[] }} Filters what the runner of each lane is given; nothing = everything
 * @typedef {{ lanes: import('./test-options.mjs').LaneName[], steps: import('../checks/check-steps.mjs').CheckStep[], filters: Filters }} Plan
 */

/**
 * Returns what a run has to do. Throws when the base of a change names no commit.
 *
 * @param {import('./test-options.mjs').TestOptions} options
 * @param {string} folder of the run
 * @returns {Plan}
 */
export function planOf({ lanes, filters, base }, folder) {
  if (base !== null) return planChange(lanes, base, folder);
  return { lanes, steps: checkSteps(), filters: { unit: filters, screens: filters, journeys: filters } };
}
