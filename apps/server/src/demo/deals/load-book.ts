import { dayBefore } from '@patio/domain/finance/closes/close-days.ts';
import { postReceipt } from '@patio/domain/finance/book/postings.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { Config } from '../../config/config.ts';
import { openByHand } from '../../features/finance/aml-cases/public.ts';
import { positionsOf, writeBooking } from '../../features/finance/book/public.ts';
import { insertReceipt, lockCharges, ownersOf } from '../../features/finance/charges/public.ts';
import { dayFigures, findDayOf, insertClose, prepareDay } from '../../features/finance/closes/public.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const DAY = 86_400_000;
const TOO_MUCH = 35_000;
const BANK_FEE = 4_990;

const paid = statement({
  name: 'demo.paid-purchase',
  text: `select p.code, trim(a.name || ' ' || a.surname) as buyer from purchase p join account a on a.id = p.account_id
    where p.payment_approved and p.cancelled_at is null and p.cancellation is null and exists (select from charge c where c.purchase_code = p.code)
    order by p.code desc limit 1`,
});

/** Finance looks at a buyer; a buyer has paid too much; a day of the book is closed, with a fee of the bank, and the next one is to be closed. */
export async function loadBook(
  transaction: Transaction,
  people: { readonly account: (key: 'financeiro') => number },
  config: Config,
  now: number,
): Promise<void> {
  const by = people.account('financeiro');
  await watchBuyer(transaction, config, by, now - DAY / 4);
  await overpay(transaction, by, now - 2 * DAY);
  const yesterday = dayBefore(dayOf(now));
  const closed = dayBefore(yesterday);
  for (const day of [closed, yesterday]) await prepareDay(transaction, day, now);
  const { closing: book, pix_read: pixRead, pix_booked: pixBooked } = await dayFigures(transaction, closed);
  await insertClose(transaction, {
    dayCode: await findDayOf(transaction, closed),
    book,
    bank: book - BANK_FEE,
    pixRead,
    pixBooked,
    pixReturned: 0,
    statement: null,
    explanation: { reason: 'bank-fee', text: 'Tarifa mensal da conta, informada à contabilidade.' },
    by,
    at: now - DAY / 2,
  });
}

async function watchBuyer(transaction: Transaction, config: Config, by: number, at: number): Promise<void> {
  const purchase = await transaction.row(paid);
  if (purchase === undefined) return;
  const reason = 'Várias compras de alto valor em poucas semanas, pagas por contas diferentes.';
  await openByHand({ config }, transaction, { purchase: purchase.code, by, reason, at });
}

async function overpay(transaction: Transaction, by: number, at: number): Promise<void> {
  const purchase = await transaction.row(paid);
  const [charge] = purchase === undefined ? [] : await lockCharges(transaction, purchase.code);
  if (purchase === undefined || charge === undefined) return;
  const reference = `TED ${purchase.code}-2`;
  const receipt = await insertReceipt(transaction, {
    charge: charge.code,
    amount: TOO_MUCH,
    day: dayOf(at),
    payer: { name: purchase.buyer, document: null },
    reference,
    source: 'transfer',
    state: 'counted',
    by,
    at,
  });
  const positionOf = await positionsOf(transaction, [charge.code]);
  await writeBooking(
    transaction,
    {
      kind: 'receipt',
      charge: charge.code,
      receipt,
      at,
      by,
      reference,
      reason: null,
      key: `receipt:${receipt ?? 'none'}`,
    },
    ownersOf(charge),
    postReceipt({ creditor: charge.creditor, ...positionOf(charge.code) }, TOO_MUCH),
  );
}
