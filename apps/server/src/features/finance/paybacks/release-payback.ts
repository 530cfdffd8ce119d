import { postMovedIn, postMovedOut, postSending } from '@patio/domain/finance/book/postings.ts';
import type { Entry } from '@patio/domain/finance/book/book-account.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { positionsOf, writeBooking } from '../book/public.ts';
import { ownersOf, type ChargeRow, type OwnedCharge } from '../charges/public.ts';
import { writeParts, type PartRow } from './parts.store.ts';
import type { PaybackRow } from './paybacks.store.ts';

interface Moved {
  readonly charge: number;
  readonly kind: 'sending' | 'sent' | 'unsent' | 'moved-out' | 'moved-in' | 'reversal';
  readonly key: string;
  readonly reference: string | null;
  readonly reason?: string | null;
  readonly by: number | null;
  readonly at: number;
  readonly post: (posted: Parameters<typeof postSending>[0]) => readonly Entry[];
}

/** The charges that a movement may be of. */
export interface BookedCharges {
  readonly charges: readonly (OwnedCharge & Pick<ChargeRow, 'code' | 'creditor'>)[];
}

/** Books a movement of money of a charge, on what the book says of it now. */
export async function bookMovement(
  transaction: Transaction,
  { charges }: BookedCharges,
  { charge: code, kind, key, reference, reason = null, by, at, post }: Moved,
): Promise<void> {
  const charge = charges.find((each) => each.code === code);
  if (charge === undefined) throw new Error('A payback is about a charge of another purchase.');
  const position = (await positionsOf(transaction, [code]))(code);
  const entries = post({ creditor: charge.creditor, ...position });
  const booking = { kind, charge: code, receipt: null, at, by, reference, reason, key };
  await writeBooking(transaction, booking, ownersOf(charge), entries);
}

/** A payback that is released, with its parts. */
export interface Released {
  readonly payback: PaybackRow;
  readonly parts: readonly PartRow[];
  readonly by: number;
  readonly at: number;
}

/** The same where nobody decided: the program returns a deposit (decision 0154). */
export interface Sent {
  readonly payback: Pick<PaybackRow, 'way'>;
  readonly parts: readonly PartRow[];
  readonly by: number | null;
  readonly at: number;
}

const codesOf = (parts: readonly PartRow[]): readonly number[] => parts.map(({ code }) => code);

/** The money of a released payback starts its way: from now on nothing else can use it, and the bank is asked soon. */
export async function startSending(
  transaction: Transaction,
  opened: BookedCharges,
  { payback, parts, by, at }: Sent,
): Promise<void> {
  for (const { code, charge_code: charge, amount_cents: amount } of parts) {
    await bookMovement(transaction, opened, {
      charge,
      kind: 'sending',
      key: `sending:${code}`,
      reference: null,
      by,
      at,
      post: (posted) => postSending(posted, amount),
    });
  }
  const readAt = payback.way === 'pix' ? at : null;
  await writeParts(transaction, codesOf(parts), { from: 'proposed', state: 'sending', readAt });
}

/** What pays another charge; `by` null: its buyer chose it (decision 0155). */
interface SetOff {
  readonly payback: Pick<PaybackRow, 'code' | 'target_charge' | 'amount_cents'>;
  readonly parts: readonly PartRow[];
  readonly by: number | null;
  readonly at: number;
}

/** What is owed back pays another charge. */
export async function setOff(
  transaction: Transaction,
  opened: BookedCharges,
  { payback, parts, by, at }: SetOff,
): Promise<void> {
  const { code: whole, target_charge: target, amount_cents: total } = payback;
  if (target === null) throw new Error('A set-off pays no charge.');
  const reference = `set-off ${whole}`;
  for (const { code, charge_code: charge, amount_cents: amount } of parts) {
    await bookMovement(transaction, opened, {
      charge,
      kind: 'moved-out',
      key: `moved-out:${code}`,
      reference,
      by,
      at,
      post: (posted) => postMovedOut(posted, amount),
    });
  }
  await writeParts(transaction, codesOf(parts), { from: 'proposed', state: 'done' });
  await bookMovement(transaction, opened, {
    charge: target,
    kind: 'moved-in',
    key: `moved-in:${whole}`,
    reference,
    by,
    at,
    post: (posted) => postMovedIn(posted, total),
  });
}
