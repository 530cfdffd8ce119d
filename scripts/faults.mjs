import { bootstrap } from './install/bootstrap.mjs';
import { buildIfNeeded } from './install/build-programs.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run faults [-- --times 50 --seed 1 --only NAME,…]: breaks the running product on purpose and counts what became of its bids.
// npm run faults -- --abuse [--only NAME,…]: attacks it instead.
await bootstrap(import.meta.url);
process.chdir(projectRoot);
// Attacks reach the pages too.
if (process.argv.includes('--abuse') && !buildIfNeeded()) process.exit(1);
await becomeProcess(projectNode, ['faults/main.ts', ...process.argv.slice(2)], process.env);
