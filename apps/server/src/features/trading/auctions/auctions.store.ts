import type { LedgerType } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isShown, ofOpenStore } from '../../catalogue/shown-offers/public.ts';
import type { ANNULMENT_REASONS } from './annulment-reasons.ts';

const columns = `o.status, o.title, o.owner_id, o.partner_id as offer_partner_id, o.accepts_proposals, o.proposal_floor_cents,
  o.buy_now_cents, a.offer_code, a.open, a.base_cents, a.price_cents, a.bid_count, a.leader_id, a.leader_maximum_cents,
  a.leader_automatic, a.leader_since, a.increment_cents, a.reserve_cents, a.end_at, a.original_end_at, a.moved_end_at, a.soft_close_ms,
  a.soft_close_cap_ms, a.last_seq, a.last_at, a.last_hash, a.pseudonym_key, a.conditional_until, a.rule_version,
  a.minimum_step, a.maxima_link`;

/** Visible to everyone by then; offers locked for a change are checked by the gate instead. */
const published = isShown('$2::timestamptz');

const findOne = statement({
  name: 'auctions.find',
  text: `select ${columns} from auction a join offer o on o.code = a.offer_code
         where a.offer_code = $1 and ${published}`,
});

const findEither = statement({
  name: 'auctions.find-either',
  text: `select ${columns} from auction a join offer o on o.code = a.offer_code
         where a.offer_code = coalesce((select v.offer_code from vehicle v where v.code = $1), $1) and ${published}`,
});

/**
 * Locks the given offers in the order of their codes, then one deal of a buyer at a time, across all processes: what buyers may still do
 * depends on their other offers. All code takes the locks in this order, so there are no deadlocks; code that learns of a buyer only from
 * the offer takes the buyer's lock after it too.
 */
const lockedInTurn = (offers: string): string => `
  with locked as materialized (
    select ${columns} from auction a join offer o on o.code = a.offer_code
    where ${offers} order by a.offer_code for update of a),
  buyer as materialized (
    select pg_advisory_xact_lock(hashint8extended(id, 20)) from (select distinct unnest($2::bigint[]) as id order by 1) given
    where (select count(*) from locked) >= 0)
  select * from locked where (select count(*) from buyer) >= 0 order by offer_code`;

const lockOne = statement({ name: 'auctions.lock', text: lockedInTurn('a.offer_code = $1') });

const lockAll = statement({
  name: 'auctions.lock-all',
  text: lockedInTurn('a.offer_code = any($1::bigint[])'),
});

const lockAccounts = statement({
  name: 'auctions.lock-accounts',
  text: `select pg_advisory_xact_lock(hashint8extended(id, 20)) from (select distinct unnest($1::bigint[]) as id order by 1) given`,
});

const lockDue = statement({
  name: 'auctions.lock-due',
  text: `select ${columns} from auction a join offer o on o.code = a.offer_code
         where a.open and a.end_at <= $1 and a.offer_code <> all($3::bigint[])
           and ${ofOpenStore} and not exists (select from stay where offer_code = a.offer_code and over_at is null)
           and not exists (select from offer_draft d where d.code = a.offer_code and d.is_new)
         order by a.end_at limit $2 for update of a skip locked`,
});

const findMany = statement({
  name: 'auctions.find-many',
  text: `select ${columns} from auction a join offer o on o.code = a.offer_code where a.offer_code = any($1::bigint[])`,
});

const findShown = statement({
  name: 'auctions.find-shown',
  text: `${findMany.text} and ${published}`,
});

const figures = statement({
  name: 'auctions.figures',
  text: `select (select count(*) from favourite where offer_code = $1) as favourites,
                (select count(*) from participation where offer_code = $1) as participants`,
});

const ledger = statement({
  name: 'auctions.ledger',
  text: `select e.seq, e.at, e.kind, e.bidder_id, e.value_cents, e.previous_hash, e.hash, e.seal, n.struck_seq, n.reason as annulment_reason
         from bid e left join annulment n on n.offer_code = e.offer_code and n.seq = e.seq
         where e.offer_code = $1 order by e.seq`,
});

const maxima = statement({
  name: 'auctions.maxima',
  text: `select bidder_id, value_cents, at from maximum where offer_code = $1 order by at, code`,
});

export interface LedgerRow {
  readonly seq: number;
  readonly at: number;
  readonly kind: LedgerType;
  readonly bidder_id: number | null;
  readonly value_cents: number;
  readonly previous_hash: string;
  readonly hash: string;
  /** Commits to the maxima set until then; null under version 1. */
  readonly seal: string | null;
  /** For an annulment: the line that it annuls, and why. Beside the chain, which contains the rest. */
  readonly struck_seq: number | null;
  readonly annulment_reason: keyof typeof ANNULMENT_REASONS | null;
}

export interface MaximumRow {
  readonly bidder_id: number;
  readonly value_cents: number;
  readonly at: number;
}

/** Reads auctions; changes nothing. */
export function auctionReader(queries: Queries) {
  return {
    find: (offerCode: number, now: number) => queries.row(findOne, [offerCode, new Date(now)]),
    /** By the code of the offer or of one of its vehicles (C-30). */
    findEither: (code: number, now: number) => queries.row(findEither, [code, new Date(now)]),
    findMany: (offerCodes: readonly number[]) => queries.rows(findMany, [offerCodes]),
    /** Offers that are not on the site by then are left out. */
    findShown: (offerCodes: readonly number[], now: number) =>
      queries.rows(findShown, [offerCodes, new Date(now)]),
    figures: (offerCode: number) => queries.row(figures, [offerCode]),
    ledger: (offerCode: number) => queries.rows(ledger, [offerCode]),
    maxima: (offerCode: number) => queries.rows(maxima, [offerCode]),
  };
}

/**
 * Locks auctions for a change: bids, purchases, proposals and closing take this lock before anything else. Buyers are locked with it, so
 * that allowances and repeated keys hold across offers (S-05, rule 0.8).
 */
export function auctionLocker(transaction: Transaction) {
  return {
    /** Waits for the lock. */
    lock: (offerCode: number, buyerId: number) => transaction.row(lockOne, [offerCode, [buyerId]]),
    /** Published or not. */
    lockHidden: (offerCode: number, buyerIds: readonly number[] = []) =>
      transaction.row(lockOne, [offerCode, buyerIds]),
    /** In the order of the codes; unknown ones are left out. */
    lockAll: (offerCodes: readonly number[], buyerIds: readonly number[] = []) =>
      transaction.rows(lockAll, [offerCodes, buyerIds]),
    /** Accounts named by the offers, locked after them: for code that gives a user a lead or a purchase (rule 0.26). */
    lockAccounts: (accountIds: readonly number[]) => transaction.run(lockAccounts, [accountIds]),
    /** Open auctions that ended at or before an instant, except those that another worker is closing, stayed ones, and those to leave out. */
    lockDue: (endedBy: number, limit: number, without: readonly number[] = []) =>
      transaction.rows(lockDue, [new Date(endedBy), limit, without]),
  };
}
