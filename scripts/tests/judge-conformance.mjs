import { faultsOfTitles, proofsIn } from '../conformance/judge.mjs';
import { keepRun } from '../conformance/last-run.mjs';
import { committedRequirements, isListOfSpecification } from '../conformance/list-of-requirements.mjs';
import { missingLines, tableLines } from '../conformance/report-lines.mjs';
import { testsOfPlaywright } from '../conformance/tests-of-playwright.mjs';
import { testsOfVitest } from '../conformance/tests-of-vitest.mjs';
import { projectRoot } from '../project-root.mjs';
import { readReport, reportOf } from './read-report.mjs';

/**
 * @typedef {import('../conformance/tests-of-vitest.mjs').VitestReport} VitestReport
 * @typedef {import('../conformance/tests-of-playwright.mjs').PlaywrightReport} PlaywrightReport
 */

/**
 * Holds the requirements against the tests of a whole run that passed, prints those without one on their level, and answers the
 * count: one step, passed or failed. A runner that left no report has been counted as failed; nothing can be said then.
 *
 * @param {string} folder of the run
 * @returns {import('./summary-line.mjs').Count}
 */
export function judgeConformance(folder) {
  /** @type {(VitestReport | null)[]} */
  const found = [readReport(reportOf(folder, 'unit')), readReport(reportOf(folder, 'screens'))];
  /** @type {PlaywrightReport | null} */
  const journeys = readReport(reportOf(folder, 'journeys'));
  const reports = found.filter((report) => report !== null);
  if (journeys === null || reports.length < found.length) {
    console.log('\n- conformance: not judged, since a report is missing');
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const requirements = committedRequirements(projectRoot);
  const tests = [
    ...reports.flatMap((report) => testsOfVitest(report, projectRoot)),
    ...testsOfPlaywright(journeys, projectRoot),
  ];
  const proofs = proofsIn(tests);
  const faults = faultsOfTitles(requirements, tests);
  if (!isListOfSpecification(projectRoot)) faults.push('docs/conformance.tsv is not the specified list');
  keepRun(projectRoot, { at: new Date().toISOString(), proofs, faults });
  const complaints = [...missingLines(requirements, proofs), ...faults];
  const passed = complaints.length === 0;
  console.log(`\n${passed ? '✓' : '✗'} conformance: ${tableLines(requirements, proofs).at(-1)}`);
  for (const complaint of complaints) console.log(`  ${complaint}`);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}
