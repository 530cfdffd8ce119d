import { relative, sep } from 'node:path';
import { levelOf } from './run-tests.mjs';

/**
 * @typedef {{ status: string, results: { status: string }[] }} PlaywrightTest one spec in one project
 * @typedef {{ title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, file: string, suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite
 * @typedef {{ config: { rootDir: string }, suites: PlaywrightSuite[] }} PlaywrightReport
 */

/**
 * Returns the journeys of Playwright's JSON report, once for each project in which they ran. The outermost suites are the files. A
 * journey has passed when its first attempt did: not when it was repeated, skipped or expected to fail.
 *
 * @param {PlaywrightReport} report
 * @param {string} root of the repository in which the journeys ran
 * @returns {import('./run-tests.mjs').RunTest[]}
 */
export function testsOfPlaywright(report, root) {
  const folder = relative(root, report.config.rootDir).split(sep).join('/');
  return report.suites.flatMap((suite) => testsOf(suite, `${folder}/${suite.file}`, []));
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string} file
 * @param {string[]} titles of the suites around its tests, without the file
 * @returns {import('./run-tests.mjs').RunTest[]}
 */
function testsOf({ specs = [], suites = [] }, file, titles) {
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      title: [...titles, spec.title].join(' › '),
      file,
      level: levelOf(file),
      passed: test.status === 'expected' && test.results[0]?.status === 'passed',
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, file, [...titles, suite.title]))];
}
