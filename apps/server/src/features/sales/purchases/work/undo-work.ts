import { planPurchase } from '@patio/contract/sales/purchases/plan-purchase.ts';
import { saveOrder } from '@patio/contract/sales/purchases/save-order.ts';
import { decideOrderChange } from '@patio/domain/sales/purchases/decide-order-change.ts';
import type { PurchaseOrder } from '@patio/domain/sales/purchases/purchase-order.ts';
import { z } from 'zod';
import { undoable } from '../../../identity/undo/public.ts';
import { auctionLocker } from '../../../trading/auctions/public.ts';
import { findPurchase, lockPurchase } from '../defaults.store.ts';
import { followStage } from '../stages/follow-stage.ts';
import { workOf, writeOrder, writePlan, writeVersion, type PurchaseWork } from './work.store.ts';

const purchase = z.object({
  purchase: z.number(),
  /** After the change. */
  version: z.number(),
});

/** The plan of a purchase, which only the team reads. */
export const keepPlan = undoable({
  action: 'plan-purchase',
  route: planPurchase,
  before: purchase.extend({
    assignee: z.number().nullable(),
    action: z.string().nullable(),
    day: z.string().nullable(),
  }),
  undo: async ({ purchase: code, version, assignee, action, day }, { transaction, actor, at }) => {
    await lockPurchase(transaction, code);
    const work = await workOf(transaction, code);
    if (work?.version !== version) return null;
    const plan = { assigneeId: assignee, nextAction: action, day };
    await writePlan(transaction, code, plan, { by: actor.accountId, at });
    return { subject: `purchase ${code}`, before: planOf(work), after: { assignee, action, day } };
  },
});

/** The plan of a purchase as the audit log has it. */
export function planOf({ assignee_id: assignee, next_action: action, next_action_on: day }: PurchaseWork) {
  return { assignee, action, day };
}

const order = z.object({
  invoiceIssued: z.boolean(),
  paymentApproved: z.boolean(),
  paymentMethod: z.string().nullable(),
});

/** Order data, of a change of which the buyer was not notified. */
export const keepOrder = undoable({
  action: 'save-order',
  route: saveOrder,
  before: purchase.extend({ order }),
  undo: async ({ purchase: code, version, order: after }, { transaction, deps, actor, at }) => {
    const seen = await findPurchase(transaction, code);
    if (seen) await auctionLocker(transaction).lock(seen.offer_code, seen.account_id);
    const sale = await lockPurchase(transaction, code);
    const work = sale && (await workOf(transaction, code));
    if (!work || work.version !== version) return null;
    const facts = { status: sale.status, before: work.order, refundedAt: work.refunded_at, byBook: false };
    if (decideOrderChange(facts, after).kind !== 'changed') return null;
    await followStage(deps, transaction, { code, at }, () => writeOrder(transaction, code, after, { at }));
    await writeVersion(transaction, code, { by: actor.accountId, at });
    transaction.afterCommit(() => deps.live.publish(sale.offer_code));
    return { subject: `purchase ${code}`, before: orderValues(work.order), after: orderValues(after) };
  },
});

/** Order data as the audit log has them. */
export function orderValues({ invoiceIssued, paymentApproved, paymentMethod }: PurchaseOrder) {
  return { invoiceIssued, paymentApproved, paymentMethod };
}
