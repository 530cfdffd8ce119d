import { faultsOfTitles, proofsIn } from '../conformance/judge.mjs';
import { keepRun } from '../conformance/last-run.mjs';
import { committedRequirements, isListOfSpecification } from '../conformance/list-of-requirements.mjs';
import { missingLines, tableLines } from '../conformance/report-lines.mjs';
import { testsOfPlaywright } from '../conformance/tests-of-playwright.mjs';
import { testsOfVitest } from '../conformance/tests-of-vitest.mjs';
import { projectRoot } from '../project-root.mjs';

/**
 * @typedef {import('../conformance/tests-of-vitest.mjs').VitestReport} VitestReport
 * @typedef {import('../conformance/tests-of-playwright.mjs').PlaywrightReport} PlaywrightReport
 */

/**
 * Holds the requirements against the tests that ran and passed, prints those without one on their level, and answers the count: one
 * step, passed or failed. It needs the reports of both runners over everything; without them it says so and counts nothing.
 *
 * @param {{ vitest: VitestReport | null, playwright: PlaywrightReport | null }} reports
 * @returns {import('./summary-line.mjs').Count}
 */
export function judgeConformance({ vitest, playwright }) {
  if (vitest === null || playwright === null) {
    console.log('\n- conformance: not judged, that takes a run of everything');
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const requirements = committedRequirements(projectRoot);
  const tests = [...testsOfVitest(vitest, projectRoot), ...testsOfPlaywright(playwright, projectRoot)];
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
