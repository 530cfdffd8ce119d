import type { StoreStatement } from '@patio/contract/finance/payouts/statement.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lookAtStore } from './look-at-store.ts';
import { showStatement, type Reader } from './statement/show-statement.ts';

/** The statement of a store after something was done with it; the list of payouts says the same from then on. */
export async function showChanged(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  store: number,
  reader: Reader,
): Promise<StoreStatement | undefined> {
  await lookAtStore(deps, transaction, { store, now: reader.now });
  return showStatement(deps, transaction, store, reader);
}
