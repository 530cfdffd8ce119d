import { bootstrap } from './install/bootstrap.mjs';
import { buildIfNeeded } from './install/build-programs.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run bench [-- NAME…]: the benchmarks, each beside its limit.
await bootstrap(import.meta.url);
process.chdir(projectRoot);
if (!buildIfNeeded()) process.exit(1);
await becomeProcess(projectNode, ['bench/main.ts', ...process.argv.slice(2)], {
  ...process.env,
  NODE_ENV: 'production',
});
