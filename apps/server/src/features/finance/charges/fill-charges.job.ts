import { postReceipt } from '@patio/domain/finance/book/postings.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { positionsOf, writeBooking } from '../book/public.ts';
import { cancelCharges, ownersOf, returnRefund } from './cancel-charges.ts';
import { chargesOf, lockCharges } from './charges.store.ts';
import { purchasesWithoutCharges } from './legacy.store.ts';
import { makeCharges } from './make-charges.ts';
import { insertReceipt } from './receipts/receipts.store.ts';

/** Maximum of purchases per run. */
const batch = 50;

/**
 * Makes the charges of purchases from before there were charges, once: what counted as paid is an opening receipt, what was cancelled or
 * refunded is so in the book too. Nobody is notified of anything of it.
 */
export function fillChargesJob(deps: ServerDeps): Job {
  return {
    name: 'fill-charges',
    everyMs: 10 * 60_000,
    run: async () => deps.database.transact((transaction) => fillCharges(deps, transaction)),
  };
}

/** Makes the charges of some purchases without any; returns whether there may be more. */
export async function fillCharges(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
): Promise<boolean> {
  const found = await purchasesWithoutCharges(transaction, batch);
  for (const purchase of found) {
    // Another worker may have committed between the look and the lock.
    const charged = await chargesOf(transaction, purchase.code);
    if (charged.length === 0) await fill(deps, transaction, purchase);
  }
  return found.length === batch;
}

type Legacy = Awaited<ReturnType<typeof purchasesWithoutCharges>>[number];

async function fill(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  purchase: Legacy,
): Promise<void> {
  const { code, created_at: at, cancelled_at: cancelledAt, refunded_at: refundedAt } = purchase;
  await makeCharges(deps, transaction, { code, at });
  if (purchase.payment_approved) await openAsPaid(transaction, purchase);
  if (cancelledAt !== null) await cancelCharges(null, transaction, { code, at: cancelledAt });
  if (cancelledAt !== null && refundedAt !== null) await returnRefund(transaction, { code, at: refundedAt });
}

async function openAsPaid(
  transaction: Transaction,
  { code: purchase, buyer, paid_at: at }: Legacy,
): Promise<void> {
  const charges = await lockCharges(transaction, purchase);
  const positionOf = await positionsOf(
    transaction,
    charges.map(({ code }) => code),
  );
  for (const charge of charges) {
    const reference = `ABERTURA ${purchase}-${charge.code}`;
    const receipt = await insertReceipt(transaction, {
      charge: charge.code,
      amount: charge.amount_cents,
      day: dayOf(at),
      payer: { name: buyer, document: null },
      reference,
      source: 'opening',
      state: 'counted',
      by: null,
      at,
    });
    if (receipt === null) throw new Error('An opening receipt was recorded before.');
    const booking = { kind: 'receipt', charge: charge.code, receipt, at, by: null, reference } as const;
    const entries = postReceipt(
      { creditor: charge.creditor, ...positionOf(charge.code) },
      charge.amount_cents,
    );
    await writeBooking(
      transaction,
      { ...booking, reason: null, key: `receipt:${receipt}` },
      ownersOf(charge),
      entries,
    );
  }
}
