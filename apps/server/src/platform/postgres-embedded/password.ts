import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The owner of the embedded database: used by migrations and commands, not by the product (`product-role.ts`). */
export const DATABASE_USER = 'patio';
/** The database of the product. */
export const DATABASE_NAME = 'patio';

const file = (dataDir: string) => path.join(dataDir, 'postgres-password');

/** Returns the password of the embedded server, or null when there is none yet. */
export async function readPassword(dataDir: string): Promise<string | null> {
  const written = await readFile(file(dataDir), 'utf8').catch(() => '');
  return written.trim() === '' ? null : written.trim();
}

/** Generates a random password and stores it in the data directory, readable by its owner only. */
export async function makePassword(dataDir: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await writeFile(file(dataDir), `${password}\n`, { mode: 0o600 });
  return password;
}

/** Returns the address of the product's database on the loopback. */
export const loopbackUrl = (port: number, password: string) =>
  `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`;
