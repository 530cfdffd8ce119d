import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const SOURCE = resolve(import.meta.dirname, '../src/platform/push/worker.ts');
const NAME = 'avisos.js';

/** The worker as a classic script, which every browser takes. */
async function script(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE, { sourcemap: false });
  return code.replace(/^export \{\};$/m, '');
}

/** Puts the worker behind alerts on a device beside the pages, under a name that never changes: a browser asks for it by that name. */
export function pushWorker(): Plugin {
  return {
    name: 'patio-push-worker',
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_request, response, next) => {
        response.setHeader('content-type', 'text/javascript');
        script().then((text) => response.end(text), next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: NAME, source: await script() });
    },
  };
}
