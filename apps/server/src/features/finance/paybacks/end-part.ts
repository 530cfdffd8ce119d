import { postSent, postUnsent } from '@patio/domain/finance/book/postings.ts';
import { receivedOf } from '@patio/domain/finance/charges/charge-state.ts';
import { stateOfParts } from '@patio/domain/finance/paybacks/decide-payback.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { completeRefund } from '../../sales/cancellations/public.ts';
import { positionsOf } from '../book/public.ts';
import { followApproval, type OpenedPurchase } from '../charges/public.ts';
import { announcePayback } from './announce-payback.ts';
import { givenBank } from './bank/payback-bank.ts';
import { partsOf, writePart, type PartRow } from './parts.store.ts';
import { writeEnd, type PaybackRow } from './paybacks.store.ts';
import { bookMovement, type BookedCharges } from './release-payback.ts';

const LONGEST = 300;

/** What became of a part; `by` null: the bank told it. */
export interface PartEnd {
  readonly part: PartRow;
  readonly outcome: 'done' | 'failed';
  /** Why it failed. */
  readonly failure: string | null;
  /** Of the bank. */
  readonly reference: string | null;
  readonly by: number | null;
  readonly at: number;
  /** How often it was taken back that it had left. */
  readonly again?: number;
}

type Deps = Pick<ServerDeps, 'config' | 'live' | 'logger'>;

/** Books what became of a part: its money has left the bank, or is owed back again. The caller holds the locks of its purchase. */
export async function endPart(
  transaction: Transaction,
  opened: BookedCharges,
  { part, outcome, failure, reference, by, at, again = 0 }: PartEnd,
): Promise<void> {
  const { code, charge_code: charge, amount_cents: amount } = part;
  const done = outcome === 'done';
  await bookMovement(transaction, opened, {
    charge,
    kind: done ? 'sent' : 'unsent',
    key: `${done ? 'sent' : 'unsent'}:${code}${again === 0 ? '' : `:${again}`}`,
    reference: done ? reference : null,
    by,
    at,
    post: (posted) => (done ? postSent : postUnsent)(posted, amount),
  });
  const why = failure?.slice(0, LONGEST) ?? null;
  await writePart(transaction, code, { from: 'sending', state: outcome, failure: why });
}

/** Ends a payback once all its parts have: purchase, cancellation, audit and notifications follow. */
export async function endPayback(
  deps: Deps,
  transaction: Transaction,
  opened: OpenedPurchase,
  {
    payback,
    reference,
    by,
    at,
  }: { readonly payback: PaybackRow; readonly reference: string | null } & Pick<PartEnd, 'by' | 'at'>,
): Promise<void> {
  const parts = await partsOf(transaction, [payback.code]);
  const state = stateOfParts(parts.map((part) => part.state));
  if (state !== 'done' && state !== 'failed') return;
  // Once the payback has ended, what they gave for it is settled.
  const to = payback.way === 'transfer' ? await givenBank(deps, transaction, opened.purchase.code) : null;
  await writeEnd(transaction, payback.code, { state, by, at, reference });
  await recordAudit(transaction, {
    actorId: by,
    ...(by === null && { command: 'payment' }),
    action: by === null ? 'end-payback' : 'record-payback-transfer',
    subject: `purchase ${opened.purchase.code}`,
    details: { payback: payback.code, amount: payback.amount_cents, reference },
    before: { state: payback.state },
    after: { state },
    at,
  });
  await followApproval(deps, transaction, opened, { by, at });
  await closeRefund(deps, transaction, opened, { payback, to, reference, at });
  const sumOf = (outcome: PartEnd['outcome']): number =>
    parts.filter((part) => part.state === outcome).reduce((sum, part) => sum + part.amount_cents, 0);
  const told = { amount: sumOf(state), returned: state === 'failed' ? sumOf('done') : 0 };
  await announcePayback(deps, transaction, opened, { payback, what: state, ...told, reference, at });
}

/** The refund of a cancelled purchase is complete when the book owes nothing of all that was paid. */
async function closeRefund(
  deps: Deps,
  transaction: Transaction,
  { purchase, charges }: OpenedPurchase,
  {
    payback,
    to,
    reference,
    at,
  }: {
    readonly payback: PaybackRow;
    readonly to: Awaited<ReturnType<typeof givenBank>>;
    readonly reference: string | null;
    readonly at: number;
  },
): Promise<void> {
  if (purchase.cancelled_at === null || payback.decided_by === null) return;
  const positionOf = await positionsOf(
    transaction,
    charges.map(({ code }) => code),
  );
  const positions = charges.map((charge) => ({ charge, position: positionOf(charge.code) }));
  const owes = positions.some(({ position: { balances } }) => balances.user < 0 || balances.sending < 0);
  // What sales approved by hand may have been paid without a receipt, and is not in the book.
  const lacks = positions.some(({ charge, position }) => receivedOf(position) < charge.amount_cents);
  if (owes || (purchase.payment_approved && lacks)) return;
  await completeRefund(deps, transaction, {
    purchase: purchase.code,
    by: payback.decided_by,
    at,
    receipt: reference,
    toBankData: payback.way === 'transfer',
    to,
  });
}
