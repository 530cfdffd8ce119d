import { checkSteps } from './checks/check-steps.mjs';
import { runChecks } from './checks/run-checks.mjs';
import { bootstrap } from './install/bootstrap.mjs';
import { countChecks } from './tests/count-checks.mjs';
import { summaryLine } from './tests/summary-line.mjs';

// npm run check [-- NAME…]: everything that can be said without running the product.
await bootstrap(import.meta.url);
const names = process.argv.slice(2);
const steps = checkSteps();
const unknown = names.filter((name) => steps.every((step) => step.name !== name));
if (unknown.length > 0) {
  console.error(
    `No check is called ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`,
  );
  process.exit(2);
}
const count = countChecks(
  await runChecks(steps.filter((step) => step.first || names.length === 0 || names.includes(step.name))),
);
console.log(summaryLine([count]));
process.exitCode = count.failed > 0 ? 1 : 0;
