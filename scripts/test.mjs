import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './install/bootstrap.mjs';
import { projectRoot } from './project-root.mjs';
import { failureLines } from './tests/failure-lines.mjs';
import { judgeConformance } from './tests/judge-conformance.mjs';
import { laneLines, timed } from './tests/lanes.mjs';
import { planOf } from './tests/plan.mjs';
import { runLanes } from './tests/run-lanes.mjs';
import { isWhole, readOptions } from './tests/test-options.mjs';
import { summaryLine, total } from './tests/summary-line.mjs';

// npm test [-- --only=LANE,… --no-check --no-unit --no-screens --no-e2e FILTER…]: checks, tests, journeys and what they prove; their sum is the last line.
// npm test -- --changed[=REF]: what a change can touch.
await bootstrap(import.meta.url);
const options = optionsOrExit();
const folder = mkdtempSync(join(tmpdir(), 'patio-run-'));
// PostgreSQL may run as another user than root and must get through to its data.
chmodSync(folder, 0o755);
/** @type {import('./tests/lanes.mjs').TimedLane[]} */
const lanes = [];
/** @type {string[]} */
let failures = [];
try {
  lanes.push(...(await runLanes(planOf(options, folder), folder)));
  if (isWhole(options)) lanes.push(await timed('conformance', () => judgeConformance(folder)));
  else console.log('\n- conformance: not judged, that takes a run of everything');
  failures = failureLines(folder, projectRoot, lanes);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  lanes.push({ name: 'not run', seconds: 0, count: { passed: 0, failed: 1, skipped: 0 } });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const counts = lanes.map(({ count }) => count);
process.exitCode = total(counts).failed > 0 ? 1 : 0;
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${laneLines(lanes).join('\n')}\n\n${summaryLine(counts)}`);

function optionsOrExit() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exit(2);
  }
}
