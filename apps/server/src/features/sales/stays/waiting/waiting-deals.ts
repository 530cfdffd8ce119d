import {
  FREE_TO_LEAVE_AFTER_MS,
  termAfterRelease,
} from '@patio/domain/trading/stopped-terms/stopped-term.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { recordSellingEvent } from '../../../messaging/selling-side/public.ts';
import { auctionState, saveAuctions, type AuctionRow } from '../../../trading/auctions/public.ts';
import { announce, negotiationPath, personOf } from '../../../trading/results/public.ts';
import { settleConditional } from '../../closing/public.ts';
import { postponeProposals } from '../../proposals/public.ts';
import { secondChanceWriter } from '../../second-chances/public.ts';
import { workingCalendar } from '../../working-days/public.ts';
import type { NotifyDeps } from '../announce-stay.ts';
import { waitingDeals, type WaitingDeal } from './waiting-deals.store.ts';

interface OfStore {
  readonly partnerId: number;
  /** Its locked offers. */
  readonly rows: readonly AuctionRow[];
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Tells those whose conditional sale or second chance waits that its term does not run while the store is suspended (rule 0.31). */
export async function announceStopped(
  deps: NotifyDeps,
  transaction: Transaction,
  given: OfStore,
): Promise<void> {
  const { at } = given;
  for (const [deal, row] of await lockedDeals(transaction, given)) {
    await tell(deps, transaction, row, deal, { kind: 'stopped', freeFrom: at + FREE_TO_LEAVE_AFTER_MS, at });
  }
}

/** Lets the terms of a store run again that stopped when it was suspended: both sides read the new end. */
export async function continueTerms(
  deps: NotifyDeps,
  transaction: Transaction,
  { stoppedAt, ...given }: OfStore & { readonly stoppedAt: number },
): Promise<void> {
  const { at } = given;
  const calendar = await workingCalendar(transaction, at);
  for (const [deal, row] of await lockedDeals(transaction, given)) {
    const until = termAfterRelease({ until: deal.until, stoppedAt, releasedAt: at }, calendar);
    // Of those that run, the stay gave them back.
    if (deal.deal === 'conditional')
      await postponeProposals(transaction, row.offer_code, { stoppedAt, releasedAt: at });
    if (until === null) continue;
    await postpone(transaction, row, deal, { until, at });
    await tell(deps, transaction, row, deal, { kind: 'running', until, at });
    transaction.afterCommit(() => deps.live.publish(row.offer_code));
  }
}

/** Ends what waits of a store that is closed for good: nobody is bound by it any more. The accounts are locked too. */
export async function endWaiting(deps: ServerDeps, transaction: Transaction, given: OfStore): Promise<void> {
  const { at } = given;
  for (const [deal, row] of await lockedDeals(transaction, given)) {
    if (deal.deal === 'conditional') {
      await settleConditional(deps, transaction, row, 'release', 'store-closed');
      continue;
    }
    await secondChanceWriter(transaction).end({ code: deal.ref, status: 'expired', purchaseCode: null, at });
    await tell(deps, transaction, row, deal, { kind: 'ended', at });
    transaction.afterCommit(() => deps.live.publish(row.offer_code));
  }
}

async function lockedDeals(
  transaction: Transaction,
  { partnerId, rows }: OfStore,
): Promise<readonly (readonly [WaitingDeal, AuctionRow])[]> {
  const locked = new Map(rows.map((row) => [row.offer_code, row]));
  return (await waitingDeals(transaction, partnerId)).flatMap((deal) => {
    const row = locked.get(deal.offer_code);
    return row ? [[deal, row] as const] : [];
  });
}

async function postpone(
  transaction: Transaction,
  row: AuctionRow,
  { deal, ref }: WaitingDeal,
  { until, at }: { readonly until: number; readonly at: number },
): Promise<void> {
  if (deal === 'second-chance') return secondChanceWriter(transaction).postpone(ref, until);
  const state = { ...auctionState(row), conditionalUntil: until };
  await saveAuctions(transaction, [{ before: row, state, entries: [], maxima: [], outcome: 'conditional' }]);
  // Sellers read the new end as they read the first one.
  const news = { offerCode: row.offer_code, ref: row.offer_code, step: Math.floor(at / 60_000), at };
  await recordSellingEvent(transaction, { event: 'conditional', ...news });
}

type Notice = { readonly at: number } & (
  | { readonly kind: 'stopped'; readonly freeFrom: number }
  | { readonly kind: 'running'; readonly until: number }
  | { readonly kind: 'ended' }
);

async function tell(
  deps: NotifyDeps,
  transaction: Transaction,
  row: AuctionRow,
  { deal, account_id: accountId, value_cents: value }: WaitingDeal,
  notice: Notice,
): Promise<void> {
  const person = await personOf(transaction, accountId);
  if (!person) return;
  await announce(deps, transaction, row, {
    person,
    event: deal,
    path: negotiationPath(row.offer_code),
    value,
    fact: `term-${notice.kind}-${notice.at}`,
    at: notice.at,
    write: (facts) => messages.termStayed({ ...facts, deal, notice }),
  });
}
