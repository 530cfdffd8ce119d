import { afterApproval } from '../../people/limits/public.ts';
import { leftYard } from '../../trading/charges/public.ts';

/** Charges of a purchase that are shown with what they are for. */
type ShownKind = 'freight' | 'storage';

/** Whether something of a kind was charged to a purchase; `code`: its number, in SQL. */
export const chargedOf = (kind: ShownKind, code: string): string =>
  `exists (select from charge h where h.purchase_code = ${code} and h.kind = '${kind}')`;

/** Whether something of a kind was charged to purchase `p` after the approval of its payment. */
export const chargedAfterApproval = (kind: ShownKind): string =>
  `exists (select from charge h where h.purchase_code = p.code and h.kind = '${kind}' and ${afterApproval('h')})`;

/** What the buyer of a purchase still owes of what was charged of a kind, in centavos, as the book has it; `code`: its number, in SQL. */
export const unpaidOf = (kind: ShownKind, code: string): string =>
  `(select coalesce(sum(e.amount_cents), 0)::bigint from charge h join book_entry e on e.charge_code = h.code
    join book_account k on k.code = e.account_code and k.kind = 'receivable'
    where h.purchase_code = ${code} and h.kind = '${kind}')`;

/** Whether the payment of a purchase (its alias in SQL) was taken back while all of it still stands in the yard: it can be undone as unpaid. */
export const unpaidAgain = (purchase: string): string =>
  `(${purchase}.payment_withdrawn_at is not null and not ${leftYard(purchase)})`;

/** A proof of the payment of a purchase `p` waits to be checked: its buyer is not asked for it again. */
export const PROOF_WAITS = `exists (select from purchase_document d where d.purchase_code = p.code and d.kind = 'pagamento'
    and d.state in ('held', 'sent') and not exists (select from purchase_document n where n.series = d.series and n.version > d.version))`;
