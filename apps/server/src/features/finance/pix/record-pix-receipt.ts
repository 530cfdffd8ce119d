import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { BankPayment } from '../../../platform/pix/pix-bank.ts';
import { giveWayToBank, recordReceipt } from '../charges/public.ts';
import type { PixRow } from './read-pix.ts';
import type { PixDeps } from './pix-deps.ts';

/**
 * Books a payment that the bank has told. The standard does not say who paid: a Pix of the buyer's page counts as the buyer's. One that staff
 * have recorded from a statement counts once, as the bank tells it.
 */
export async function recordPixReceipt(
  deps: PixDeps,
  transaction: Transaction,
  { pix, payment, now }: { readonly pix: PixRow; readonly payment: BankPayment; readonly now: number },
): Promise<void> {
  const told = { charge: pix.charge_code, amount: payment.centavos, reference: payment.endToEndId };
  const owed = { ...told, offer: pix.offer_code, buyer: pix.account_id };
  if ((await giveWayToBank(deps, transaction, owed, now)) === 'stands') return;
  const outcome = await recordReceipt(deps, transaction, {
    ...told,
    payer: 'buyer',
    day: dayOf(payment.at),
    source: 'pix',
    by: null,
    at: now,
  });
  if (outcome.kind === 'recorded') return;
  throw new Error(
    outcome.kind === 'duplicate' ? 'A Pix was recorded meanwhile.' : 'A Pix of no charge was paid.',
  );
}
