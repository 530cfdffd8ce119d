import type { Queries } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { presentPurchase } from './purchases.present.ts';
import { onePurchase } from './purchases-list.store.ts';

/** A purchase after a change, as the list shows it; `now` in epoch milliseconds. */
export async function presentSaved(queries: Queries, code: number, now: number) {
  const row = await queries.row(onePurchase, [code]);
  if (row === undefined) throw new ApiError('purchase-not-found');
  return { data: presentPurchase(row, now) };
}
