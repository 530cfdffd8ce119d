import { availableParallelism } from 'node:os';
import path from 'node:path';
import { nodeOptions } from '../../apps/server/src/supervisor/node-options.ts';
import { freePort, startNode, type NodeProcess } from './start-node.ts';

const root = path.join(import.meta.dirname, '../..');

/** Starts the product's API on a database: one process, as `npm start` runs it, with the pauses between bids switched off. */
export function startApi(
  databaseUrl: string,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<NodeProcess> {
  return startNode({
    args: [...nodeOptions('api', availableParallelism()), path.join(root, 'apps/server/build/main.js')],
    environment: {
      PATIO_ROLES: 'api',
      DATABASE_URL: databaseUrl,
      PATIO_DATA_DIR: path.join(dataDir, 'api'),
      PATIO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
      LOG_LEVEL: 'error',
      BID_THROTTLE_MINUTES: '0',
      DOUBLE_SEND_SECONDS: '0',
      ...environment,
    },
    healthPath: '/health/ready',
  });
}

/** API and storefront, found through the API's port as people find them. */
export interface Site {
  readonly api: NodeProcess;
  readonly web: NodeProcess;
  stop(): Promise<void>;
}

/** Starts API and storefront, each a process, joined as `npm start` joins them. */
export async function startSite(databaseUrl: string, dataDir: string): Promise<Site> {
  const webPort = await freePort();
  const api = await startApi(databaseUrl, dataDir, { WEB_ORIGIN: `http://127.0.0.1:${webPort}` });
  const origin = `http://127.0.0.1:${api.port}`;
  const web = await startNode({
    args: [...nodeOptions('web', availableParallelism()), path.join(root, 'apps/web/build/server/index.js')],
    environment: { API_ORIGIN: origin },
    healthPath: '/health/live',
    port: webPort,
  });
  return {
    api,
    web,
    stop: async () => {
      await web.stop();
      await api.stop();
    },
  };
}
