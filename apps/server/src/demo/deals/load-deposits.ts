import { DEPOSIT_ASKED_MS } from '@patio/domain/finance/deposits/deposit-step.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import {
  bookDepositReceipt,
  insertRule,
  makeDeposit,
  moveDeposit,
} from '../../features/finance/deposits/public.ts';
import { isUnpaid } from '../../features/people/limits/public.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const DEPOSIT = 100_000;
const DAY = 86_400_000;
const MINUTE = 60_000;

// Well above what people of the demo bid.
const mostExpensive = statement({
  name: 'demo.most-expensive-offer',
  text: `select a.offer_code, (ceil(a.price_cents * 1.5 / 100000) * 100000)::bigint as above from auction a join offer o on o.code = a.offer_code
    where a.open and o.published_at is not null order by a.price_cents desc, a.offer_code limit 1`,
});

const toBePaid = statement({
  name: 'demo.purchase-to-be-paid',
  text: `select p.offer_code, p.created_at from purchase p where p.account_id = $1 and ${isUnpaid('p')} and p.cancellation is null
    and exists (select from charge c where c.purchase_code = p.code and c.kind = 'price')
    and exists (select from bid b where b.offer_code = p.offer_code) order by p.created_at desc, p.code limit 1`,
});

type Accounts = { readonly account: (key: 'financeiro' | 'comprador' | 'rival') => number };

/**
 * The most expensive offer asks for a deposit before bids far above its price, and one user has left it; another one left theirs for what they
 * won and have not paid.
 */
export async function loadDeposits(
  transaction: Transaction,
  { account }: Accounts,
  now: number,
): Promise<void> {
  const found = await transaction.row(mostExpensive);
  if (found !== undefined) {
    const reason = 'Veículo de alto valor: um lance sem pagamento custaria o leilão.';
    const rule = { amount: DEPOSIT, above: found.above, reason, by: account('financeiro'), at: now - DAY };
    await insertRule(transaction, { offer: found.offer_code, store: null }, rule);
    await leave(transaction, { account: account('rival'), offer: found.offer_code, at: now - DAY / 8 });
  }
  const won = await transaction.row(toBePaid, [account('comprador')]);
  if (won === undefined) return;
  const at = won.created_at - DAY / 4;
  await leave(transaction, { account: account('comprador'), offer: won.offer_code, at });
}

interface Left {
  readonly account: number;
  readonly offer: number;
  readonly at: number;
}

async function leave(transaction: Transaction, { account, offer, at }: Left): Promise<void> {
  const dueAt = at + DEPOSIT_ASKED_MS;
  const deposit = await makeDeposit(transaction, { account, offer, amount: DEPOSIT, at, dueAt });
  const paidAt = at + MINUTE;
  const reference = `E${String(deposit.code).padStart(31, '0')}`;
  const pix = { amount: DEPOSIT, day: dayOf(paidAt), reference, at: paidAt };
  await bookDepositReceipt(transaction, deposit, pix);
  await moveDeposit(transaction, deposit.code, { from: 'asked', to: 'held', at: paidAt });
}
