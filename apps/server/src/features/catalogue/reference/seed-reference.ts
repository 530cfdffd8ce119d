import type { Database, Transaction } from '../../../platform/db/database.ts';
import { parseSeeds, readSeedText, seedHash } from './read-seeds.ts';
import { findLoadedHash, writeSeeds } from './reference.store.ts';

/** Seed data of another feature: its content, which shows whether it changed, and how it is written. */
export interface FeatureSeeds {
  readonly content: unknown;
  write(transaction: Transaction): Promise<void>;
}

/**
 * Makes sure that the database contains the seeds of this version: states, cities, categories, subcategories, brands, models, a few postal
 * codes, cancel reasons, and those of other features. One cheap query if it does. Called after every migration; safe from several processes
 * at once. Returns whether anything was written.
 */
export async function ensureReference(
  database: Database,
  features: readonly FeatureSeeds[],
): Promise<boolean> {
  const text = await readSeedText();
  const content = features.map((seeds) => seeds.content);
  const hash = seedHash(text, content);
  if ((await findLoadedHash(database)) === hash) return false;
  await database.transact(async (transaction) => {
    await writeSeeds(transaction, parseSeeds(text), hash);
    for (const seeds of features) await seeds.write(transaction);
  });
  return true;
}
