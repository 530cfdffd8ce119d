import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap } from './install/bootstrap.mjs';
import { projectNode } from './install/project-node.mjs';
import { projectRoot } from './project-root.mjs';
import { runTogether } from './run/run-together.mjs';

// npm run dev: the product with hot reload. The server restarts when its sources change; screens of the storefront change in place, those of the back office with a reload.
await bootstrap(import.meta.url);
const host = '127.0.0.1';
const port = process.env['PORT'] ?? '3000';
const webPort = process.env['PATIO_WEB_PORT'] ?? String(Number(port) + 1);
const env = { ...process.env, NODE_ENV: 'development', APP_MODE: process.env['APP_MODE'] ?? 'development' };
const watched = ['apps/server/src', 'packages/domain/src', 'packages/contract/src', 'packages/pictures/src'];

const server = {
  args: [
    '--watch-preserve-output',
    ...watched.map((folder) => `--watch-path=${join(projectRoot, folder)}`),
    'apps/server/src/main.ts',
  ],
  env: { ...env, PORT: port, PATIO_ROLES: 'api,worker', WEB_ORIGIN: `http://${host}:${webPort}` },
  cwd: projectRoot,
};
const house = spawnSync(projectNode, ['apps/server/src/config/print-house.ts'], {
  cwd: projectRoot,
  env,
  encoding: 'utf8',
});
const screens = {
  args: [join(projectRoot, 'node_modules/.bin/react-router'), 'dev', '--host', host, '--port', webPort],
  env: { ...env, HOST: host, PORT: webPort, API_ORIGIN: `http://${host}:${port}`, PATIO_HOUSE: house.stdout },
  cwd: join(projectRoot, 'apps/web'),
};

const office = {
  args: [join(projectRoot, 'node_modules/.bin/vite'), 'build', '--watch', '--logLevel', 'warn'],
  env,
  cwd: join(projectRoot, 'apps/backoffice'),
};

process.exitCode = await runTogether(projectNode, [server, screens, office]);
