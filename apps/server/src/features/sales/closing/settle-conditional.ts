import {
  decideConditional,
  type ConditionalChoice,
  type ConditionalDecision,
} from '@patio/domain/trading/auctions/ends/decide-conditional.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import {
  auctionLocker,
  auctionReader,
  auctionState,
  dealTermsOf,
  saveAuctions,
  type AuctionRow,
} from '../../trading/auctions/public.ts';
import { stoppedSince } from '../../trading/deals/public.ts';
import { carryCancellationRequest, endCancellationRequests } from '../cancellations/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { rejectOpenProposals } from '../proposals/public.ts';
import { recordPurchase } from '../purchases/public.ts';
import {
  announce,
  negotiationPath,
  personOf,
  purchasePath,
  type Announcement,
} from '../../trading/results/public.ts';
import { recordSellingEvent } from '../../messaging/selling-side/public.ts';

export interface Settled {
  readonly status: 'V' | 'E';
  readonly purchaseCode: number | null;
}

type Refused = Extract<ConditionalDecision, { kind: 'refused' }>;

/** Locks an offer with its best bidder: their allowance and their other deals wait meanwhile. */
export async function lockWithLeader(
  transaction: Transaction,
  offerCode: number,
): Promise<AuctionRow | undefined> {
  const [seen] = await auctionReader(transaction).findMany([offerCode]);
  const [row] = await auctionLocker(transaction).lockAll(
    [offerCode],
    typeof seen?.leader_id === 'number' ? [seen.leader_id] : [],
  );
  return row;
}

/**
 * Ends a conditional sale (rule 0.6): ledger, status, purchase, open proposals and messages. A refusal leaves nothing written. `cause`: why
 * the program releases it. That its store is closed for good is read by the bidder, that the bidder left by the sellers.
 */
export async function settleConditional(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  choice: ConditionalChoice,
  cause: 'store-closed' | 'left' | null = null,
): Promise<Settled | Refused> {
  const now = deps.clock.now();
  const stoppedAt = await stoppedSince(transaction, row.offer_code, now);
  const decision = decideConditional(auctionState(row), choice, now, stoppedAt);
  if (decision.kind === 'refused') return decision;
  const { state, entries, sold } = decision;
  const at = state.lastAt;
  const outcome = sold ? 'sold' : 'unsold';
  await saveAuctions(transaction, [{ before: row, state, entries, maxima: [], outcome }]);
  const bidderId = state.leader?.bidderId;
  if (bidderId === undefined) throw new Error('A conditional sale has nobody who bid.');
  const purchaseCode = sold
    ? await recordPurchase(deps, transaction, {
        offerCode: row.offer_code,
        accountId: bidderId,
        origin: 'bid',
        value: state.price,
        terms: await dealTermsOf(transaction, row.offer_code, bidderId),
        at,
      })
    : null;
  const { offer_code: offerCode } = row;
  const accountId = bidderId;
  const cancellationStays = await settleRequest(transaction, { offerCode, accountId, purchaseCode, at });
  await rejectOpenProposals(deps, transaction, row, { cause: sold ? 'sold' : 'ended', at });
  const person = await personOf(transaction, bidderId);
  if (person) {
    await announce(deps, transaction, row, {
      person,
      event: sold ? 'won' : 'conditional',
      value: state.price,
      fact: `conditional-${state.sequence}`,
      at,
      ...(purchaseCode === null
        ? { path: negotiationPath(offerCode) }
        : { bought: true, path: purchasePath(purchaseCode) }),
      write: sold
        ? (facts) => messages.conditionalAccepted({ ...facts, cancellationStays })
        : cause === 'store-closed'
          ? endedWithStore
          : messages.conditionalReleased,
    });
  }
  await noteSettled(transaction, {
    offerCode,
    event: cause === 'left' ? 'conditional-left' : choice === 'expire' ? 'conditional-expired' : null,
    purchaseCode,
    sequence: state.sequence,
    at,
  });
  transaction.afterCommit(() => deps.live.publish(row.offer_code));
  return { status: sold ? 'V' : 'E', purchaseCode };
}

/** A request to be released survives the acceptance: it is decided as one to cancel the purchase. Otherwise it is granted. True: it stays. */
async function settleRequest(
  transaction: Transaction,
  {
    offerCode,
    accountId,
    purchaseCode,
    at,
  }: {
    readonly offerCode: number;
    readonly accountId: number;
    readonly purchaseCode: number | null;
    readonly at: number;
  },
): Promise<boolean> {
  if (purchaseCode !== null)
    return carryCancellationRequest(transaction, { offerCode, accountId, purchaseCode });
  const request = { offerCode, accountId, purchaseCode, outcome: 'accepted', at } as const;
  await endCancellationRequests(transaction, request);
  return false;
}

/** To a bidder whose store is closed for good. */
const endedWithStore: Announcement['write'] = (facts) =>
  messages.termStayed({ ...facts, deal: 'conditional', notice: { kind: 'ended' } });

/** Sellers are notified of the sale, and of what the program releases; those who release a bid know it. */
async function noteSettled(
  transaction: Transaction,
  given: {
    readonly offerCode: number;
    /** What is told without a sale. */
    readonly event: 'conditional-expired' | 'conditional-left' | null;
    readonly purchaseCode: number | null;
    readonly sequence: number;
    readonly at: number;
  },
): Promise<void> {
  const { offerCode, event, purchaseCode, sequence, at } = given;
  if (purchaseCode !== null)
    await recordSellingEvent(transaction, {
      event: 'conditional-accepted',
      offerCode,
      ref: purchaseCode,
      at,
    });
  else if (event !== null)
    await recordSellingEvent(transaction, { event, offerCode, ref: offerCode, step: sequence, at });
}
