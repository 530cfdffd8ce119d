/** @typedef {import('./score-features.mjs').Score} Score */

const HEADINGS = ['feature', 'mutants', 'killed', 'timeouts', 'survived', 'score', 'bar', ''];

/**
 * Returns one line for each feature, and one for all of them.
 *
 * @param {Score[]} scores
 * @returns {string}
 */
export function scoreTable(scores) {
  const rows = [HEADINGS, ...scores.map(rowOf), totalOf(scores)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Returns where the mutants are that no test noticed.
 *
 * @param {Score[]} scores
 * @returns {string[]}
 */
export function survivorLines(scores) {
  return scores.flatMap(({ survivors }) => survivors);
}

/** @param {Score} score */
function rowOf({ feature, mutants, killed, timeouts, survived, score, bar, ok }) {
  const counts = [mutants, killed, timeouts, survived].map(String);
  return [feature, ...counts, percent(score), `${bar} %`, ok ? 'ok' : 'missed'];
}

/** @param {Score[]} scores */
function totalOf(scores) {
  const sum = (/** @type {'mutants' | 'killed' | 'timeouts' | 'survived'} */ name) =>
    scores.reduce((total, score) => total + score[name], 0);
  const mutants = sum('mutants');
  const score = mutants === 0 ? 100 : (100 * sum('killed')) / mutants;
  const counts = [mutants, sum('killed'), sum('timeouts'), sum('survived')].map(String);
  return ['all', ...counts, percent(score), '', scores.every(({ ok }) => ok) ? 'ok' : 'missed'];
}

/** Rounded down: what is shown as the bar has reached it. @param {number} score */
function percent(score) {
  return `${(Math.floor(score * 10) / 10).toFixed(1)} %`;
}
