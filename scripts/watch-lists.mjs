import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run watch-lists -- sanctions|pep FILE SOURCE: reads a list of people whose operations are looked at.
await bootstrap(import.meta.url);
process.chdir(projectRoot);
await becomeProcess(
  projectNode,
  ['apps/server/src/commands/watch-lists.ts', ...process.argv.slice(2)],
  process.env,
);
