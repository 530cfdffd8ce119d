import type { getSnapshot as contract } from '@patio/contract/sales/snapshots/get-snapshot.ts';
import { verifySnapshot } from '@patio/domain/sales/purchases/purchase-snapshot.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { sha256Hex } from '../../trading/auctions/public.ts';
import { presentSnapshot } from './snapshots.present.ts';
import { findSnapshot } from './snapshots.store.ts';

/** A purchase as it was made, for sellers; every access is audited (rule 0.33). */
export const getSnapshot =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const row = await findSnapshot(database, params.id);
    // For another store there is no such purchase.
    if (!row || !mayReachStore(actor, row.partner_id)) return fail('purchase-not-found');
    await database.transact((transaction) =>
      recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'get-snapshot',
        subject: `purchase ${row.purchase_code}`,
        at: now,
      }),
    );
    return { data: presentSnapshot(row, verifySnapshot(row, sha256Hex)) };
  };
