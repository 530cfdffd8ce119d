import type { saveOrder as contract } from '@patio/contract/sales/purchases/save-order.ts';
import { decideOrderChange, type OrderNews } from '@patio/domain/sales/purchases/decide-order-change.ts';
import type { PurchaseOrder } from '@patio/domain/sales/purchases/purchase-order.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { auctionLocker, type AuctionRow } from '../../../trading/auctions/public.ts';
import { announce, personOf, purchasePath } from '../../../trading/results/public.ts';
import { paymentApproved } from '../../purchase-events/public.ts';
import { findPurchase, lockPurchase, type SoldRow } from '../defaults.store.ts';
import { followStage } from '../stages/follow-stage.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { presentSaved } from './present-saved.ts';
import { keepOrder, orderValues } from './undo-work.ts';
import { workOf, writeOrder, writeVersion } from './work.store.ts';

interface Edit {
  readonly sale: SoldRow;
  readonly row: AuctionRow;
  readonly after: PurchaseOrder;
  readonly version: number;
  readonly actorId: number;
  readonly at: number;
}

/** Saves the order data of a purchase (S-14), under the lock of offer and buyer. */
export const saveOrder =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const seen = await findPurchase(transaction, params.id);
      if (!seen) return new ApiError('purchase-not-found');
      const row = await auctionLocker(transaction).lock(seen.offer_code, seen.account_id);
      const sale = await lockPurchase(transaction, params.id);
      if (!row || !sale) return new ApiError('purchase-not-found');
      const after = {
        invoiceIssued: body.notaFiscal,
        paymentApproved: body.pagamentoAprovado,
        paymentMethod: body.formaPagamento,
      };
      const at = deps.clock.now();
      const edit = { sale, row, after, version: body.versao, actorId: actor.accountId, at };
      const changed = await change(deps, transaction, edit);
      if (changed instanceof ApiError) return changed;
      return { ...(await presentSaved(transaction, sale.code, at)), desfazer: changed };
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome;
  };

/** Changes the order data; gives the token with which it is taken back, null if it cannot be. */
async function change(
  deps: ServerDeps,
  transaction: Transaction,
  edit: Edit,
): Promise<ApiError | string | null> {
  const { sale, row, after, version, actorId, at } = edit;
  const work = await workOf(transaction, sale.code);
  if (work === undefined) return new ApiError('purchase-not-found');
  const facts = { status: sale.status, before: work.order, refundedAt: work.refunded_at, byBook: false };
  const decision = decideOrderChange(facts, after);
  if (decision.kind === 'same') return null;
  const stale = changedMeanwhile(work, version);
  if (stale !== null) return stale;
  if (decision.kind === 'refused')
    return new ApiError(decision.reason === 'refunded' ? 'order-refunded' : 'order-completed');
  await followStage(deps, transaction, { code: sale.code, at }, () =>
    writeOrder(transaction, sale.code, after, { at }),
  );
  await writeVersion(transaction, sale.code, { by: actorId, at });
  await recordAudit(transaction, {
    actorId,
    action: 'save-order',
    subject: `purchase ${sale.code}`,
    details: { offer: row.offer_code },
    before: orderValues(work.order),
    after: orderValues(after),
    at,
  });
  transaction.afterCommit(() => deps.live.publish(row.offer_code));
  if (decision.news.includes('payment'))
    await paymentApproved.publish(null, transaction, { code: sale.code, at });
  if (decision.news.length === 0)
    return keepOrder(transaction, [{ purchase: sale.code, version: version + 1, order: work.order }], {
      actorId,
      at,
    });
  await notifyBuyer(deps, transaction, edit, decision.news);
  return null;
}

async function notifyBuyer(
  deps: ServerDeps,
  transaction: Transaction,
  { sale, row, at }: Edit,
  news: readonly OrderNews[],
): Promise<void> {
  const person = await personOf(transaction, sale.account_id);
  if (!person) return;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    path: purchasePath(sale.code),
    value: sale.value_cents,
    // Once for each piece of news, however often it is switched on and off.
    fact: `order-${sale.code}-${news.join('-')}`,
    at,
    write: (facts) => messages.orderChanged({ ...facts, news }),
  });
}
