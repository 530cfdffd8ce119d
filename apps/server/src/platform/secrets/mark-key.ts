import { randomBytes } from 'node:crypto';
import type { Queries, Transaction } from '../db/database.ts';
import type { Logger } from '../logging/logger.ts';
import { insertMarkKey, markKeyRow } from './mark-key.store.ts';
import { seal, unseal } from './seal.ts';
import { everyKey, type SecretKeys } from './secret-keys.ts';

/** The location that the encrypted key of marks is bound to. */
export const markKeyPlace = (id: number): string => `mark-key:${id}`;

const KEY_BYTES = 32;
const ID = 1;

interface Deps {
  readonly config: SecretKeys;
  readonly logger: Logger;
}

/**
 * Every key that a mark which bars people may have been made with: a random one that is stored encrypted, so that its marks outlive the secret
 * key, and the secret keys, with which marks were made before there was one (decision 0178).
 */
export async function markKeys(deps: Deps, queries: Queries): Promise<readonly string[]> {
  const key = await openMarkKey(deps, queries);
  return key === null ? everyKey(deps.config) : [key, ...everyKey(deps.config)];
}

/** The key for a new mark that bars people, and whether its marks outlive the secret key: always, unless it cannot be opened. */
export async function newMarkKey(
  deps: Deps,
  transaction: Transaction,
): Promise<{ readonly key: string; readonly outlivesKeys: boolean }> {
  if ((await markKeyRow(transaction)) === undefined) {
    const made = randomBytes(KEY_BYTES).toString('base64');
    const sealed = seal(deps.config.secretKey, markKeyPlace(ID), made);
    // Another transaction may be first; then its key is the one.
    await insertMarkKey(transaction, { id: ID, sealed });
  }
  const key = await openMarkKey(deps, transaction);
  return { key: key ?? everyKey(deps.config)[0], outlivesKeys: key !== null };
}

/** Null: there is none yet, or it was encrypted with a key that is missing, which is logged. */
async function openMarkKey({ config, logger }: Deps, queries: Queries): Promise<string | null> {
  const row = await markKeyRow(queries);
  if (row === undefined) return null;
  try {
    return unseal(config, markKeyPlace(row.id), row.sealed);
  } catch (error) {
    logger.error({ err: error }, 'the key of marks cannot be opened');
    return null;
  }
}
