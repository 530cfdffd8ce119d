import { isToCome } from '@patio/domain/sales/visits/decide-visit.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { visitWriter, type Visit } from '../visits.store.ts';

/** A visit of an account that is to come, locked. Errors: `visit-not-found`, also for those of others; `visit-over`. */
export async function ownVisitToCome(
  transaction: Transaction,
  { code, accountId, now }: { readonly code: number; readonly accountId: number; readonly now: number },
): Promise<Visit> {
  const visit = await visitWriter(transaction).lock(code);
  if (visit?.account_id !== accountId) throw new ApiError('visit-not-found');
  if (!isToCome(visit.state, visit.starts_at, now)) throw new ApiError('visit-over');
  return visit;
}
