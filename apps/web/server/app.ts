import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { readSettings } from './config/settings.ts';
import { registerHouse } from '../src/platform/house/house.ts';
import { serveOffice } from './serve-office.ts';
import { servePages } from './serve-pages.ts';

const YEAR_S = 31_536_000;

/** The storefront and the back office: health, built files, the document of `/painel`, and every other URL as a page. `vite` is given only in development. */
export async function createServer(vite?: ViteDevServer): Promise<FastifyInstance> {
  const settings = readSettings();
  registerHouse(settings.house);
  const app = fastify({ logger: false, trustProxy: true, routerOptions: { ignoreTrailingSlash: true } });
  app.get('/health/live', () => ({ status: 'ok' }));
  if (vite === undefined) await serveFiles(app);
  const development = vite !== undefined;
  // Beside this program, which runs from its build or, while developing, from its source.
  const built = resolve(
    import.meta.dirname,
    development ? '../../backoffice/build' : '../../../backoffice/build',
  );
  await app.register((scope) =>
    serveOffice(scope, { apiOrigin: settings.browserApiOrigin, built, development }),
  );
  await app.register(servePages, {
    build: (): Promise<ServerBuild> => import('virtual:react-router/server-build'),
    development,
    settings,
  });
  return app;
}

async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  await app.register(fastifyStatic, {
    root: resolve(import.meta.dirname, '../client'),
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/');
      void reply.header(
        'cache-control',
        lasting ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600',
      );
    },
  });
}
