import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSteps } from './checks/check-steps.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { bootstrap } from './install/bootstrap.mjs';
import { buildWebIfNeeded } from './install/build-web.mjs';
import { countChecks } from './tests/count-checks.mjs';
import { judgeConformance } from './tests/judge-conformance.mjs';
import { runPlaywright } from './tests/run-playwright.mjs';
import { runVitest } from './tests/run-vitest.mjs';
import { readOptions } from './tests/test-options.mjs';
import { summaryLine, total } from './tests/summary-line.mjs';

// npm test [-- --no-check --no-unit --no-e2e FILTER…]: checks, tests, journeys, what they prove, and their sum in the last line.
await bootstrap(import.meta.url);
const options = readOptions(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'patio-run-'));
// PostgreSQL may run as another user than root and must get through to its data.
chmodSync(folder, 0o755);
/** @type {import('./tests/summary-line.mjs').Count[]} */
const counts = [];
let [vitest, playwright] = [null, null];
try {
  if (options.check) counts.push(countChecks(await runChecks(checkSteps())));
  if (options.unit) {
    const { count, report } = await runVitest(folder, options.filters);
    counts.push(count);
    vitest = report;
  }
  if (options.e2e) {
    const { count, report } = buildWebIfNeeded()
      ? await runPlaywright(folder, options.filters)
      : { count: { passed: 0, failed: 1, skipped: 0 }, report: null };
    counts.push(count);
    playwright = report;
  }
  const whole = options.filters.length === 0;
  counts.push(judgeConformance(whole ? { vitest, playwright } : { vitest: null, playwright: null }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = total(counts).failed > 0 ? 1 : 0;
console.log(`\n${summaryLine(counts)}`);
