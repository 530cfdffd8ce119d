import type { Database, Transaction } from '../db/database.ts';
import { isCollision, isGone } from '../db/failures.ts';
import { apart } from '../db/savepoint.ts';
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

/**
 * Does the work of each row in a part of one transaction, which holds the rows locked: one that fails is undone and logged, with what tells it
 * from the others and `failed`, and keeps no other from it. Answers how many were done. Errors: of a database that is away, and collisions, after
 * which the whole transaction is tried again.
 */
export async function eachOf<Row>(
  { logger }: Pick<Apart, 'logger'>,
  transaction: Transaction,
  rows: readonly Row[],
  given: {
    readonly failed: string;
    code(row: Row): number | string;
    work(part: Transaction, row: Row): Promise<void>;
  },
): Promise<number> {
  let done = 0;
  for (const row of rows) {
    try {
      await apart(transaction, (part) => given.work(part, row));
      done += 1;
    } catch (error) {
      if (isGone(error) || isCollision(error)) throw error;
      logger.error({ err: error, code: given.code(row) }, given.failed);
    }
  }
  return done;
}
