import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run replay-auctions: feeds recorded real auctions to the rules and prints how they end (docs/replays.md).
await bootstrap(import.meta.url);
process.chdir(projectRoot);
await becomeProcess(projectNode, ['packages/domain/src/testing-support/print-replays.ts'], process.env);
