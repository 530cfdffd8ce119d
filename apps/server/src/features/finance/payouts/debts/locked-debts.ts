import { storeDebt } from '@patio/domain/finance/payouts/plan-repayment.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { lockClaimed } from '../claims.store.ts';
import { standingsOf, type StandingClaim } from '../standings.ts';

/** What a store has to give back at an instant, under the locks of its charges; the caller holds the lock of the store. */
export async function lockedDebts(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { store, at }: { readonly store: number; readonly at: number },
): Promise<readonly StandingClaim[]> {
  const owing = async () =>
    (await standingsOf(deps, transaction, { store, now: at })).filter(
      ({ standing: { state } }) => state === 'gives-back',
    );
  const seen = (await owing()).map(({ row }) => row.charge);
  await lockClaimed(transaction, seen);
  // Read again: money of these sales may have moved before they were locked.
  const locked = new Set(seen);
  return (await owing()).filter(({ row }) => locked.has(row.charge));
}

/** What a store has to give back at an instant of some of its charges, which the caller has locked. Centavos. */
export async function debtOf(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  {
    store,
    charges,
    at,
  }: { readonly store: number; readonly charges: readonly number[]; readonly at: number },
): Promise<number> {
  const claims = await standingsOf(deps, transaction, { store, now: at });
  const own = new Set(charges);
  return storeDebt(claims.map(({ standing }) => standing).filter(({ charge }) => own.has(charge)));
}
