import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { costsNow } from '../../trading/charges/public.ts';
import { followIntoPurchase } from '../deal-messages/public.ts';
import { beginTransfer } from '../transfer/public.ts';
import { purchaseRecorded } from '../purchase-events/public.ts';
import { takeSnapshot } from '../snapshots/public.ts';
import { beginFirstStage } from './stages/follow-stage.ts';
import { insertPurchase, type NewPurchase } from './record-purchase.store.ts';

/**
 * Records a purchase with its costs and the snapshot of what was bought (rule 0.33), and returns its code. Errors: unique_violation if the
 * offer already has a standing purchase.
 */
export async function recordPurchase(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  purchase: NewPurchase,
): Promise<number> {
  const { offerCode, accountId, origin, value, terms, at } = purchase;
  const { freight, addressCode } = terms;
  const asked = { offerCode, accountId, freight, addressCode };
  const costs = terms.costs ?? (await costsNow(deps, transaction, asked, at));
  const code = await insertPurchase(transaction, { ...purchase, costs });
  await beginFirstStage(deps, transaction, { code, at });
  await beginTransfer(transaction, code);
  await followIntoPurchase(transaction, { accountId, offerCode, code });
  await takeSnapshot(deps, transaction, {
    code,
    offerCode,
    accountId,
    origin,
    value,
    freight,
    addressCode,
    costs,
    at,
  });
  await purchaseRecorded.publish(deps, transaction, { code, at });
  return code;
}
