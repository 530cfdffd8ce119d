/**
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 * }} PlaywrightReport
 */

/**
 * Counts the journeys of Playwright's JSON report. One that passed only when repeated has failed. A run that ended badly
 * without a failed journey (the product did not start) or without any report counts as one failure.
 *
 * @param {PlaywrightReport | null} report
 * @param {number} exitCode
 * @returns {import('./summary-line.mjs').Count}
 */
export function countPlaywright(report, exitCode) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped };
}
