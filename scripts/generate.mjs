import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess, runForeground } from './run/become-process.mjs';

// npm run generate: writes the committed files that follow from the contract, the pages of the back office and the migrations; `npm run check` and a test see when they are old.
await bootstrap(import.meta.url);
process.chdir(projectRoot);
const options = process.argv.slice(2);
const code = await runForeground(
  projectNode,
  ['apps/backoffice/src/documents/write-office-pages.ts', ...options],
  process.env,
);
if (code !== 0) process.exit(code);
await becomeProcess(projectNode, ['apps/server/src/generate.ts', ...options], process.env);
