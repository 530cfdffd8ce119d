import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run remove-demo: takes the demo world out of the database, so that production starts on it.
await bootstrap(import.meta.url);
process.chdir(projectRoot);
await becomeProcess(
  projectNode,
  ['apps/server/src/commands/remove-demo.ts', ...process.argv.slice(2)],
  process.env,
);
