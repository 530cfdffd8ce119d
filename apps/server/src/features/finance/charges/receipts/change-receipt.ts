import { postAccepted, postReturn, postReversal } from '@patio/domain/finance/book/postings.ts';
import { decideReceiptChange, type ReceiptChange } from '@patio/domain/finance/charges/receipt.ts';
import type { Entry } from '@patio/domain/finance/book/book-account.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { cameInWith } from '../../bank-references/public.ts';
import { debtBeforeReceipt, entriesOfReceipt, writeBooking } from '../../book/public.ts';
import { giveStrayBack } from '../../suspense/public.ts';
import { ownersOf } from '../cancel-charges.ts';
import { followBook } from './follow-book.ts';
import { openPurchase } from './open-purchase.ts';
import { factsOf, findReceipt, writeReceiptState } from './receipts.store.ts';

interface Change {
  readonly change: ReceiptChange;
  readonly reason: string;
  /** Null: the program. */
  readonly by: number | null;
  readonly at: number;
}

const CHANGES = {
  undo: { kind: 'reversal', state: 'reversed', what: 'reversed', action: 'undo-receipt' },
  accept: { kind: 'accepted', state: 'counted', what: 'accepted', action: 'accept-payer' },
  returned: { kind: 'return', state: 'returned', what: 'returned', action: 'return-to-payer' },
} as const;

const REFUSALS = {
  decided: 'receipt-decided',
  own: 'receipt-own',
  'no-recording': 'receipt-no-recording',
} as const;

/** A receipt with its charge and its purchase, under their locks; undefined: there is none. */
export async function openReceipt(transaction: Transaction, code: number) {
  const seen = await findReceipt(transaction, code);
  const opened = seen && (await openPurchase(transaction, seen.charge_code));
  const receipt = opened?.receipts.find((each) => each.code === code);
  const charge = opened?.charges.find((each) => each.code === receipt?.charge_code);
  return opened && receipt && charge ? { opened, receipt, charge } : undefined;
}

type OpenReceipt = NonNullable<Awaited<ReturnType<typeof openReceipt>>>;

/** Takes a receipt back, accepts its payer, or notes that its money was returned to them, once. Returns the purchase. */
export async function changeReceipt(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  code: number,
  change: Change & { readonly by: number },
): Promise<number | ApiError> {
  const found = await openReceipt(transaction, code);
  if (found === undefined) return new ApiError('receipt-not-found');
  const decision = decideReceiptChange(factsOf(found.receipt), change.change, change.by);
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  return (await writeChange(deps, transaction, found, change)) ?? found.opened.purchase.code;
}

/** Writes a change that was allowed: book, receipt, audit and what follows. Returns why it is impossible, or null. */
export async function writeChange(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { opened, receipt, charge }: OpenReceipt,
  { change, reason, by, at }: Change,
): Promise<ApiError | null> {
  const { code, amount_cents: amount } = receipt;
  // Nobody records its money, nor does the bank tell of it, before all of this is written.
  if (change === 'undo') await cameInWith(transaction, receipt.reference);
  const posted = { creditor: charge.creditor, ...opened.positionOf(charge.code) };
  const entries: readonly Entry[] | null =
    change === 'undo'
      ? postReversal(
          posted,
          await entriesOfReceipt(transaction, code),
          await debtBeforeReceipt(transaction, charge.code, code),
        )
      : change === 'accept'
        ? postAccepted(posted, amount)
        : postReturn(posted, amount, 'suspense');
  if (entries === null) return new ApiError('receipt-spent');
  const { kind, state, what, action } = CHANGES[change];
  const key = `${kind}:${code}`;
  const booking = { kind, charge: charge.code, receipt: code, at, by, reference: null, reason, key };
  await writeBooking(transaction, booking, ownersOf(charge), entries);
  await writeReceiptState(transaction, code, state, { by, at, reason });
  if (change === 'undo')
    await giveStrayBack(transaction, { recording: code, amount, reference: receipt.reference, by, at });
  await recordAudit(transaction, {
    actorId: by,
    ...(by === null && { command: 'payment' }),
    action,
    subject: `purchase ${opened.purchase.code}`,
    details: { charge: charge.code, receipt: code, amount, reason },
    before: { state: receipt.state },
    after: { state },
    at,
  });
  const fact = `receipt-${code}`;
  await followBook(deps, transaction, opened, { charge, what, amount, by, at, fact });
  return null;
}
