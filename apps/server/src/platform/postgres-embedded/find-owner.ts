import { stat } from 'node:fs/promises';
import { EmbeddedError } from './embedded-error.ts';
import { runProgram, type Owner } from './run-program.ts';

const USER = 'postgres';

/**
 * Returns the user that PostgreSQL runs as. An ordinary user runs it themselves (null). PostgreSQL refuses root, so root runs it as the
 * owner of the existing cluster, else as the system user `postgres`, created if missing. Throws `EmbeddedError` if there is no such user
 * and none can be created.
 */
export async function findOwner(clusterDir: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return null;
  const existing = await stat(clusterDir).catch(() => null);
  if (existing !== null && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  return (await lookUp()) ?? (await create());
}

async function lookUp(): Promise<Owner> {
  const uid = await runProgram('id', ['-u', USER]);
  const gid = await runProgram('id', ['-g', USER]);
  if (uid.code !== 0 || gid.code !== 0) return null;
  return { uid: Number(uid.output.trim()), gid: Number(gid.output.trim()) };
}

async function create(): Promise<Owner> {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', USER]],
    ['adduser', ['--system', '--group', '--no-create-home', '--shell', '/usr/sbin/nologin', USER]],
    ['adduser', ['-S', '-D', '-H', USER]],
  ];
  for (const [program, args] of ways) {
    const { code } = await runProgram(program, args);
    const owner = code === 0 ? await lookUp() : null;
    if (owner !== null) return owner;
  }
  throw new EmbeddedError(
    'PostgreSQL refuses to run as root and no user "postgres" could be made: start as an ordinary user, ' +
      'create the user (useradd --system postgres), or set DATABASE_URL.',
  );
}
