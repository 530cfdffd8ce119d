import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ at: string, proofs: import('./judge.mjs').Proofs, faults: string[] }} LastRun
 * What the last whole run of `npm test` proved, when, and what was wrong with its titles.
 */

/** @param {string} root */
const place = (root) => join(root, 'node_modules', '.patio-conformance.json');

/**
 * @param {string} root of the repository
 * @param {LastRun} run
 */
export function keepRun(root, run) {
  writeFileSync(place(root), JSON.stringify(run));
}

/**
 * Returns what the last whole run proved, or null when there has been none.
 *
 * @param {string} root of the repository
 * @returns {LastRun | null}
 */
export function lastRun(root) {
  return existsSync(place(root)) ? JSON.parse(readFileSync(place(root), 'utf8')) : null;
}
