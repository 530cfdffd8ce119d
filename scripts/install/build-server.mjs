import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { builtPlaces } from './built-places.mjs';

// node scripts/install/build-server.mjs, in apps/server: the programs of the server as few files without types, in `build`.
const root = process.cwd();
const dir = join(root, 'build');

/** What is started by its name: the product, and what runs in a thread or before another program. */
const entries = {
  main: 'src/main.ts',
  'before-role': 'src/supervisor/before-role.ts',
  'paper-worker': 'src/platform/pdf/paper-worker.ts',
  'list-worker': 'src/features/catalogue/catalogue/lists/list-worker.ts',
  'compute-holidays': 'src/features/sales/working-days/compute-holidays.ts',
};

const built = await rolldown({
  cwd: root,
  input: entries,
  platform: 'node',
  // Packages of others stay where they are: some load files and native code beside themselves.
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@patio/'),
  plugins: [builtPlaces(dir, entries)],
});
await built.write({
  dir,
  cleanDir: true,
  format: 'esm',
  // Names stay as they are: a logged error tells in which function it happened.
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
});
