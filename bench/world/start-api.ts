import path from 'node:path';
import { startNode, type NodeProcess } from './start-node.ts';

const main = path.join(import.meta.dirname, '../../apps/server/src/main.ts');

/** Starts the product's API on a database: one process, as `npm start` runs it, with the pauses between bids switched off. */
export function startApi(
  databaseUrl: string,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<NodeProcess> {
  return startNode(
    ['--max-old-space-size=768', main],
    {
      PATIO_ROLES: 'api',
      DATABASE_URL: databaseUrl,
      PATIO_DATA_DIR: path.join(dataDir, 'api'),
      PATIO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
      LOG_LEVEL: 'error',
      BID_THROTTLE_MINUTES: '0',
      DOUBLE_SEND_SECONDS: '0',
      ...environment,
    },
    '/health/ready',
  );
}
