import type { Database, Transaction } from '../../platform/db/database.ts';
import { seedSurveys } from '../surveys/public.ts';
import { parseSeeds, readSeedText, seedHash, type SeedText } from './read-seeds.ts';
import { findLoadedHash, writeSeeds } from './reference.store.ts';

/** Writes states, cities, categories, subcategories, brands, models, a few postal codes, cancel reasons and surveys; again and again changes nothing. */
export async function seedReference(tx: Transaction, text?: SeedText): Promise<void> {
  const seeds = text ?? (await readSeedText());
  await writeSeeds(tx, parseSeeds(seeds), seedHash(seeds));
  await seedSurveys(tx);
}

/**
 * Makes sure that the database holds the seeds of this version: one cheap question when it does. Called after every
 * migration; safe from several processes at once. Answers whether anything was written.
 */
export async function ensureReference(database: Database): Promise<boolean> {
  const text = await readSeedText();
  if ((await findLoadedHash(database)) === seedHash(text)) return false;
  await database.transact((tx) => seedReference(tx, text));
  return true;
}
