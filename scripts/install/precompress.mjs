import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// node precompress.mjs FOLDER: writes a `.br` and a `.gz` beside every script and stylesheet of a build, so that serving one costs no compression.
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const [folder = ''] = process.argv.slice(2);

const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
await Promise.all(
  names.map(async (name) => {
    const bytes = await readFile(join(folder, name));
    await writeFile(join(folder, `${name}.gz`), await zip(bytes, { level: 9 }));
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(join(folder, `${name}.br`), await brotli(bytes, best));
  }),
);
