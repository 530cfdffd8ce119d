import { join } from 'node:path';
import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run format [-- FILE…]: writes every file the way `npm run check` wants it.
await bootstrap(import.meta.url);
const paths = process.argv.slice(2);
process.chdir(projectRoot);
const bin = join(projectRoot, 'node_modules', '.bin', 'oxfmt');
await becomeProcess(projectNode, [bin, ...(paths.length > 0 ? paths : ['.'])], process.env);
