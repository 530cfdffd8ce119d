import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readRequirements } from './requirements.mjs';

/**
 * Reads the committed list of requirements.
 *
 * @param {string} root of the repository
 */
export function committedRequirements(root) {
  return readRequirements(readFileSync(committed(root), 'utf8'));
}

/**
 * Returns whether the committed list is the one of the specification, where the specification is at hand: it lies beside the
 * shared data. A list that is edited here would hide what is asked for.
 *
 * @param {string} root of the repository
 * @param {NodeJS.ProcessEnv} [env]
 */
export function isListOfSpecification(root, env = process.env) {
  const data = resolve(root, env['PATIO_SHARED_DATA'] || '../shared/data');
  const specified = resolve(data, '../spec/conformance.tsv');
  return !existsSync(specified) || readFileSync(specified).equals(readFileSync(committed(root)));
}

/** @param {string} root */
const committed = (root) => join(root, 'docs/conformance.tsv');
