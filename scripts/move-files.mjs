import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run move-files: copies files between the data directory and S3 while the product works.
await bootstrap(import.meta.url);
process.chdir(projectRoot);
await becomeProcess(
  projectNode,
  ['apps/server/src/commands/move-files.ts', ...process.argv.slice(2)],
  process.env,
);
