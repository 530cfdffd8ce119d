import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode } from '../install/project-node.mjs';
import { projectRoot } from '../project-root.mjs';
import { runForeground } from '../run/become-process.mjs';
import { withoutStaticSurvivors } from './static-survivors.mjs';

/** Enough random auctions for every answer of the engine, few enough to be played for every mutant. */
const MODEL_SEQUENCES = '300';

const FOLDER = join(projectRoot, '.patio-mutate');
const RESULTS = join(FOLDER, 'results.json');

/**
 * Changes some files of rules one place at a time. What was tried before, and neither the rule nor its tests have changed
 * since, is not tried again.
 *
 * @param {string[]} files
 * @param {{ concurrency: number, force: boolean }} options
 * @returns {Promise<import('./score-features.mjs').MutantReport | null>} whether a test noticed each change; null when Stryker broke
 */
export async function runStryker(files, { concurrency, force }) {
  if (existsSync(RESULTS))
    writeFileSync(RESULTS, JSON.stringify(withoutStaticSurvivors(readResults(), files)));
  const bin = join(projectRoot, 'node_modules', '.bin', 'stryker');
  const options = ['--mutate', files.join(','), '--concurrency', String(concurrency)];
  const code = await runForeground(
    projectNode,
    [bin, 'run', 'scripts/mutate/stryker.config.json', ...options, ...(force ? ['--force'] : [])],
    // Recorded data are left out: not every machine has them, and a score must not depend on that.
    {
      ...process.env,
      PATIO_MODEL_SEQUENCES: MODEL_SEQUENCES,
      PATIO_SHARED_DATA: join(FOLDER, 'no-recorded-data'),
    },
    projectRoot,
  );
  return code === 0 ? readResults() : null;
}

/** @returns {import('./score-features.mjs').MutantReport} */
function readResults() {
  return JSON.parse(readFileSync(RESULTS, 'utf8'));
}
