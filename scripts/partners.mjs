import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run partners -- list | approve STORE | suspend STORE: what staff decide about stores.
await bootstrap(import.meta.url);
process.chdir(projectRoot);
await becomeProcess(
  projectNode,
  ['apps/server/src/commands/partners.ts', ...process.argv.slice(2)],
  process.env,
);
