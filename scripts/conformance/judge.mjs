import { areaOf, idsIn } from './requirements.mjs';

/**
 * @typedef {import('./requirements.mjs').Level} Level
 * @typedef {import('./requirements.mjs').Requirement} Requirement
 * @typedef {import('./run-tests.mjs').RunTest} RunTest
 * @typedef {Record<string, Level[]>} Proofs on which levels a test has passed, by id
 */

/** A title that names more proves none of them well: nobody can tell which of them broke. */
const MOST_IDS = 4;

/**
 * Answers on which levels each id was named by a test that passed.
 *
 * @param {RunTest[]} tests
 * @returns {Proofs}
 */
export function proofsIn(tests) {
  /** @type {Map<string, Set<Level>>} */
  const proofs = new Map();
  for (const { title, level, passed } of tests) {
    if (!passed || level === null) continue;
    for (const id of idsIn(title)) proofs.set(id, (proofs.get(id) ?? new Set()).add(level));
  }
  return Object.fromEntries([...proofs].map(([id, levels]) => [id, [...levels].toSorted()]));
}

/**
 * Returns the requirements that lack a passed test on a level that they name, with those levels.
 *
 * @param {Requirement[]} requirements
 * @param {Proofs} proofs
 * @returns {(Requirement & { missing: Level[] })[]}
 */
export function unproved(requirements, proofs) {
  return requirements
    .map((each) => ({ ...each, missing: each.levels.filter((level) => !proofs[each.id]?.includes(level)) }))
    .filter(({ missing }) => missing.length > 0);
}

/**
 * Returns what is wrong with the titles, one line each: more than four ids, or an id of a known area that no requirement has.
 *
 * @param {Requirement[]} requirements
 * @param {RunTest[]} tests whether they passed or not
 * @returns {string[]}
 */
export function faultsOfTitles(requirements, tests) {
  const known = new Set(requirements.map(({ id }) => id));
  const areas = new Set(requirements.map(({ id }) => areaOf(id)));
  const faults = tests.flatMap(({ title, file }) => {
    // A model of car can look like an id (FH-540).
    const ids = idsIn(title).filter((id) => areas.has(areaOf(id)));
    const unknown = ids.filter((id) => !known.has(id));
    return [
      ...(ids.length > MOST_IDS ? [`${file}: ${ids.length} ids in one title: ${title}`] : []),
      ...unknown.map((id) => `${file}: no requirement is called ${id}: ${title}`),
    ];
  });
  // A journey can run in two projects.
  return [...new Set(faults)];
}
