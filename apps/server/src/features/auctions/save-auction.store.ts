import type { AuctionState } from '@patio/domain/auctions/auction-state.ts';
import { chainEntries } from '@patio/domain/auctions/ledger-chain.ts';
import type { LedgerEntry, Maximum } from '@patio/domain/auctions/ledger-entry.ts';
import type { Statement, Transaction } from '../../platform/db/database.ts';
import type { AuctionRow } from './auction-row.ts';
import { pseudonym, sha256Hex } from './pseudonym.ts';

/** What a transaction makes of a locked auction. `code` where the number of the entry or the maximum was promised to somebody. */
export interface AuctionChange {
  readonly state: AuctionState;
  readonly entries: readonly (LedgerEntry & { readonly code?: number })[];
  readonly maxima: readonly (Maximum & { readonly code?: number })[];
  readonly outcome: 'sold' | 'conditional' | 'unsold' | 'bought' | 'accepted' | null;
}

const save: Statement = {
  name: 'auctions.save',
  text: `
    with entry as (
      insert into bid (offer_code, code, seq, at, kind, bidder_id, value_cents, previous_hash, hash)
      select $1, coalesce(e.code, nextval('bid_code_sequence')), e.seq, e.at, e.kind, e.bidder_id, e.value_cents, e.previous, e.hash
      from unnest($2::bigint[], $3::int[], $4::timestamptz[], $5::text[], $6::bigint[], $7::bigint[], $8::text[], $9::text[])
        e(code, seq, at, kind, bidder_id, value_cents, previous, hash)
    ), limit_of as (
      insert into maximum (offer_code, code, bidder_id, value_cents, at)
      select $1, coalesce(m.code, nextval('bid_code_sequence')), m.bidder_id, m.value_cents, m.at
      from unnest($10::bigint[], $11::bigint[], $12::bigint[], $13::timestamptz[]) m(code, bidder_id, value_cents, at)
    ), listed as (
      update offer set list_price_cents = $14 where code = $1 and buy_now_cents = 0 and list_price_cents <> $14
    ), ended as (
      update offer set status = $15 where code = $1 and status <> $15
    )
    update auction set
      price_cents = $14, open = $16, bid_count = bid_count + $17, leader_id = $18, leader_maximum_cents = $19,
      leader_automatic = $20, leader_since = $21, end_at = $22, last_seq = $23, last_at = $24, last_hash = $25,
      closed_at = $26, outcome = $27, conditional_until = $28
    where offer_code = $1`,
};

const instantOrNull = (milliseconds: number | null): Date | null =>
  milliseconds === null ? null : new Date(milliseconds);

/** Writes the new state of a locked auction with its new ledger lines, chained and hashed, in one statement. */
export async function saveAuction(
  transaction: Transaction,
  before: AuctionRow,
  change: AuctionChange,
): Promise<void> {
  const { state, entries, maxima } = change;
  const chained = chainEntries(
    entries,
    before.last_hash,
    (bidderId) => pseudonym(before.pseudonym_key, bidderId),
    sha256Hex,
  );
  const bids = entries.filter((entry) => entry.type === 'L' || entry.type === 'P').length;
  const closed = state.status !== 'A';
  await transaction.run(save, [
    before.offer_code,
    entries.map((entry) => entry.code ?? null),
    chained.map((entry) => entry.seq),
    chained.map((entry) => new Date(entry.at)),
    chained.map((entry) => entry.type),
    entries.map((entry) => entry.participant),
    chained.map((entry) => entry.value),
    chained.map((entry) => entry.previous),
    chained.map((entry) => entry.hash),
    maxima.map((maximum) => maximum.code ?? null),
    maxima.map((maximum) => maximum.bidderId),
    maxima.map((maximum) => maximum.value),
    maxima.map((maximum) => new Date(maximum.at)),
    state.price,
    state.status,
    !closed,
    bids,
    state.leader?.bidderId ?? null,
    state.leader?.maximum ?? null,
    state.leader?.automatic ?? null,
    instantOrNull(state.leader?.since ?? null),
    new Date(state.end),
    state.sequence,
    instantOrNull(state.lastAt === 0 ? null : state.lastAt),
    chained.at(-1)?.hash ?? before.last_hash,
    closed ? new Date(state.lastAt) : null,
    change.outcome,
    instantOrNull(state.conditionalUntil),
  ]);
}
