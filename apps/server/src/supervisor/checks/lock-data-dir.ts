import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { startMark } from '../../platform/postgres-embedded/process-facts.ts';
import { StartError } from '../start-error.ts';

const holder = z.object({ pid: z.number().int().positive(), mark: z.string().nullable() });
type Holder = z.infer<typeof holder>;

/** A data directory of which this process is the only user. */
export type DataDirLock = { release(): Promise<void> };

/**
 * Locks a data directory for this process, creating it if it is missing. A lock left by a killed process is taken over. Throws `StartError`
 * if the directory cannot be written or another process uses it.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const file = path.join(dataDir, 'in-use.json');
  const draft = `${file}.${process.pid}`;
  await writing(dataDir, async () => {
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    const content: Holder = { pid: process.pid, mark: await startMark(process.pid) };
    await writeFile(draft, JSON.stringify(content), { mode: 0o600 });
  });
  try {
    while (!(await placed(draft, file))) await removeStale(dataDir, file);
  } finally {
    await rm(draft, { force: true });
  }
  return { release: () => rm(file, { force: true }) };
}

async function placed(draft: string, file: string): Promise<boolean> {
  return link(draft, file).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    },
  );
}

async function removeStale(dataDir: string, file: string): Promise<void> {
  const found = await readHolder(file);
  if (found !== null && (await lives(found))) {
    throw new StartError(
      `The data directory ${dataDir} is in use by process ${found.pid}: stop that one first, ` +
        'or choose another directory (example: PATIO_DATA_DIR=.patio-2).',
    );
  }
  // Renamed first: of two processes that find it stale, one moves it and the other finds nothing.
  const aside = `${file}.stale.${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await readHolder(aside);
  if (moved !== null && (await lives(moved))) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

async function readHolder(file: string): Promise<Holder | null> {
  const written = await readFile(file, 'utf8').catch(() => 'null');
  try {
    return holder.parse(JSON.parse(written));
  } catch {
    return null;
  }
}

async function lives({ pid, mark }: Holder): Promise<boolean> {
  const now = await startMark(pid);
  return now !== null && now === mark;
}

async function writing(dataDir: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new StartError(
      `The data directory ${dataDir} cannot be written (${codeOf(error)}): ` +
        'make it a directory you may write to, or choose another (example: PATIO_DATA_DIR=.patio-2).',
    );
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
