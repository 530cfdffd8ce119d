import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { notifySellers } from '../../../messaging/selling-side/public.ts';
import type { AuctionRow } from '../../../trading/auctions/public.ts';
import { announce, personOf, purchasePath } from '../../../trading/results/public.ts';
import type { GateRow } from './gate.store.ts';

interface News {
  readonly exit: number;
  readonly row: GateRow;
  readonly offer: AuctionRow;
  readonly vehicle: { readonly plate: string | null; readonly name: string };
  /** Who collected; empty for an exit that was taken back. */
  readonly collector: string;
  readonly undone: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Notifies the buyer and the sellers at once of an exit, or that it was taken back: a wrong one must not stay unnoticed. */
export async function announceExit(
  deps: ServerDeps,
  transaction: Transaction,
  { exit, row, offer, vehicle, collector, undone, at }: News,
): Promise<void> {
  const fact = `exit-${exit}-${undone ? 'undone' : 'done'}`;
  const facts = { plate: vehicle.plate, collector, undone, at };
  const person = await personOf(transaction, row.account_id);
  // Of a delivery the buyer reads with whom it is on its way.
  if (person && row.freight === 'N') {
    await announce(deps, transaction, offer, {
      person,
      event: 'purchase',
      path: purchasePath(row.code),
      value: row.value_cents,
      fact,
      at,
      write: (mail) => messages.vehicleCollected({ ...mail, ...facts }),
    });
  }
  await notifySellers(deps, transaction, {
    offerCode: row.offer_code,
    fact,
    officePath: `/compras?id=${row.code}`,
    write: (mail) => messages.salesCollected({ ...mail, ...facts }),
    now: at,
  });
  transaction.afterCommit(() => {
    deps.live.publish(row.offer_code);
    deps.live.publishNegotiation(row.account_id, row.offer_code);
  });
}
