import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import {
  immediateSince,
  isBusinessProfile,
  isImmediate,
} from '@patio/domain/sales/cancellations/immediate-cancellations.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce, personOf, purchasePath } from '../../trading/results/public.ts';
import { giveStrike } from '../../people/strikes/public.ts';
import { purchaseCancelled } from '../purchase-events/public.ts';
import { cancellationWriter, type PurchaseRow } from './cancellations.store.ts';
import { immediateCancellations } from './review/immediate-cancellations.store.ts';
import { undoSale } from './undo-sale.ts';

interface Cancelled {
  readonly purchase: PurchaseRow;
  readonly buyer: { readonly accountId: number; readonly profileCode: number; readonly idiom: Idiom };
  readonly at: number;
}

/** The reason of an automatic strike for immediate cancellations; read by staff, and by the buyer in the mail. */
const REASON = 'Dois cancelamentos imediatos de compras em 30 dias.';

/**
 * Cancels an immediate purchase at the buyer's request alone (S-13). The purchase still counts in its month, the offer reopens if its end
 * has not passed, and the second within thirty days is a strike for a business (rule 0.28). The caller holds the locks of offer and buyer.
 */
export async function cancelAtOnce(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  cancelled: Cancelled,
): Promise<void> {
  const { purchase, buyer, at } = cancelled;
  const earlier = isBusinessProfile(buyer.profileCode)
    ? await immediateCancellations(transaction, buyer.accountId, immediateSince(at))
    : null;
  await cancellationWriter(transaction).cancel(purchase.code, at);
  await purchaseCancelled.publish(null, transaction, { code: purchase.code, at });
  await undoSale(deps, transaction, row, { reason: 'purchase-cancelled', at });
  if (earlier !== null && isImmediate(earlier, at)) await strike(deps, transaction, row, cancelled);
}

async function strike(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { purchase, buyer: { accountId, idiom }, at }: Cancelled,
): Promise<void> {
  const { strikes } = deps.config.rules;
  const given = { accountId, purchaseCode: purchase.code, reason: REASON, givenBy: null, at };
  const count = await giveStrike(transaction, given, strikes);
  const person = await personOf(transaction, accountId);
  if (!person) return;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    path: purchasePath(purchase.code),
    value: purchase.value_cents,
    fact: `hasty-${purchase.code}`,
    at,
    idiom,
    write: (facts) => messages.immediateCancellations({ ...facts, count, limit: strikes.beforeBlock }),
  });
}
