import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import { chainEntries } from '@patio/domain/trading/auctions/ledger/ledger-chain.ts';
import type { LedgerEntry, Maximum } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import type { Parameter, Statement, Transaction } from '../../../../platform/db/database.ts';
import type { AuctionOutcome, AuctionRow } from '../auction-row.ts';
import { pseudonym, sha256Hex } from '../history/pseudonym.ts';
import { sealLines, type SealedLines } from './seal-lines.ts';

/** What a transaction makes of a locked auction. `code` where the number of an entry or a maximum was promised to somebody. */
export interface AuctionChange {
  /** The row as it was locked. */
  readonly before: AuctionRow;
  readonly state: AuctionState;
  readonly entries: readonly (LedgerEntry & { readonly code?: number })[];
  readonly maxima: readonly (Maximum & { readonly code?: number })[];
  readonly outcome: AuctionOutcome | null;
  /** By how much the number of bids changes, where it is not told by the new lines. */
  readonly countChange?: number;
}

const save: Statement = {
  name: 'auctions.save',
  text: `
    with entry as (
      insert into bid (offer_code, code, seq, at, kind, bidder_id, value_cents, previous_hash, hash, seal)
      select e.offer_code, coalesce(e.code, nextval('bid_code_sequence')), e.seq, e.at, e.kind, e.bidder_id, e.value_cents,
        e.previous, e.hash, e.seal
      from unnest($1::bigint[], $2::bigint[], $3::int[], $4::timestamptz[], $5::text[], $6::bigint[], $7::bigint[], $8::text[],
        $9::text[], $30::text[]) e(offer_code, code, seq, at, kind, bidder_id, value_cents, previous, hash, seal)
    ), most as (
      insert into maximum (offer_code, code, bidder_id, value_cents, at)
      select m.offer_code, coalesce(m.code, nextval('bid_code_sequence')), m.bidder_id, m.value_cents, m.at
      from unnest($10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[], $14::timestamptz[])
        m(offer_code, code, bidder_id, value_cents, at)
    ), change as (
      select * from unnest($15::bigint[], $16::bigint[], $17::text[], $18::int[], $19::bigint[], $20::bigint[], $21::boolean[],
        $22::timestamptz[], $23::timestamptz[], $24::int[], $25::timestamptz[], $26::text[], $27::text[], $28::timestamptz[], $29::timestamptz[], $31::text[])
        c(offer_code, price_cents, status, bids, leader_id, leader_maximum_cents, leader_automatic, leader_since, end_at, seq, at,
          hash, outcome, conditional_until, moved_end_at,
          maxima_link)
    ), listed as (
      update offer o set
        status = c.status,
        list_price_cents = price_to_have(o.buy_now_cents, c.price_cents, b.bid_count + c.bids)
      from change c join auction b on b.offer_code = c.offer_code
      where o.code = c.offer_code
        and (o.status <> c.status or o.list_price_cents <> price_to_have(o.buy_now_cents, c.price_cents, b.bid_count + c.bids)
          or (o.buy_now_cents > 0 and (b.price_cents >= o.buy_now_cents) <> (c.price_cents >= o.buy_now_cents)))
    )
    update auction a set
      price_cents = c.price_cents, open = (c.status = 'A'), bid_count = a.bid_count + c.bids, leader_id = c.leader_id,
      leader_maximum_cents = c.leader_maximum_cents, leader_automatic = c.leader_automatic, leader_since = c.leader_since,
      end_at = c.end_at, last_seq = c.seq, last_at = c.at, last_hash = c.hash,
      closed_at = case when c.status = 'A' then null else c.at end, outcome = c.outcome, conditional_until = c.conditional_until,
      moved_end_at = c.moved_end_at, maxima_link = c.maxima_link
    from change c where a.offer_code = c.offer_code`,
};

/** Writes the new states of locked auctions with their new ledger lines, chained and hashed, in one statement. */
export async function saveAuctions(
  transaction: Transaction,
  changes: readonly AuctionChange[],
): Promise<void> {
  const sealed = changes.map((change) => ({
    change,
    ...sealLines(change.before, change.entries, change.maxima),
  }));
  const entries = sealed.flatMap(chainedEntries);
  const maxima = changes.flatMap(({ before, maxima: own }) =>
    own.map((maximum) => ({ ...maximum, offerCode: before.offer_code })),
  );
  await transaction.run(save, [
    entries.map((entry) => entry.offerCode),
    entries.map((entry) => entry.code ?? null),
    entries.map((entry) => entry.seq),
    entries.map((entry) => new Date(entry.at)),
    entries.map((entry) => entry.type),
    entries.map((entry) => entry.bidderId),
    entries.map((entry) => entry.value),
    entries.map((entry) => entry.previous),
    entries.map((entry) => entry.hash),
    maxima.map((maximum) => maximum.offerCode),
    maxima.map((maximum) => maximum.code ?? null),
    maxima.map((maximum) => maximum.bidderId),
    maxima.map((maximum) => maximum.value),
    maxima.map((maximum) => new Date(maximum.at)),
    ...stateColumns(changes),
    changes.map(
      (change) =>
        entries.findLast((entry) => entry.offerCode === change.before.offer_code)?.hash ??
        change.before.last_hash,
    ),
    changes.map((change) => change.outcome),
    changes.map((change) => instantOrNull(change.state.conditionalUntil)),
    changes.map(({ state }) =>
      state.announcedEnd === state.originalEnd ? null : new Date(state.announcedEnd),
    ),
    entries.map((entry) => entry.seal),
    sealed.map(({ link }) => link),
  ]);
}

function chainedEntries({ change, seals }: SealedLines & { readonly change: AuctionChange }) {
  const { before, entries } = change;
  const name = (bidderId: number): string => pseudonym(before.pseudonym_key, bidderId);
  const chained = chainEntries(entries, before.last_hash, name, sha256Hex);
  return chained.map((entry, index) => ({
    ...entry,
    offerCode: before.offer_code,
    code: entries[index]?.code,
    bidderId: entries[index]?.participant ?? null,
    seal: seals[index] ?? null,
  }));
}

function stateColumns(changes: readonly AuctionChange[]): Parameter[] {
  const column = <T>(of: (change: AuctionChange) => T): T[] => changes.map(of);
  return [
    column(({ before }) => before.offer_code),
    column(({ state }) => state.price),
    column(({ state }) => state.status),
    column(({ entries, countChange }) => countChange ?? bidsAdded(entries)),
    column(({ state }) => state.leader?.bidderId ?? null),
    column(({ state }) => state.leader?.maximum ?? null),
    column(({ state }) => state.leader?.automatic ?? null),
    column(({ state }) => instantOrNull(state.leader?.since ?? null)),
    column(({ state }) => new Date(state.end)),
    column(({ state }) => state.sequence),
    column(({ state }) => instantOrNull(state.lastAt)),
  ];
}

/** Annulled bids no longer count: an offer all of whose bids were annulled has none. */
function bidsAdded(entries: AuctionChange['entries']): number {
  const bids = entries.filter(({ type }) => type === 'L' || type === 'P').length;
  return bids - entries.filter(({ type }) => type === 'Z').length;
}

/** Zero stands for "never" in the state of an auction. */
function instantOrNull(milliseconds: number | null): Date | null {
  return milliseconds === null || milliseconds === 0 ? null : new Date(milliseconds);
}
