import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every script and stylesheet, so that serving one costs no compression. */
export function precompress(): Plugin {
  return {
    name: 'patio-precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options) {
      const folder = join(options.dir ?? '', 'assets');
      const names = await readdir(folder).catch((): string[] => []);
      const texts = names.filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const bytes = await readFile(join(folder, name));
          await writeFile(join(folder, `${name}.gz`), await zip(bytes, { level: 9 }));
          await writeFile(
            join(folder, `${name}.br`),
            await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          );
        }),
      );
    },
  };
}
