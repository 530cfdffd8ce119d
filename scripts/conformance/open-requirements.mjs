import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unproved } from './judge.mjs';

/**
 * Answers the ids that are known to lack a test on their level, as `docs/conformance-open.txt` lists them. The list only gets shorter.
 *
 * @param {string} root of the repository
 * @returns {Set<string>}
 */
export function openRequirements(root) {
  const text = readFileSync(join(root, 'docs/conformance-open.txt'), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== ''));
}

/**
 * Answers the ids of the list that have a test on each of their levels by now, one line each: they leave the list.
 *
 * @param {import('./requirements.mjs').Requirement[]} requirements
 * @param {import('./judge.mjs').Proofs} proofs
 * @param {Set<string>} open
 * @returns {string[]}
 */
export function closedLines(requirements, proofs, open) {
  const missing = new Set(unproved(requirements, proofs).map(({ id }) => id));
  return [...open]
    .filter((id) => !missing.has(id))
    .map((id) => `${id.padEnd(8)} is proved: take it out of docs/conformance-open.txt`);
}
