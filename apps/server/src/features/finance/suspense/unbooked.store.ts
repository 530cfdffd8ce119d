import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { BankPayment } from '../../../platform/pix/pix-bank.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

const keep = statement({
  name: 'stray-unbooked.keep',
  text: `insert into stray_unbooked (end_to_end_id, txid, amount_cents, payer_text, paid_at, seen_at, retry_at) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (end_to_end_id) do nothing`,
});

const kept = statement({
  name: 'stray-unbooked.kept',
  text: 'select end_to_end_id from stray_unbooked where end_to_end_id = any($1::text[])',
});

const due = statement({
  name: 'stray-unbooked.due',
  text: `update stray_unbooked set tries = tries + 1, retry_at = $2 where end_to_end_id in (${claim(
    'end_to_end_id',
    {
      from: 'stray_unbooked',
      where: 'retry_at <= $1',
      order: 'retry_at',
      limit: '$3',
    },
  )}) returning end_to_end_id, txid, amount_cents, payer_text, paid_at, tries`,
});

const postpone = statement({
  name: 'stray-unbooked.postpone',
  text: 'update stray_unbooked set retry_at = $2 where end_to_end_id = $1',
});

const forget = statement({
  name: 'stray-unbooked.forget',
  text: 'delete from stray_unbooked where end_to_end_id = $1',
});

const all = statement({
  name: 'stray-unbooked.all',
  text: 'select end_to_end_id, amount_cents, paid_at, seen_at, tries from stray_unbooked order by seen_at, end_to_end_id limit 100',
});

/** Keeps a Pix that could not be booked; it is tried again at an instant (epoch milliseconds). */
export async function keepUnbooked(
  queries: Queries,
  { endToEndId, txid, centavos, payerText, at }: Omit<BankPayment, 'key' | 'refunds'>,
  { now, again }: { readonly now: number; readonly again: number },
): Promise<void> {
  const parameters = [endToEndId, txid, centavos, payerText, new Date(at), new Date(now), new Date(again)];
  await queries.run(keep, parameters);
}

/** Those that are kept. */
export async function unbookedAmong(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await queries.rows(kept, [ids])).map(({ end_to_end_id: id }) => id));
}

/** Those that are to be tried now; they are due again at `again`, if this process dies. Centavos, epoch milliseconds. */
export function takeDueUnbooked(
  queries: Queries,
  { now, again, limit }: { readonly now: number; readonly again: number; readonly limit: number },
) {
  return queries.rows(due, [new Date(now), new Date(again), limit]);
}

/** It failed again: it is tried at an instant. */
export async function postponeUnbooked(queries: Queries, endToEndId: string, again: number): Promise<void> {
  await queries.run(postpone, [endToEndId, new Date(again)]);
}

/** It is booked. */
export async function forgetUnbooked(transaction: Transaction, endToEndId: string): Promise<void> {
  await transaction.run(forget, [endToEndId]);
}

/** What could not be booked yet, longest waiting first. Centavos, epoch milliseconds. */
export function unbookedStrays(queries: Queries) {
  return queries.rows(all);
}
