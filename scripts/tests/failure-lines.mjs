import { relative, sep } from 'node:path';
import { readReport, reportOf } from './read-report.mjs';

/**
 * @typedef {{ ancestorTitles: string[], title: string, status: string, failureMessages?: string[] }} VitestAssertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestAssertion[] }} VitestFile
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ name: string, passed: boolean }} Step
 */

/**
 * Returns what failed in a whole run, two lines each: its name, and the first line of why. They stand at the very end of the output,
 * where they are found even if only the end was kept.
 *
 * @param {string} folder of the run, with the reports of its lanes
 * @param {string} root of the repository
 * @param {import('./lanes.mjs').TimedLane[]} lanes as they ended
 * @returns {string[]}
 */
export function failureLines(folder, root, lanes) {
  /** @type {Record<string, string[]>} */
  const named = failuresByLane(folder, root);
  return lanes
    .filter(({ count }) => count.failed > 0)
    .flatMap(({ name }) =>
      named[name]?.length ? named[name] : [`✗ ${name}: ended badly, outside of its tests`],
    );
}

/**
 * @param {string} folder
 * @param {string} root
 */
function failuresByLane(folder, root) {
  /** @type {Step[]} */
  const steps = readReport(reportOf(folder, 'check')) ?? [];
  /** @type {{ suites: PlaywrightSuite[] } | null} */
  const journeys = readReport(reportOf(folder, 'journeys'));
  return {
    check: steps.filter(({ passed }) => !passed).map(({ name }) => `✗ npm run check -- ${name}`),
    unit: failuresOfVitest(readReport(reportOf(folder, 'unit')), root),
    screens: failuresOfVitest(readReport(reportOf(folder, 'screens')), root),
    journeys: (journeys?.suites ?? []).flatMap((suite) => failuresOfSuite(suite)),
  };
}

/**
 * @param {{ testResults: VitestFile[] } | null} report
 * @param {string} root
 */
function failuresOfVitest(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that broke before its tests ran has none.
    if (failed.length === 0) return status === 'failed' ? lines(file, message) : [];
    return failed.flatMap(({ ancestorTitles, title, failureMessages }) =>
      lines([file, ...ancestorTitles, title].join(' › '), failureMessages?.[0]),
    );
  });
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresOfSuite({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .flatMap(({ results }) =>
        lines(`${file} › ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap((suite) => failuresOfSuite(suite))];
}

/**
 * @param {string} name
 * @param {string | undefined} why
 */
function lines(name, why) {
  const first = (why ?? '')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '');
  return first === undefined ? [`✗ ${name}`] : [`✗ ${name}`, `    ${first.slice(0, 300)}`];
}
