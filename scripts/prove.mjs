import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { becomeProcess } from './run/become-process.mjs';

// npm run prove [-- SEQUENCES]: the rules of the auction, and the product over HTTP, against a reference; ten times as long as in npm test.
const [sequences = '200000'] = process.argv.slice(2);
await bootstrap(import.meta.url);
process.chdir(projectRoot);
await becomeProcess(
  projectNode,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'packages/domain/src/trading/auctions/reference-model.test.ts',
    'apps/server/src/features/trading/ledger/model-over-http.test.ts',
  ],
  { ...process.env, PATIO_MODEL_SEQUENCES: sequences },
);
