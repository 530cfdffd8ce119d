import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run import, partners, create-admin, …: a command of the product, `apps/server/src/commands/NAME.ts`, with the arguments of the user.
const TAKE_FILES = ['import', 'watch-lists'];

const [name = '', ...typed] = process.argv.slice(2);
await bootstrap(import.meta.url);
// npm changes the folder: a file is looked for where the user typed its name.
const typedIn = process.env['INIT_CWD'] ?? process.cwd();
const args = TAKE_FILES.includes(name)
  ? typed.map((each) => (existsSync(resolve(typedIn, each)) ? resolve(typedIn, each) : each))
  : typed;
process.chdir(projectRoot);
await becomeProcess(projectNode, [`apps/server/src/commands/${name}.ts`, ...args], process.env);
