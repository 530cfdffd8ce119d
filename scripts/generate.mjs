import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess, runForeground } from './run/become-process.mjs';

// npm run generate: writes the committed files that follow from the letters of the site, the contract, the pages of the back office and the migrations;
// `npm run check` and a test see when they are old.
await bootstrap(import.meta.url);
process.chdir(projectRoot);
const options = process.argv.slice(2);
for (const writer of [
  'apps/web/vite/letters/write-letters.ts',
  'apps/backoffice/src/documents/write-office-pages.ts',
]) {
  const code = await runForeground(projectNode, [writer, ...options], process.env);
  if (code !== 0) process.exit(code);
}
await becomeProcess(projectNode, ['apps/server/src/generate.ts', ...options], process.env);
