import { spawn } from 'node:child_process';
import path from 'node:path';
import { peakMemory } from './memory.ts';

const command = path.join(import.meta.dirname, '../../apps/server/src/commands/import.ts');

/** How an import went. */
export interface ImportRun {
  readonly seconds: number;
  /** Most memory held at once, in bytes. */
  readonly peak: number;
}

/** Runs the import command in a process of its own, as people run it. Errors: when it refuses a file. */
export async function runImport(
  databaseUrl: string,
  dataDir: string,
  args: readonly string[],
): Promise<ImportRun> {
  const began = performance.now();
  const child = spawn(process.execPath, [command, ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PATIO_DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const watch = setInterval(() => {
    peakMemory(child.pid ?? 0).then(
      (bytes) => (peak = Math.max(peak, bytes)),
      () => undefined,
    );
  }, 50);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  clearInterval(watch);
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return { seconds: (performance.now() - began) / 1000, peak };
}
