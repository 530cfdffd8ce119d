import { bootstrap } from './install/bootstrap.mjs';
import { buildWebIfNeeded } from './install/build-web.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run bench [-- NAME…]: the benchmarks, each beside its limit.
await bootstrap(import.meta.url);
process.chdir(projectRoot);
if (!buildWebIfNeeded()) process.exit(1);
await becomeProcess(projectNode, ['bench/main.ts', ...process.argv.slice(2)], {
  ...process.env,
  NODE_ENV: 'production',
});
