import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { outcomeLines } from './release/print-proofs.mjs';
import { PROOFS } from './release/proofs.mjs';
import { runForeground } from './run/become-process.mjs';
import { summaryLine } from './tests/summary-line.mjs';

// npm run release-check [-- NAME…]: every slow proof in full, one after the other, and one table of them all.
await bootstrap(import.meta.url);
const names = process.argv.slice(2);
const unknown = names.filter((name) => PROOFS.every((proof) => proof.name !== name));
if (unknown.length > 0) {
  console.error(
    `No proof is called ${unknown.join(', ')}. There are: ${PROOFS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
/** @type {import('./release/print-proofs.mjs').Outcome[]} */
const outcomes = [];
for (const proof of PROOFS.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`\n${proof.name}: ${proof.what}, ${proof.full}`);
  const start = performance.now();
  const code = await runForeground(projectNode, proof.command, { ...process.env, ...proof.env }, projectRoot);
  const seconds = Math.round((performance.now() - start) / 1000);
  outcomes.push({ proof, seconds, passed: code === 0 });
}
const passed = outcomes.filter((outcome) => outcome.passed).length;
const count = { passed, failed: outcomes.length - passed, skipped: 0 };
process.exitCode = count.failed > 0 ? 1 : 0;
console.log(`\n${outcomeLines(outcomes).join('\n')}\n\n${summaryLine([count])}`);
