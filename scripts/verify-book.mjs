import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run verify-book: recomputes the book of money from its entries and reports differences.
await bootstrap(import.meta.url);
process.chdir(projectRoot);
await becomeProcess(
  projectNode,
  ['apps/server/src/commands/verify-book.ts', ...process.argv.slice(2)],
  process.env,
);
