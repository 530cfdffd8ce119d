import { randomUUID } from 'node:crypto';
import { postCancellation } from '@patio/domain/finance/book/postings.ts';
import { planPaybacks } from '@patio/domain/finance/paybacks/plan-payback.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { offersPix } from '../../../platform/pix/open-pix.ts';
import { positionsOf } from '../book/public.ts';
import { insertParts, owedCharges, partsOf, startSending } from '../paybacks/public.ts';
import { askIfStuck } from './bank/owed-deposit.ts';
import { announceDeposit } from './announce-deposit.ts';
import { moveDeposit, writeChargeCancelled } from './deposits.store.ts';
import { bookDeposit, chargeOf, type OpenedDeposit } from './open-deposit.ts';
import { withdrawTransfer } from './office/transfers/transfers.store.ts';
import { insertReturn } from './returns.store.ts';

type Deps = Pick<ServerDeps, 'config' | 'live'>;

const CHANGED = 'O valor a devolver mudou.';

interface Given {
  /** Null: the program. */
  readonly by: number | null;
  /** In the words of staff, or null. */
  readonly reason: string | null;
  readonly at: number;
}

/**
 * Ends a deposit: what was paid of it is the buyer's from now on, and goes back at once if the bank can; nothing goes back while the house has
 * given up what went back too much of it. The caller holds its locks.
 */
export async function returnDeposit(
  deps: Deps,
  transaction: Transaction,
  opened: OpenedDeposit,
  { by, reason, at }: Given,
): Promise<void> {
  const { deposit } = opened;
  await cancelDeposit(transaction, opened, { by, reason, at });
  if (deposit.given_up) return;
  if (deposit.state !== 'returning')
    await moveDeposit(transaction, deposit.code, { from: deposit.state, to: 'returning', at });
  // A proposal was of what was owed before.
  await withdrawTransfer(transaction, deposit.code, { decision: CHANGED, at });
  const sent = await sendBack(deps, transaction, opened, { by, at });
  const went = await askIfStuck(deps, transaction, opened, { reason, at });
  if (went === 'asked') return;
  // Who was asked before learns that it is about more now, and why.
  const waiting = deposit.has_bank === true ? 'bank-given' : 'bank';
  const later = went === 'goes' ? 'after-transfer' : waiting;
  await announceDeposit(deps, transaction, opened, {
    what: sent ? 'returning' : later,
    amount: await owedOf(transaction, opened),
    reason,
    part: at,
    at,
  });
}

/** Cancels the charge of a deposit: what is open lapses, what was paid is owed back. Once; the caller holds its locks. */
export async function cancelDeposit(
  transaction: Transaction,
  { deposit, position }: OpenedDeposit,
  { by, reason, at }: Given,
): Promise<void> {
  if (position.cancelled) return;
  const booking = { kind: 'cancellation', key: `cancellation:${deposit.charge}`, at, by, reason } as const;
  const entries = postCancellation({ creditor: deposit.creditor, ...position });
  await bookDeposit(transaction, deposit, booking, entries);
  await writeChargeCancelled(transaction, deposit.charge, at);
}

/** What is owed back of a deposit, also what is on its way, in centavos. */
async function owedOf(transaction: Transaction, { deposit }: OpenedDeposit): Promise<number> {
  const { balances } = (await positionsOf(transaction, [deposit.charge]))(deposit.charge);
  return 0 - balances.user - balances.sending;
}

/**
 * Sends what is owed back of a deposit to the account that paid it, without a release by staff: nobody chose amount or account. Returns
 * whether anything started its way; what cannot, stands with finance.
 */
export async function sendBack(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { deposit }: OpenedDeposit,
  { by, at }: Pick<Given, 'by' | 'at'>,
): Promise<boolean> {
  // Its buyer has the money: what comes back of what was given up waits for finance (decision 0163).
  if (deposit.given_up || !offersPix(deps.config)) return false;
  const charge = chargeOf(deposit);
  const positionOf = await positionsOf(transaction, [charge.code]);
  const plans = planPaybacks(await owedCharges(transaction, [charge], positionOf), at);
  const plan = plans.find(({ way }) => way === 'pix');
  if (plan === undefined) return false;
  const payback = await insertReturn(transaction, { deposit: deposit.code, amount: plan.amount, at });
  if (payback === null) return false;
  // The ids are written with the payback, so that nothing at the bank is unknown here.
  const parts = plan.parts.map(({ charge: of, amount, endToEndId }) => ({
    charge: of,
    amount,
    pix: endToEndId === null ? null : { endToEndId, refundId: randomUUID().replaceAll('-', '') },
  }));
  await insertParts(transaction, payback, parts);
  const sent = { payback: { way: 'pix' as const }, parts: await partsOf(transaction, [payback]), by, at };
  await startSending(transaction, { charges: [charge] }, sent);
  return true;
}
