import { closableEnd } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { decideClose, type CloseOutcome } from '@patio/domain/trading/auctions/ends/decide-close.ts';
import type { WorkingCalendar } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { isCollision, isGone } from '../../../platform/db/failures.ts';
import {
  auctionLocker,
  auctionState,
  dealTermsOf,
  saveAuctions,
  type AuctionRow,
} from '../../trading/auctions/public.ts';
import { standingsOf } from '../../trading/deals/public.ts';
import { rejectOpenProposals } from '../proposals/public.ts';
import { recordPurchase } from '../purchases/public.ts';
import { workingCalendar } from '../working-days/public.ts';
import { announceResult } from '../../trading/results/public.ts';
import { recordSellingEvent } from '../../messaging/selling-side/public.ts';

/** Maximum of auctions closed in one transaction. */
const batch = 20;
/** Pause before an offer that could not be closed is retried. */
const pauseMs = 60_000;

/** Offers that could not be closed, with the instant of their next attempt: they must not hold up the others. */
export type SetAside = Map<number, number>;

/**
 * Closes the offers whose end has passed (S-08), once no bid that came before it can be waiting any more (rule 0.37): ledger, status,
 * purchase, proposals, mails and notifications in one transaction. Each offer closes once, whichever worker tries: the row is locked, and a
 * closed one is no longer due. Stayed offers close after their release (rule 0.31). True if there may be more. If an offer cannot be
 * closed, the due ones are closed one by one, and it is logged and set aside.
 */
export async function closeDueAuctions(deps: ServerDeps, setAside: SetAside = new Map()): Promise<boolean> {
  const now = deps.clock.now();
  for (const [code, until] of setAside) if (until <= now) setAside.delete(code);
  try {
    return (await closeSome(deps, batch, setAside)) === batch;
  } catch (error) {
    if (!(error instanceof CannotClose)) throw error;
  }
  for (let tries = 0; tries < batch; tries += 1) {
    try {
      if ((await closeSome(deps, 1, setAside)) === 0) return false;
    } catch (error) {
      if (!(error instanceof CannotClose)) throw error;
      deps.logger.error({ err: error.cause, offer: error.offerCode }, 'offer cannot be closed');
      setAside.set(error.offerCode, now + pauseMs);
    }
  }
  return true;
}

class CannotClose extends Error {
  readonly offerCode: number;

  constructor(offerCode: number, cause: unknown) {
    super('An offer cannot be closed.', { cause });
    this.offerCode = offerCode;
  }
}

async function closeSome(deps: ServerDeps, limit: number, setAside: SetAside): Promise<number> {
  return deps.database.transact(async (transaction) => {
    const now = deps.clock.now();
    const found = await auctionLocker(transaction).lockDue(closableEnd(now), limit, [...setAside.keys()]);
    if (found.length === 0) return 0;
    // A suspension committed while the locks were awaited prevents closing.
    const standings = await standingsOf(
      transaction,
      found.map((row) => row.offer_code),
      now,
    );
    const due = found.filter(({ offer_code: code }) => {
      const standing = standings.get(code);
      return standing !== undefined && standing.store_open && !standing.stayed;
    });
    const calendar = await workingCalendar(transaction, now);
    for (const row of due) {
      await closeAuction(deps, transaction, row, { now, calendar }).catch((error: unknown) => {
        throw isGone(error) || isCollision(error) ? error : new CannotClose(row.offer_code, error);
      });
    }
    transaction.afterCommit(() => {
      for (const row of due) deps.live.publish(row.offer_code);
    });
    return found.length;
  });
}

async function closeAuction(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { now, calendar }: { readonly now: number; readonly calendar: WorkingCalendar },
): Promise<void> {
  const { conditionalSaleDays: conditionalWorkingDays } = deps.config.rules;
  const decision = decideClose({ ...auctionState(row), conditionalWorkingDays }, now, false, calendar);
  if (decision.kind === 'refused') return;
  const { outcome, state, entries } = decision;
  await saveAuctions(transaction, [{ before: row, state, entries, maxima: [], outcome: outcome.result }]);
  const purchaseCode =
    outcome.result === 'sold'
      ? await recordSale(deps, transaction, row, { ...outcome, at: state.lastAt })
      : null;
  if (outcome.result === 'conditional') {
    const { offer_code: offerCode } = row;
    const auction = { offerCode, ref: offerCode, step: state.sequence, at: state.lastAt };
    await recordSellingEvent(transaction, { event: 'conditional', ...auction });
  }
  if (outcome.result !== 'conditional') {
    const cause = outcome.result === 'sold' ? 'sold' : 'ended';
    await rejectOpenProposals(deps, transaction, row, { cause, at: state.lastAt });
  }
  await announceResult(deps, transaction, row, { outcome, purchaseCode, at: state.lastAt });
}

/** Returns the code of the purchase. */
async function recordSale(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  sale: Extract<CloseOutcome, { result: 'sold' }> & { readonly at: number },
): Promise<number> {
  const terms = await dealTermsOf(transaction, row.offer_code, sale.winner);
  const code = await recordPurchase(deps, transaction, {
    offerCode: row.offer_code,
    accountId: sale.winner,
    origin: 'bid',
    value: sale.price,
    terms,
    at: sale.at,
  });
  await recordSellingEvent(transaction, { event: 'won', offerCode: row.offer_code, ref: code, at: sale.at });
  return code;
}
