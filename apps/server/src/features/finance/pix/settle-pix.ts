import type { BankCharge, BankPayment } from '../../../platform/pix/pix-bank.ts';
import { PixError } from '../../../platform/pix/pix-failure.ts';
import { afterReading, amountToPay, PIX_AFTERWARDS_MS } from '@patio/domain/finance/pix/decide-pix-charge.ts';
import { depositPaid } from './deposit-paid.ts';
import { keepText, putAtBank } from './ensure-at-bank.ts';
import { readAtBank, removeAtBank } from './at-the-bank.ts';
import { lockCharge, notePixRead } from './pix-charges.store.ts';
import { pixOf, type PixRow } from './read-pix.ts';
import type { PixDeps } from './pix-deps.ts';
import { insertPayment } from './pix-payments.store.ts';
import { recordPixReceipt } from './record-pix-receipt.ts';

/**
 * Reads a Pix at the bank and records what has been paid: each payment once, with its receipt, in one transaction. May be repeated at any
 * time, also by several processes at once. A Pix that asks for something else than what is to be paid is removed at the bank. Returns what it recorded.
 * Errors: `PixError`.
 */
export async function settlePix(deps: PixDeps, txid: string): Promise<readonly BankPayment[]> {
  const { database } = deps;
  const pix = await pixOf(database, txid);
  if (pix === undefined) return [];
  const read = await readOrMake(deps, pix);
  if (read === null) return [];
  const recorded: BankPayment[] = [];
  for (const payment of read.payments) {
    if (payment.txid !== null && payment.txid !== txid)
      throw new PixError('nonsense', 'A payment of another charge.');
    if (await recordPayment(deps, pix, payment)) recorded.push(payment);
  }
  await noteReading(deps, pix, read);
  return recorded;
}

/** Decides under the lock of the charge what follows, so that a cancellation of this moment is not overwritten. */
async function noteReading(
  { bank, clock, database }: PixDeps,
  seen: PixRow,
  { status, payments }: BankCharge,
): Promise<void> {
  const { txid, charge_code: charge } = seen;
  const next = await database.transact(async (transaction) => {
    await lockCharge(transaction, charge);
    const pix = await pixOf(transaction, txid);
    if (pix === undefined) return 'over';
    const { amount_cents: centavos, expires_at: expiresAt, copy_text: text, replaced } = pix;
    const facts = { active: status === 'active', now: clock.now() };
    const decided = afterReading({ centavos, expiresAt, replaced }, pix.charge, facts);
    if (decided === 'wait')
      await notePixRead(transaction, txid, { state: 'open', readAt: expiresAt + PIX_AFTERWARDS_MS });
    if (decided === 'over') {
      const state = payments.length > 0 && text !== null ? 'paid' : 'ended';
      await notePixRead(transaction, txid, { state, readAt: null });
    }
    return decided;
  });
  if (next !== 'remove') return;
  await removeAtBank(bank, seen);
  await notePixRead(database, txid, { state: 'ended', readAt: null });
}

/** The charge at the bank; null: it never got there, and is not needed any more. */
async function readOrMake(deps: PixDeps, pix: PixRow): Promise<BankCharge | null> {
  const { bank, clock, database } = deps;
  try {
    const read = await readAtBank(bank, pix);
    // The text to copy was never stored.
    if (pix.state === 'asked' && read.status === 'active') await keepText(deps, pix, read);
    return read;
  } catch (error) {
    if (!(error instanceof PixError) || error.failure !== 'missing' || pix.state !== 'asked') throw error;
  }
  const { amount_cents: centavos, expires_at: expiresAt } = pix;
  if (clock.now() < expiresAt && amountToPay(pix.charge) === centavos && !pix.replaced)
    await putAtBank(deps, pix);
  else await notePixRead(database, pix.txid, { state: 'ended', readAt: null });
  return null;
}

async function recordPayment(deps: PixDeps, pix: PixRow, payment: BankPayment): Promise<boolean> {
  const now = deps.clock.now();
  return deps.database.transact(async (transaction) => {
    if (!(await insertPayment(transaction, pix.txid, payment, now))) return false;
    if (pix.deposit_code === null) await recordPixReceipt(deps, transaction, { pix, payment, now });
    else await depositPaid.publish(deps, transaction, { deposit: pix.deposit_code, payment, at: now });
    transaction.afterCommit(() => deps.live.publishNegotiation(pix.account_id, pix.offer_code));
    return true;
  });
}
