/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 */

/**
 * Returns the last line of a run: `N passed, N failed`, with `, N skipped` only when something was skipped.
 *
 * @param {Count[]} counts
 * @returns {string}
 */
export function summaryLine(counts) {
  const { passed, failed, skipped } = total(counts);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function total(counts) {
  return counts.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
