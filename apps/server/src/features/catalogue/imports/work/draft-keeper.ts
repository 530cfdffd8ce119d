import type { ServerDeps } from '../../../../deps.ts';
import { saveOffers } from '../../catalogue/public.ts';
import type { BatchKeeper } from '../../import/public.ts';
import { bringsDrafts, saveAsDrafts } from './save-as-drafts.ts';
import { withoutOffered } from './without-offered.ts';

/**
 * Saves what an operator's import brings as an import of the house in the back office does: no vehicle that an open offer has, and as drafts
 * while the house requires checks.
 */
export function draftKeeper(deps: Pick<ServerDeps, 'config' | 'clock'>): BatchKeeper {
  return {
    after: 0,
    save: async (transaction, _batch, drafts) => {
      const saved = await withoutOffered(transaction, { origin_partner_id: null }, drafts, (free) =>
        bringsDrafts(deps)
          ? saveAsDrafts(deps, transaction, { account_id: null }, free)
          : saveOffers(transaction, free),
      );
      return saved.map(({ reason, ...each }) => (reason === undefined ? each : { ...each, notice: reason }));
    },
  };
}
