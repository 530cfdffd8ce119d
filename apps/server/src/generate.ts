import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { loadConfig } from './config/load-config.ts';
import type { ServerDeps } from './deps.ts';
import { features } from './features.ts';
import type { Database } from './platform/db/database.ts';
import { buildApp } from './platform/http/build-app.ts';
import { openApiDocument } from './platform/http/openapi/openapi.ts';
import { collectContracts } from './platform/http/reference-routes.ts';
import { rolesDocument } from './documents/roles-document.ts';
import { createLogger } from './platform/logging/logger.ts';
import { silentHub } from './platform/live/silent-hub.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { migratedFiles } from './schema-files/migrated-files.ts';

/**
 * Writes `generated/openapi.json` and `docs/roles.md` from the served calls, and the files derived from the migrations: the schema documents and the row types
 * of statements. With `--check` it writes nothing and fails if a committed file differs.
 */
const openApi = new URL('../generated/openapi.json', import.meta.url);
const roles = new URL('../../../docs/roles.md', import.meta.url);

async function main(): Promise<number> {
  const contracts = await servedContracts();
  const files = [
    { place: openApi, text: `${JSON.stringify(openApiDocument(contracts), null, 2)}\n` },
    { place: roles, text: rolesDocument(contracts) },
    ...(await migratedFiles()),
  ];
  if (!process.argv.includes('--check')) {
    for (const file of files) await writeFile(file.place, file.text);
    return 0;
  }
  let old = 0;
  for (const file of files) {
    const committed = await readFile(file.place, 'utf8').catch(() => '');
    if (committed === file.text) continue;
    old += 1;
    process.stderr.write(
      `${path.relative('.', fileURLToPath(file.place))} is old: run \`npm run generate\`.\n`,
    );
  }
  return old === 0 ? 0 : 1;
}

/** Every contract that a feature registers; nothing is opened for it. */
async function servedContracts(): Promise<RouteDefinition[]> {
  const deps = unopenedDeps();
  const app = await buildApp({ ...deps, findActor: async () => null, trustProxy: false });
  const contracts = collectContracts(app);
  await app.register(
    async (api) => {
      for (const register of features) await register(api, deps);
    },
    { prefix: '/api' },
  );
  await app.ready();
  await app.close();
  return contracts;
}

function unopenedDeps(): ServerDeps {
  const closed = async (): Promise<never> => {
    throw new Error('There is no database while documents are generated.');
  };
  const database: Database = {
    rows: closed,
    row: closed,
    run: closed,
    transact: closed,
    close: async () => {},
  };
  return {
    config: loadConfig({ APP_MODE: 'test' }),
    database,
    reserved: database,
    hasThreads: false,
    clock: { now: () => 0 },
    logger: createLogger({ level: 'silent', role: 'api' }),
    metrics: createMetrics(),
    live: silentHub,
  };
}

process.exitCode = await main();
