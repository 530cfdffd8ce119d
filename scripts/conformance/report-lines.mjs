import { areaOf } from './requirements.mjs';
import { unproved } from './judge.mjs';

/**
 * @typedef {import('./requirements.mjs').Requirement} Requirement
 * @typedef {import('./judge.mjs').Proofs} Proofs
 */

/**
 * Returns what is missing, one line each: id, level, the levels without a passed test, requirement.
 *
 * @param {Requirement[]} requirements
 * @param {Proofs} proofs
 * @returns {string[]}
 */
export function missingLines(requirements, proofs) {
  return unproved(requirements, proofs).map(({ id, requirement, levels, missing }) => {
    const level = levels.length > 1 ? 'BOTH' : (levels[0] ?? '');
    return `${id.padEnd(8)} ${level.padEnd(4)}  no ${missing.join(', no ')}: ${requirement}`;
  });
}

/**
 * Returns how many requirements of each area are proved, and the sum in the last line.
 *
 * @param {Requirement[]} requirements
 * @param {Proofs} proofs
 * @returns {string[]}
 */
export function tableLines(requirements, proofs) {
  const missing = new Set(unproved(requirements, proofs).map(({ id }) => id));
  const lines = [...new Set(requirements.map(({ id }) => areaOf(id)))].map((area) => {
    const all = requirements.filter(({ id }) => areaOf(id) === area);
    const proved = all.filter(({ id }) => !missing.has(id)).length;
    return `${area.padEnd(5)} ${String(proved).padStart(3)} of ${all.length}`;
  });
  const proved = requirements.length - missing.size;
  const sum = `${proved} of ${requirements.length} requirements have a passed test on their level, ${missing.size} have not`;
  return [...lines, '', sum];
}
