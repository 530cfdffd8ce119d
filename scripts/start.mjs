import path from 'node:path';
import { bootstrap } from './install/bootstrap.mjs';
import { buildIfNeeded } from './install/build-programs.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm start: the whole product on this machine, in the foreground.
await bootstrap(import.meta.url);
process.chdir(projectRoot);
if (!buildIfNeeded()) process.exit(1);
// The supervisor makes little garbage.
const node = ['--max-semi-space-size=1', 'apps/server/build/main.js'];
await becomeProcess(projectNode, [...node, ...process.argv.slice(2)], {
  ...process.env,
  NODE_ENV: process.env['NODE_ENV'] ?? 'production',
  // Compiled once, not at every start: less than half the memory of the supervisor, and a second sooner.
  NODE_COMPILE_CACHE:
    process.env['NODE_COMPILE_CACHE'] ?? path.join(projectRoot, 'node_modules/.cache/compiled'),
});
