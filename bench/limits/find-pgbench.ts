import { access, readdir } from 'node:fs/promises';
import path from 'node:path';

const versions = '/usr/lib/postgresql';

/** Where `pgbench` is: in the path, or with the newest PostgreSQL of the system; null when there is none. */
export async function findPgbench(): Promise<string | null> {
  const installed = await readdir(versions).catch(() => []);
  const newest = installed
    .map(Number)
    .filter(Number.isFinite)
    .sort((a, b) => b - a);
  const directories = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...newest.map((version) => path.join(versions, String(version), 'bin')),
  ];
  for (const directory of directories.filter((name) => name !== '')) {
    const program = path.join(directory, 'pgbench');
    if (
      await access(program).then(
        () => true,
        () => false,
      )
    )
      return program;
  }
  return null;
}
