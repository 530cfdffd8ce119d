import { existsSync, readFileSync } from 'node:fs';

/**
 * Answers the JSON of a report, or null when the run left none or only half of one.
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
