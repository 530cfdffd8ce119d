import { buyerClock, transferState } from '@patio/domain/sales/transfer/transfer-plan.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { TransferNow } from '../transfer-now.ts';

/** What the summary of a transfer (of the purchase `p`) is derived from, as one text. */
const FACTS = `concat_ws('|', p.payment_approved, p.payment_approved_at, p.invoice_issued, p.finished_at, p.cancelled_at,
  (select max(x.confirmed_at) from yard_exit x where x.purchase_code = p.code and x.undone_at is null),
  (select max(e.code) from transfer_event e where e.purchase_code = p.code))`;

const save = statement({
  name: 'transfer.save-summary',
  text: `insert into transfer as t (purchase_code, state, waiting_since, due_on, buyer_due_on, seen_on, seen)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (purchase_code) do update set state = excluded.state, waiting_since = excluded.waiting_since, due_on = excluded.due_on,
      buyer_due_on = excluded.buyer_due_on, seen_on = excluded.seen_on, seen = excluded.seen`,
});

/** A complete transfer is looked at again while the guard can take an exit back, and when the invoice was. Nothing else of a completed purchase is taken back. */
const MAY_CHANGE = `(t.state is distinct from 'done' or p.status <> 'X' or p.invoice_issued is not true)`;

const changed = statement({
  name: 'transfer.changed',
  text: `select t.purchase_code from transfer t join purchase p on p.code = t.purchase_code
    where t.purchase_code > $2 and not t.exempt and ${MAY_CHANGE} and (p.cancelled_at is null or t.state is not null)
      and (t.seen_on is distinct from $1::date or t.seen <> ${FACTS})
    order by t.purchase_code limit $3`,
});

const facts = statement({
  name: 'transfer.facts',
  text: `select ${FACTS} as seen from purchase p where p.code = $1`,
});

/** What a summary will be derived from, to be read before anything else of it: what changes from then on is newer, and is looked at again. */
export async function transferFacts(queries: Queries, purchase: number): Promise<string> {
  return (await queries.row(facts, [purchase]))?.seen ?? '';
}

/** Saves how far a transfer is, for lists and reminders, with the facts (`transferFacts`) that it follows from; `now` in epoch milliseconds. */
export async function saveSummary(
  transaction: Transaction,
  { purchase, plan, events }: TransferNow,
  { seen, now }: { readonly seen: string; readonly now: number },
): Promise<void> {
  const today = dayOf(now);
  const sent = plan.filter(({ state }) => state === 'sent').map(({ step }) => step);
  const since = events.filter(({ step, kind }) => kind === 'sent' && sent.some((each) => each === step));
  const dues = plan.flatMap(({ dueOn }) => dueOn ?? []).toSorted();
  const first = sent.map((step) => since.findLast((event) => event.step === step)?.at ?? now);
  await transaction.run(save, [
    purchase.code,
    transferState(plan, today),
    first.length === 0 ? null : new Date(Math.min(...first)),
    dues[0] ?? null,
    buyerClock(plan, today)?.dueOn ?? null,
    today,
    seen,
  ]);
}

/** Purchases after a code whose summary is of another day (yyyy-mm-dd) or of other facts. */
export async function changedTransfers(
  queries: Queries,
  { today, after, limit }: { readonly today: string; readonly after: number; readonly limit: number },
): Promise<readonly number[]> {
  return (await queries.rows(changed, [today, after, limit])).map(({ purchase_code: code }) => code);
}
