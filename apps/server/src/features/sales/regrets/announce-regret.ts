import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { isProved, regretsAskForProof } from '@patio/domain/sales/regrets/regret-limit.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce, personOf, purchasePath } from '../../trading/results/public.ts';
import { recordSellingEvent } from '../../messaging/selling-side/public.ts';
import { trustOf } from './regrettable.ts';
import { regretsSince, type RegretRow } from './regrets.store.ts';

/** The announced part of a regret. Instant in epoch milliseconds. */
interface Notice {
  /** Of the regret. */
  readonly id: number;
  readonly accountId: number;
  readonly purchase: RegretRow;
  readonly protocol: string;
  /** Whether there is a known payment to refund. */
  readonly refunds: boolean;
  readonly idiom: Idiom;
  readonly at: number;
}

/** Notifies the buyer, with the reference number and refund information, and records it for sellers. */
export async function announceRegret(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { id, accountId, purchase, protocol, refunds, idiom, at }: Notice,
): Promise<void> {
  const { offer_code: offerCode } = row;
  await recordSellingEvent(transaction, { event: 'purchase-regretted', offerCode, ref: id, at });
  const person = await personOf(transaction, accountId);
  if (!person) return;
  const delivered = purchase.finished_at !== null || purchase.has_left;
  const fact = `regret-${id}`;
  const asked = regretsAskForProof(await regretsSince(transaction, accountId, 0), at);
  const proofUntil = isProved(trustOf(purchase)) ? null : asked;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    path: purchasePath(purchase.code),
    value: purchase.value_cents,
    fact,
    at,
    idiom,
    write: (facts) => messages.purchaseRegretted({ ...facts, protocol, refunds, delivered, proofUntil, at }),
  });
}
