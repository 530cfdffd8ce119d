import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run replay-auctions [-- --check]: feeds recorded real auctions to the rules and prints how they end, or whether docs/replays.md has it.
await bootstrap(import.meta.url);
process.chdir(projectRoot);
const args = ['packages/domain/src/testing-support/print-replays.ts', ...process.argv.slice(2)];
await becomeProcess(projectNode, args, process.env);
