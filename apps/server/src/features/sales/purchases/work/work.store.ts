import type { PurchaseOrder } from '@patio/domain/sales/purchases/purchase-order.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const read = statement({
  name: 'purchase-work.read',
  text: `select coalesce(p.invoice_issued, false) as invoice_issued, coalesce(p.payment_approved, false) as payment_approved, p.payment_method,
      p.payment_withdrawn_at is not null as payment_withdrawn, p.version, p.assignee_id, trim(h.name || ' ' || h.surname) as assignee, p.next_action, p.next_action_on, p.edited_at, trim(e.name || ' ' || e.surname) as editor,
      (select max(c.refunded_at) from cancellation c where c.purchase_code = p.code) as refunded_at
    from purchase p left join account e on e.id = p.edited_by left join account h on h.id = p.assignee_id where p.code = $1`,
});

const saveOrder = statement({
  name: 'purchase-work.save-order',
  text: `update purchase set invoice_issued = $2, payment_approved = $3, payment_method = $4,
    invoice_issued_at = case when $2 then coalesce(invoice_issued_at, $5) end,
    payment_approved_at = case when $3 then coalesce(payment_approved_at, $5) end,
    payment_withdrawn_at = case when not coalesce($6, payment_withdrawn_at is not null or coalesce(payment_approved, false)) or $3 then null
      else coalesce(payment_withdrawn_at, $5) end where code = $1`,
});

const plan = statement({
  name: 'purchase-work.plan',
  text: `update purchase set assignee_id = $2, next_action = $3, next_action_on = $4, edited_by = $5, edited_at = $6, version = version + 1
    where code = $1`,
});

const touch = statement({
  name: 'purchase-work.touch',
  text: 'update purchase set edited_by = $2, edited_at = $3, version = version + 1 where code = $1',
});

const assignees = statement({
  name: 'purchase-work.assignees',
  text: `select id, trim(name || ' ' || surname) as name from account
    where staff_role in ('sales', 'administrator') and blocked_at is null and ($1::bigint is null or id = $1) order by 2, 1`,
});

/** Order data and work of a purchase. Instants in epoch milliseconds. */
export async function workOf(queries: Queries, purchaseCode: number) {
  const row = await queries.row(read, [purchaseCode]);
  if (row === undefined) return undefined;
  const order: PurchaseOrder = {
    invoiceIssued: row.invoice_issued,
    paymentApproved: row.payment_approved,
    paymentMethod: row.payment_method,
  };
  return { ...row, order };
}

export type PurchaseWork = NonNullable<Awaited<ReturnType<typeof workOf>>>;

/**
 * Saves the order data, and since when payment and invoice are confirmed, or the payment is taken back. `withdrawn` says whether it is; without
 * it, it is if these data take the approval away. The caller holds the lock of the purchase.
 */
export async function writeOrder(
  transaction: Transaction,
  code: number,
  { invoiceIssued, paymentApproved, paymentMethod }: PurchaseOrder,
  { at, withdrawn = null }: { readonly at: number; readonly withdrawn?: boolean | null },
): Promise<void> {
  const values = [code, invoiceIssued, paymentApproved, paymentMethod, new Date(at), withdrawn];
  await transaction.run(saveOrder, values);
}

/** Who takes care of a purchase and what comes next; `day` as in `2026-11-27`. */
export interface Plan {
  readonly assigneeId: number | null;
  readonly nextAction: string | null;
  readonly day: string | null;
}

/** Saves the plan of a purchase, as its next version. */
export async function writePlan(
  transaction: Transaction,
  code: number,
  { assigneeId, nextAction, day }: Plan,
  edited: { readonly by: number; readonly at: number },
): Promise<void> {
  await transaction.run(plan, [code, assigneeId, nextAction, day, edited.by, new Date(edited.at)]);
}

/** Counts a change of a purchase as its next version; `by` null: the program. */
export async function writeVersion(
  transaction: Transaction,
  code: number,
  edited: { readonly by: number | null; readonly at: number },
): Promise<void> {
  await transaction.run(touch, [code, edited.by, new Date(edited.at)]);
}

/** The users to whom purchases may be assigned. */
export function assigneesOf(queries: Queries) {
  return queries.rows(assignees, [null]);
}

/** Whether purchases may be assigned to a user. */
export async function isAssignee(queries: Queries, accountId: number): Promise<boolean> {
  return (await queries.row(assignees, [accountId])) !== undefined;
}
