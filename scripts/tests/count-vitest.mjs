/**
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numPendingTests: number,
 *   numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[],
 * }} VitestReport
 */

/**
 * Counts the tests of Vitest's JSON report. A file that broke before its tests ran counts as one failure, and so does a
 * run that ended badly without a failed test (an unhandled rejection) or without any report.
 *
 * @param {VitestReport | null} report
 * @param {number} exitCode
 * @returns {import('./summary-line.mjs').Count}
 */
export function countVitest(report, exitCode) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((each) => each.status !== 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
