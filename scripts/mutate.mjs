import { bootstrap } from './install/bootstrap.mjs';
import { rulesByFeature } from './mutate/features.mjs';
import { readMutateOptions } from './mutate/mutate-options.mjs';
import { runStryker } from './mutate/run-stryker.mjs';
import { scoreFeatures } from './mutate/score-features.mjs';
import { scoreTable, survivorLines } from './mutate/score-table.mjs';
import { projectRoot } from './project-root.mjs';

// npm run mutate [-- FEATURE… --concurrency N --force]: whether the tests notice when a rule is changed.
await bootstrap(import.meta.url);
const rules = rulesByFeature(projectRoot);
const options = readMutateOptions(process.argv.slice(2), [...rules.keys()]);
if (options.problem !== null) {
  console.error(options.problem);
  process.exit(2);
}
const report = await runStryker(
  options.features.flatMap((feature) => rules.get(feature) ?? []),
  options,
);
if (report === null) process.exit(1);
const scores = scoreFeatures(options.features, report);
for (const line of survivorLines(scores)) console.log(line);
console.log(scoreTable(scores));
process.exitCode = scores.every(({ ok }) => ok) ? 0 : 1;
