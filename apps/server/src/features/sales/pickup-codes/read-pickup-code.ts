import { pickupCodeText, readPickupCode } from '@patio/domain/sales/pickup-codes/pickup-code.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { marksOf, openCode } from './code-secrets.ts';
import { purchaseByMarks, storedCode } from './pickup-codes.store.ts';

/**
 * The pickup code of a purchase as its buyer reads it (`ABCD-2345`), for what is handed to the buyer alone: their page and their papers. Null:
 * the purchase is not released, or was completed or cancelled. Never write it to a log, an audit row or a list of staff.
 */
export async function pickupCodeOf(
  { config }: Pick<ServerDeps, 'config'>,
  queries: Queries,
  purchaseCode: number,
): Promise<string | null> {
  const row = await storedCode(queries, purchaseCode);
  return row === undefined || row.sealed === null
    ? null
    : pickupCodeText(openCode(config, purchaseCode, row.sealed));
}

/** The released purchase of a code as it was typed or scanned; null if no code that counts is this one. */
export async function purchaseOfPickupCode(
  { config }: Pick<ServerDeps, 'config'>,
  queries: Queries,
  typed: string,
): Promise<number | null> {
  const code = readPickupCode(typed);
  return code === null ? null : purchaseByMarks(queries, marksOf(config, code));
}
