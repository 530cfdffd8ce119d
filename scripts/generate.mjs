import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run generate: writes the committed files that follow from the contract and from the migrations; `npm run check` and a test see when they are old.
await bootstrap(import.meta.url);
process.chdir(projectRoot);
await becomeProcess(projectNode, ['apps/server/src/generate.ts', ...process.argv.slice(2)], process.env);
