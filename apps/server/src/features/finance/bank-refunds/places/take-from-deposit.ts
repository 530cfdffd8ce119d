import { postBankRefund } from '@patio/domain/finance/book/postings.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { bookDeposit, followBankRefund, openDeposit } from '../../deposits/public.ts';
import type { PixDeps } from '../../pix/public.ts';
import { writePart } from '../refunds.store.ts';
import { referenceOf, type Taking } from './take-from-purchase.ts';

/** Takes a refund from a deposit; `owed`: no more than what is owed back of it. What follows for the deposit is done. Returns how much was taken. */
export async function takeFromDeposit(
  deps: PixDeps,
  transaction: Transaction,
  { refund, deposit: code, most, owed, at }: Taking & { readonly deposit: number; readonly owed: boolean },
): Promise<number> {
  const opened = await openDeposit(transaction, code);
  if (opened === undefined) return 0;
  const { deposit, position } = opened;
  const amount = owed ? Math.min(most, Math.max(0, 0 - position.balances.user)) : most;
  if (amount === 0) return 0;
  const part = await writePart(transaction, refund.code, { of: { charge: deposit.charge }, amount, at });
  const reference = referenceOf(refund);
  const booking = { kind: 'bank-refund', key: `bank-refund:${part}`, at, by: null, reference } as const;
  const entries = postBankRefund({ creditor: deposit.creditor, ...position }, amount);
  await bookDeposit(transaction, deposit, booking, entries);
  await recordAudit(transaction, {
    actorId: null,
    command: 'payment',
    action: 'book-bank-refund',
    subject: `offer ${deposit.offer_code}`,
    details: { deposit: code, charge: deposit.charge, refund: refund.code, amount, reference },
    at,
  });
  await followBankRefund(deps, transaction, code, { amount, part, at });
  return amount;
}
