import { join, resolve } from 'node:path';
import { defineConfig } from 'rolldown';
import { builtPlaces } from './rolldown/built-places.ts';

const dir = join(import.meta.dirname, 'build');

/** What is started by its name: the product, and what runs in a thread or before another program. */
const input = {
  main: resolve(import.meta.dirname, 'src/main.ts'),
  'before-role': resolve(import.meta.dirname, 'src/supervisor/before-role.ts'),
  'paper-worker': resolve(import.meta.dirname, 'src/platform/pdf/paper-worker.ts'),
  'list-worker': resolve(import.meta.dirname, 'src/features/catalogue/catalogue/lists/list-worker.ts'),
  'compute-holidays': resolve(import.meta.dirname, 'src/features/sales/working-days/compute-holidays.ts'),
};

/** The programs of the server as few files without types (decision 0152). */
export default defineConfig({
  input,
  platform: 'node',
  // Packages of others stay where they are: some load files and native code beside themselves.
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@patio/'),
  plugins: [builtPlaces(dir, input)],
  output: {
    dir,
    cleanDir: true,
    format: 'esm',
    // Names stay as they are: a logged error tells in which function it happened.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  },
});
