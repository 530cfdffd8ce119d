import { findCluster } from './find-places.ts';
import { findPostmaster } from './find-postmaster.ts';
import { loopbackUrl, readPassword } from './password.ts';

/** Returns the address of the embedded database when its server runs at this moment, else null. */
export async function runningUrl(dataDir: string): Promise<string | null> {
  const password = await readPassword(dataDir);
  if (password === null) return null;
  const clusterDir = await findCluster(dataDir);
  const server = await findPostmaster(clusterDir);
  return server?.ours === true ? loopbackUrl(server.port, password) : null;
}
