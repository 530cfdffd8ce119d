/**
 * Counts each check step as one.
 *
 * @param {{ passed: boolean }[]} results
 * @returns {import('./summary-line.mjs').Count}
 */
export function countChecks(results) {
  const passed = results.filter((each) => each.passed).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}
