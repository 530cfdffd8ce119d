import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import {
  announce,
  negotiationPath,
  personOf,
  purchasePath,
  type Announcement,
} from '../../trading/results/public.ts';
import { recordSellingEvent } from '../../messaging/selling-side/public.ts';

/** The outcome of a second chance. Value in centavos, instants in epoch milliseconds. */
interface Notice {
  readonly kind: 'offered' | 'accepted' | 'declined' | 'expired';
  readonly code: number;
  readonly accountId: number;
  readonly value: number;
  /** Of the sale, once it was accepted. */
  readonly purchaseCode?: number | null;
  readonly deadline: number;
  readonly at: number;
}

/** Records the result for sellers, and notifies the bidder of their options or the outcome; a bidder who declines is not notified. */
export async function announceSecondChance(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  notice: Notice,
): Promise<void> {
  const { kind, code, value, at } = notice;
  if (kind !== 'offered') {
    const ref = notice.purchaseCode ?? code;
    const event = `second-chance-${kind}` as const;
    await recordSellingEvent(transaction, { event, offerCode: row.offer_code, ref, at });
  }
  const person = await personOf(transaction, notice.accountId);
  if (!person) return;
  const message = messageOf(notice, row.offer_code);
  if (message === null) return;
  const fact = `second-chance-${code}-${kind}`;
  await announce(deps, transaction, row, { person, value, fact, at, ...message });
}

function messageOf(
  { kind, deadline, purchaseCode = null }: Notice,
  offerCode: number,
): Pick<Announcement, 'event' | 'path' | 'bought' | 'write'> | null {
  switch (kind) {
    case 'offered':
      return {
        event: 'second-chance',
        path: negotiationPath(offerCode),
        write: (facts) => messages.secondChanceOffered({ ...facts, untilAt: deadline }),
      };
    case 'accepted':
      return {
        event: 'won',
        path: purchaseCode === null ? negotiationPath(offerCode) : purchasePath(purchaseCode),
        bought: true,
        write: messages.secondChanceAccepted,
      };
    case 'expired':
      return {
        event: 'second-chance',
        path: negotiationPath(offerCode),
        write: messages.secondChanceExpired,
      };
    case 'declined':
      return null;
  }
}
