import path from 'node:path';
import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run backup -- FOLDER: copies the embedded database and the files while the product works. The folder counts from where one stands.
const folders = process.argv.slice(2).map((folder) => path.resolve(process.env.INIT_CWD ?? '.', folder));
await bootstrap(import.meta.url);
process.chdir(projectRoot);
await becomeProcess(projectNode, ['apps/server/src/commands/backup.ts', ...folders], process.env);
