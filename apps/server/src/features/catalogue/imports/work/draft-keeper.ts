import type { ServerDeps } from '../../../../deps.ts';
import { foreseeOffers, saveOffers, type OfferDraft } from '../../catalogue/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { BatchKeeper } from '../../import/public.ts';
import { bringsDrafts, foreseeDrafts, saveAsDrafts } from './save-as-drafts.ts';
import { withoutOffered } from './without-offered.ts';

/**
 * Saves what an operator's import brings as an import of the house in the back office does: no vehicle that an open offer has, and as drafts
 * while the house requires checks. A dry run says the same, and saves nothing.
 */
export function draftKeeper(
  deps: Pick<ServerDeps, 'config' | 'clock'>,
  { dryRun }: { readonly dryRun: boolean },
): BatchKeeper {
  const asDrafts = (transaction: Transaction, free: readonly OfferDraft[]) =>
    dryRun ? foreseeDrafts(transaction, free) : saveAsDrafts(deps, transaction, { account_id: null }, free);
  const asOffers = dryRun ? foreseeOffers : saveOffers;
  return {
    after: 0,
    save: async (transaction, _batch, drafts) => {
      const saved = await withoutOffered(transaction, { origin_partner_id: null }, drafts, (free) =>
        bringsDrafts(deps) ? asDrafts(transaction, free) : asOffers(transaction, free),
      );
      return saved.map(({ reason, ...each }) => (reason === undefined ? each : { ...each, notice: reason }));
    },
  };
}
