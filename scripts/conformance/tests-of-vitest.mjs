import { relative, sep } from 'node:path';
import { levelOf } from './run-tests.mjs';

/**
 * @typedef {{ ancestorTitles: string[], title: string, status: string }} VitestAssertion
 * @typedef {{ testResults: { name: string, assertionResults: VitestAssertion[] }[] }} VitestReport
 */

/**
 * Returns the tests of Vitest's JSON report.
 *
 * @param {VitestReport} report
 * @param {string} root of the repository in which the tests ran
 * @returns {import('./run-tests.mjs').RunTest[]}
 */
export function testsOfVitest(report, root) {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    const level = levelOf(file);
    return assertionResults.map(({ ancestorTitles, title, status }) => ({
      title: [...ancestorTitles, title].join(' › '),
      file,
      level,
      passed: status === 'passed',
    }));
  });
}
