import { bankReference } from '@patio/domain/finance/charges/payer.ts';
import { agreesWithBank } from '@patio/domain/finance/charges/receipt.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { auctionLocker } from '../../../trading/auctions/public.ts';
import { chargedPurchase, lockChargesOf } from '../charges.store.ts';
import { openReceipt, writeChange } from './change-receipt.ts';
import { confirmReceipt, receiptWith } from './receipts.store.ts';

/** A payment as the bank tells it; amount in centavos. */
interface Told {
  readonly charge: number;
  readonly amount: number;
  readonly reference: string;
  /** Of the charge: what it is about, and who owes it. */
  readonly offer: number;
  readonly buyer: number;
}

/**
 * Lets a recording by staff give way to what the bank tells of the same payment. `stands`: it says the same, and is the bank's from now on;
 * `free`: there is none, or it was taken back. Errors: its money was given back already.
 *
 * It locks for the caller too, who has locked nothing: the offers of both charges in the order of their codes, then both buyers, then the charges
 * of both purchases in the order of their codes; references of the bank are locked last. Bids, payouts and receipts take what they need of
 * these in the same order, so nothing waits for what waits for it.
 */
export async function giveWayToBank(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  told: Told,
  at: number,
): Promise<'stands' | 'free'> {
  const seen = await receiptWith(transaction, bankReference(told.reference));
  await lockInTurn(transaction, told, seen?.charge_code ?? null);
  const found = seen && (await openReceipt(transaction, seen.code));
  // Another user may have taken it back between the look and the lock.
  if (found === undefined || found.receipt.state === 'reversed') return 'free';
  const { charge_code: charge, amount_cents: amount, state, source } = found.receipt;
  if (agreesWithBank({ charge, amount, state }, told)) {
    await confirmReceipt(transaction, found.receipt.code);
    return 'stands';
  }
  if (source !== 'transfer' && source !== 'cash')
    throw new Error('A Pix was recorded before, and not by staff.');
  if (state === 'returned') throw new Error('The money of a Pix was returned as that of another payer.');
  const reason = 'O banco informou este Pix para outra cobrança, outro valor ou do próprio comprador.';
  const refused = await writeChange(deps, transaction, found, { change: 'undo', reason, by: null, at });
  if (refused !== null) throw new Error('The money of a Pix was returned to the buyer of another purchase.');
  return 'free';
}

/** Locks what is told and what was recorded, together: each by itself would be locked in the order in which they come. */
async function lockInTurn(
  transaction: Transaction,
  { charge, offer, buyer }: Told,
  recorded: number | null,
): Promise<void> {
  const purchase = await chargedPurchase(transaction, charge);
  const other = recorded === null ? undefined : await chargedPurchase(transaction, recorded);
  const offers = other === undefined ? [offer] : [offer, other.offer_code];
  const buyers = other === undefined ? [buyer] : [buyer, other.account_id];
  await auctionLocker(transaction).lockAll(offers, buyers);
  await lockChargesOf(
    transaction,
    [purchase, other].flatMap((each) => each?.code ?? []),
  );
}
