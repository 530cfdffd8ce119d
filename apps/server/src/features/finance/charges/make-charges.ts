import { postCharge } from '@patio/domain/finance/book/postings.ts';
import { chargesOfSale } from '@patio/domain/finance/charges/charges-of-sale.ts';
import { addWorkingDays } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { workingCalendar } from '../../sales/working-days/public.ts';
import type { PurchaseFact } from '../../sales/purchase-events/public.ts';
import { writeBooking } from '../book/public.ts';
import { insertCharge, saleOf, type NewCharge } from './charges.store.ts';

/** Makes the charges of a sale, in its transaction: due once the seller has called and the term for the payment is over. */
export async function makeCharges(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { code: purchase, at }: PurchaseFact,
): Promise<void> {
  const sale = await saleOf(transaction, purchase);
  if (sale === undefined) throw new Error('A purchase without charges.');
  const { contact, payment } = config.rules.stageDays;
  const calendar = await workingCalendar(transaction, at);
  const dueAt = addWorkingDays(at, contact + payment, calendar);
  const store = sale.partner_id;
  for (const { kind, creditor, amount } of chargesOfSale(sale.value_cents, sale.costs, store !== null)) {
    const charge = { purchase, kind, creditor, store, amount, origin: 'sale', dueAt, at } as const;
    await openCharge(transaction, charge, { buyer: sale.account_id, by: null });
  }
}

/** Writes a charge and its entries in the book. */
export async function openCharge(
  transaction: Transaction,
  charge: NewCharge,
  { buyer, by }: { readonly buyer: number; readonly by: number | null },
): Promise<number> {
  const { purchase, store, creditor, amount, at } = charge;
  const code = await insertCharge(transaction, charge);
  const booking = {
    kind: 'charge',
    charge: code,
    receipt: null,
    at,
    by,
    reference: null,
    reason: null,
  } as const;
  const owners = { purchase, buyer, store };
  await writeBooking(
    transaction,
    { ...booking, key: `charge:${code}` },
    owners,
    postCharge(creditor, amount),
  );
  return code;
}
