import { insertRule } from '../../features/finance/deposits/public.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const DEPOSIT = 100_000;
const DAY = 86_400_000;

// Well above what people of the demo bid.
const mostExpensive = statement({
  name: 'demo.most-expensive-offer',
  text: `select a.offer_code, (ceil(a.price_cents * 1.5 / 100000) * 100000)::bigint as above from auction a join offer o on o.code = a.offer_code
    where a.open and o.published_at is not null order by a.price_cents desc, a.offer_code limit 1`,
});

/** The most expensive offer asks for a deposit before bids far above its price. */
export async function loadDeposits(
  transaction: Transaction,
  { account }: { readonly account: (key: 'financeiro') => number },
  now: number,
): Promise<void> {
  const found = await transaction.row(mostExpensive);
  if (found === undefined) return;
  const reason = 'Veículo de alto valor: um lance sem pagamento custaria o leilão.';
  const rule = { amount: DEPOSIT, above: found.above, reason, by: account('financeiro'), at: now - DAY };
  await insertRule(transaction, { offer: found.offer_code, store: null }, rule);
}
