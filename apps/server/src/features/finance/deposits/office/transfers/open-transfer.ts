import type { ServerDeps } from '../../../../../deps.ts';
import { recordAudit } from '../../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { ApiError } from '../../../../../platform/http/api-error.ts';
import type { Actor } from '../../../../../platform/http/call-context.ts';
import { partsOf, type PartRow } from '../../../paybacks/public.ts';
import { openDeposit, type OpenedDeposit } from '../../open-deposit.ts';
import { oneDeposit } from '../deposits-list.store.ts';
import { presentDeposit } from '../present-deposit.ts';
import { findTransfer, type TransferRow } from './transfers.store.ts';

/** A transfer that is about to change, with its deposit, under the locks of bidding. */
export interface OpenedTransfer {
  readonly transfer: TransferRow;
  readonly opened: OpenedDeposit;
  readonly parts: readonly PartRow[];
}

async function openTransfer(transaction: Transaction, code: number): Promise<OpenedTransfer | undefined> {
  const seen = await findTransfer(transaction, code);
  const opened = seen && (await openDeposit(transaction, seen.deposit_code));
  const transfer = opened && (await findTransfer(transaction, code));
  if (opened === undefined || transfer === undefined) return undefined;
  return { transfer, opened, parts: await partsOf(transaction, [code]) };
}

type Change = (transaction: Transaction, opened: OpenedTransfer) => Promise<ApiError | null>;

/** Changes a transfer of a deposit and gives the deposit as it is then. Errors: there is no such transfer, or why it is refused. */
export async function changeTransfer(
  { database }: Pick<ServerDeps, 'database'>,
  { code, actor }: { readonly code: number; readonly actor: Actor },
  change: Change,
) {
  const outcome = await database.transact(async (transaction) => {
    const opened = await openTransfer(transaction, code);
    if (opened === undefined) return new ApiError('payback-not-found');
    return (await change(transaction, opened)) ?? transaction.row(oneDeposit, [opened.transfer.deposit_code]);
  });
  if (outcome instanceof ApiError) throw outcome;
  if (outcome === undefined) throw new ApiError('payback-not-found');
  return { data: presentDeposit(outcome, actor) };
}

/** Keeps on record what a user did with a transfer. */
export function recordTransfer(
  transaction: Transaction,
  { transfer, opened: { deposit } }: Pick<OpenedTransfer, 'transfer' | 'opened'>,
  given: {
    readonly action:
      | 'release-deposit-transfer'
      | 'reject-deposit-transfer'
      | 'record-deposit-transfer'
      | 'undo-deposit-transfer';
    readonly to: string;
    readonly details?: Readonly<Record<string, string | number | null>>;
    readonly by: number;
    readonly at: number;
  },
): Promise<void> {
  const { action, to, details = {}, by, at } = given;
  const { code: payback, amount_cents: amount, state } = transfer;
  return recordAudit(transaction, {
    actorId: by,
    action,
    subject: `offer ${deposit.offer_code}`,
    details: { deposit: deposit.code, buyer: deposit.account_id, payback, amount, ...details },
    before: { state },
    after: { state: to },
    at,
  });
}
