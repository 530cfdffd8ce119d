import { barOf, featureOf } from './features.mjs';

/**
 * @typedef {'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending'} MutantStatus
 * @typedef {{
 *   status: MutantStatus, mutatorName: string, replacement?: string, coveredBy?: string[],
 *   location: { start: { line: number, column: number } },
 * }} Mutant `coveredBy`: the tests that run it, as far as that is known
 * @typedef {{ files: Record<string, { mutants: Mutant[] }> }} MutantReport by path in the repository, as Stryker writes it
 * @typedef {{
 *   feature: string, mutants: number, killed: number, timeouts: number, survived: number,
 *   score: number, bar: number, ok: boolean, survivors: string[],
 * }} Score
 */

/**
 * Counts the mutants of each feature. One that ended in a time limit was noticed, one that no test runs was not, and one
 * that is no program at all does not count.
 *
 * @param {string[]} features
 * @param {MutantReport} report of these and perhaps of other features
 * @returns {Score[]}
 */
export function scoreFeatures(features, report) {
  const mutants = Object.entries(report.files).flatMap(([file, found]) =>
    found.mutants.map((mutant) => ({ ...mutant, file })),
  );
  return features.map((feature) =>
    scoreOf(
      feature,
      mutants.filter(({ file }) => featureOf(file) === feature),
    ),
  );
}

/**
 * @param {string} feature
 * @param {(Mutant & { file: string })[]} all
 * @returns {Score}
 */
function scoreOf(feature, all) {
  const ended = (/** @type {MutantStatus[]} */ ...statuses) =>
    all.filter(({ status }) => statuses.includes(status));
  const killed = ended('Killed', 'Timeout').length;
  const survivors = ended('Survived', 'NoCoverage');
  const mutants = killed + survivors.length;
  const score = mutants === 0 ? 100 : (100 * killed) / mutants;
  const bar = barOf(feature);
  return {
    feature,
    mutants,
    killed,
    timeouts: ended('Timeout').length,
    survived: survivors.length,
    score,
    bar,
    ok: score >= bar,
    survivors: survivors.map(describe),
  };
}

/** @param {Mutant & { file: string }} mutant */
function describe({ file, location, mutatorName, replacement = '', status }) {
  const { line, column } = location.start;
  const untested = status === 'NoCoverage' ? ' (no test)' : '';
  return `${file}:${line}:${column} ${mutatorName}${untested} → ${replacement.replaceAll(/\s+/g, ' ')}`;
}
