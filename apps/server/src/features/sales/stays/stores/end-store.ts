import type { endStore as contract } from '@patio/contract/sales/stays/end-store.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { cancelStoreInvitations } from '../../../identity/invitations/public.ts';
import { storeSettings } from '../../../stores/partners/public.ts';
import { auctionLocker } from '../../../trading/auctions/public.ts';
import { endWaiting } from '../waiting/waiting-deals.ts';
import { waitingDeals } from '../waiting/waiting-deals.store.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { showAtOnce } from '../../../catalogue/content/public.ts';
import { notifyStore } from './notify-store.ts';
import { stayReader } from '../stays.store.ts';
import { lockStore } from './stores.store.ts';

/**
 * Closes a suspended store for good; audited. Open offers that stand still must be decided before: nobody could decide them afterwards. What
 * waits after the end of an offer ends with the store.
 */
export const endStore =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: partnerId }, body: { motivo: reason, versao: version } }, { actor }) => {
    const at = deps.clock.now();
    const store = await deps.database.transact(async (transaction) => {
      const found = await lockStore(transaction, partnerId);
      if (!found) throw new ApiError('partner-not-found');
      if (found.version !== version) throw changedMeanwhile(deps, found, 'suspended');
      if (found.status !== 'suspended') throw new ApiError('store-not-suspended');
      const stays = stayReader(transaction);
      const standing = [...(await stays.anyOfStore(partnerId)), ...(await stays.openOffersOf(partnerId))];
      const { size: count } = new Set(standing);
      if (count > 0) throw new ApiError('store-has-stays', { parameters: { count } });
      const waiting = await waitingDeals(transaction, partnerId);
      const rows = await auctionLocker(transaction).lockAll(
        waiting.map((deal) => deal.offer_code),
        waiting.map((deal) => deal.account_id),
      );
      await endWaiting(deps, transaction, { partnerId, rows, at });
      await notifyStore(deps, transaction, found, { kind: 'ended', reason, at });
      showAtOnce(deps, transaction, at);
      const decision = { reason, actorId: actor.accountId, at };
      await storeSettings(transaction).setStatus(partnerId, 'closed', decision);
      await cancelStoreInvitations(transaction, partnerId, at);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'end-store',
        subject: `partner ${partnerId}`,
        details: { reason },
        before: { status: 'suspended' },
        after: { status: 'closed' },
        at,
      });
      return found;
    });
    return {
      data: { parceiroId: partnerId, loja: store.store ?? '', situacao: 'encerrada' as const, ofertas: 0 },
    };
  };
