import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { auctionLocker, auctionReader, type AuctionRow } from '../../trading/auctions/public.ts';
import { stayReader, type StayRow } from './stays.store.ts';

/** Input of a staff call about one offer: the locked offer, its stay if it has one, and the server's clock. */
export interface OfferAction {
  readonly transaction: Transaction;
  readonly row: AuctionRow;
  readonly stay: StayRow | undefined;
  readonly actorId: number;
  readonly reason: string;
  readonly at: number;
}

/** A kind of change to a stay. */
export interface Change {
  /** Name of the operation, for the audit log. */
  readonly action: string;
  /** True if something changed; an `ApiError` must leave nothing written. */
  change(action: OfferAction): Promise<boolean | ApiError>;
}

/** A staff call about the stay of one offer, in one transaction under the offer's lock; audited if it changed something. */
export async function changeOffer(
  deps: ServerDeps,
  offerCode: number,
  reason: string,
  { actor }: SignedInContext,
  given: Change,
) {
  const outcome = await deps.database.transact(async (transaction) => {
    const [row] = await auctionLocker(transaction).lockAll([offerCode]);
    if (!row) return new ApiError('offer-not-found');
    const locked = { transaction, row, actorId: actor.accountId, reason, at: deps.clock.now() };
    const changed = await changeLocked(deps, locked, given);
    return changed instanceof ApiError ? changed : present(transaction, row);
  });
  if (outcome instanceof ApiError) throw outcome;
  return { data: outcome };
}

/** Changes the stay of a locked offer, and records who did it; returns whether anything changed. */
export async function changeLocked(
  deps: Pick<ServerDeps, 'live'>,
  locked: Omit<OfferAction, 'stay'>,
  { action, change }: Change,
): Promise<boolean | ApiError> {
  const { transaction, row, actorId, reason, at } = locked;
  const { offer_code: offerCode } = row;
  const [stay] = await stayReader(transaction).open([offerCode]);
  const changed = await change({ ...locked, stay });
  if (changed !== true) return changed;
  const [after = row] = await auctionReader(transaction).findMany([offerCode]);
  const stays = await stayReader(transaction).open([offerCode]);
  await recordAudit(transaction, {
    actorId,
    action,
    subject: `offer ${offerCode}`,
    details: { reason },
    before: { suspended: stay !== undefined, status: row.status, end: row.end_at },
    after: { suspended: stays.length > 0, status: after.status, end: after.end_at },
    at,
  });
  transaction.afterCommit(() => deps.live.publish(offerCode));
  return true;
}

async function present(transaction: Transaction, before: AuctionRow) {
  const [row = before] = await auctionReader(transaction).findMany([before.offer_code]);
  const [stay] = await stayReader(transaction).open([before.offer_code]);
  return {
    codigoOferta: row.offer_code,
    suspensa: stay !== undefined,
    statusOferta: row.status,
    fim: isoInstant(row.end_at),
  };
}
