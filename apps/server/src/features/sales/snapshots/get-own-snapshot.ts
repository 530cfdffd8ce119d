import type { getOwnSnapshot as contract } from '@patio/contract/sales/snapshots/get-own-snapshot.ts';
import { verifySnapshot } from '@patio/domain/sales/purchases/purchase-snapshot.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { sha256Hex } from '../../trading/auctions/public.ts';
import { presentSnapshot } from './snapshots.present.ts';
import { findOwnSnapshot } from './snapshots.store.ts';

/** The signed-in user's purchase, as it was made (rule 0.33). */
export const getOwnSnapshot =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    const row = await findOwnSnapshot(database, params.id, actor.accountId);
    if (!row) return fail('purchase-not-found');
    return {
      data: {
        ...presentSnapshot(row, verifySnapshot(row, sha256Hex)),
        pessoal: row.personal,
        sal: row.salt,
      },
    };
  };
