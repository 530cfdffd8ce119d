import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the JSON of a report, or null when the run left none or only half of one.
 *
 * @param {string} path
 */
export function readReport(path) {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Returns where the runner of a lane leaves its report.
 *
 * @param {string} folder of the run
 * @param {import('./test-options.mjs').LaneName} lane
 */
export function reportOf(folder, lane) {
  return join(folder, `${lane}.json`);
}
