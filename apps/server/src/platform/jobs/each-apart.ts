import type { Database, Transaction } from '../db/database.ts';
import { isGone } from '../db/failures.ts';
import type { Logger } from '../logging/logger.ts';

interface Apart {
  readonly database: Database;
  readonly logger: Logger;
}

/**
 * Does the work of each number in a transaction of its own: one that fails is logged, with its number and `failed`, and keeps no other from it.
 * Answers how many were done. Errors: of a database that is away.
 */
export async function eachApart(
  { database, logger }: Apart,
  codes: readonly number[],
  { failed, work }: { readonly failed: string; work(transaction: Transaction, code: number): Promise<void> },
): Promise<number> {
  let done = 0;
  for (const code of codes) {
    try {
      await database.transact((transaction) => work(transaction, code));
      done += 1;
    } catch (error) {
      if (isGone(error)) throw error;
      logger.error({ err: error, code }, failed);
    }
  }
  return done;
}
