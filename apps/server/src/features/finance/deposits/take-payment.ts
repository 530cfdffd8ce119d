import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { BankPayment } from '../../../platform/pix/pix-bank.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { positionsOf } from '../book/public.ts';
import { giveWayToBank } from '../charges/public.ts';
import type { PixDeps } from '../pix/public.ts';
import { announceDeposit } from './announce-deposit.ts';
import { bookDepositReceipt } from './book-deposit-receipt.ts';
import { findDeposit, moveDeposit } from './deposits.store.ts';
import { openDeposit } from './open-deposit.ts';
import { returnDeposit, sendBack } from './send-back.ts';

/**
 * Books a Pix for a deposit in the transaction that records the payment: paid in full it is held; what comes too late or twice goes back at
 * once.
 */
export async function takePayment(
  deps: PixDeps,
  transaction: Transaction,
  {
    deposit: code,
    payment,
    at,
  }: { readonly deposit: number; readonly payment: BankPayment; readonly at: number },
): Promise<void> {
  const seen = await findDeposit(transaction, code);
  if (seen === undefined) throw new Error('A Pix of no deposit was paid.');
  const { centavos: amount } = payment;
  const reference = bankReference(payment.endToEndId);
  // Staff may have recorded it for a purchase, from a statement: its locks come with those of the deposit.
  const told = { charge: seen.charge, amount, reference, offer: seen.offer_code, buyer: seen.account_id };
  await giveWayToBank(deps, transaction, told, at);
  const opened = await openDeposit(transaction, code);
  if (opened === undefined) throw new Error('A Pix of no deposit was paid.');
  const { deposit } = opened;
  const day = dayOf(payment.at);
  const receipt = await bookDepositReceipt(transaction, deposit, { amount, day, reference, at });
  await recordAudit(transaction, {
    actorId: null,
    command: 'payment',
    action: 'record-receipt',
    subject: `offer ${deposit.offer_code}`,
    details: { deposit: code, charge: deposit.charge, receipt, amount, reference },
    at,
  });
  const after = (await positionsOf(transaction, [deposit.charge]))(deposit.charge);
  if (after.cancelled) {
    const late = { ...opened, position: after };
    return returnDeposit(deps, transaction, late, { by: null, reason: null, at });
  }
  if (deposit.state === 'asked' && after.balances.receivable === 0) {
    await moveDeposit(transaction, code, { from: 'asked', to: 'held', at });
    await announceDeposit(deps, transaction, opened, { what: 'held', amount: deposit.amount_cents, at });
  }
  if (after.balances.user < 0) await sendBack(deps, transaction, opened, { by: null, at });
}
