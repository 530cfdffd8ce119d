import { lastRun } from './conformance/last-run.mjs';
import { committedRequirements } from './conformance/list-of-requirements.mjs';
import { missingLines, tableLines } from './conformance/report-lines.mjs';
import { projectRoot } from './project-root.mjs';

// npm run conformance: which requirements the last whole run of npm test has proved, and which not. Exit code 1 when one is missing.
const run = lastRun(projectRoot);
if (run === null) {
  console.error('Nothing has been judged yet: "npm test" without any option runs everything and judges.');
  process.exit(1);
}
const requirements = committedRequirements(projectRoot);
const complaints = [...missingLines(requirements, run.proofs), ...run.faults];
console.log([...complaints, '', ...tableLines(requirements, run.proofs), `Run of ${run.at}`].join('\n'));
process.exitCode = complaints.length > 0 ? 1 : 0;
