import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run import -- FILE…: loads offers from CSV or JSON files, as the back office does.
await bootstrap(import.meta.url);
const typedIn = process.env['INIT_CWD'] ?? process.cwd();
// npm changes the folder: a file is looked for where the person typed its name.
const args = process.argv.slice(2).map((each) => {
  const path = resolve(typedIn, each);
  return existsSync(path) ? path : each;
});
process.chdir(projectRoot);
await becomeProcess(projectNode, ['apps/server/src/commands/import.ts', ...args], process.env);
