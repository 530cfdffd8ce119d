import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const SOURCE = resolve(import.meta.dirname, '../src/platform/offline/worker.ts');

/** Puts the worker that keeps the page of intakes beside the document; the server gives it an address below that page alone. */
export function yardWorker(): Plugin {
  return {
    name: 'patio-yard-worker',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE, { sourcemap: false });
      this.emitFile({
        type: 'asset',
        fileName: 'yard-worker.js',
        source: code.replace(/^export \{\};$/m, ''),
      });
    },
  };
}
