import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import { postReceipt } from '@patio/domain/finance/book/postings.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { BankPayment } from '../../../platform/pix/pix-bank.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { positionsOf } from '../book/public.ts';
import { giveWayToBank, insertReceipt } from '../charges/public.ts';
import type { PixDeps } from '../pix/public.ts';
import { announceDeposit } from './announce-deposit.ts';
import { moveDeposit } from './deposits.store.ts';
import { bookDeposit, openDeposit } from './open-deposit.ts';
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
  const opened = await openDeposit(transaction, code);
  if (opened === undefined) throw new Error('A Pix of no deposit was paid.');
  const { deposit, position } = opened;
  const { centavos: amount } = payment;
  const reference = bankReference(payment.endToEndId);
  // Staff may have recorded it for a purchase, from a statement.
  await giveWayToBank(deps, transaction, { charge: deposit.charge, amount, reference }, at);
  const receipt = await insertReceipt(transaction, {
    charge: deposit.charge,
    amount,
    day: dayOf(payment.at),
    payer: { name: deposit.buyer, document: deposit.document },
    reference,
    source: 'pix',
    state: 'counted',
    by: null,
    at,
  });
  if (receipt === null) throw new Error('A Pix was recorded meanwhile.');
  const booking = { kind: 'receipt', key: `receipt:${receipt}`, at, by: null, receipt, reference } as const;
  await bookDeposit(
    transaction,
    deposit,
    booking,
    postReceipt({ creditor: deposit.creditor, ...position }, amount),
  );
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
