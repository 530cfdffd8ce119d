import type { LedgerType } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { type AuctionOutcome, auctionReader, type AuctionRow } from '../auctions/public.ts';

/** A line as it is stored. Instants in epoch milliseconds, values in centavos. */
export interface StoredLine {
  readonly offer_code: number;
  readonly seq: number;
  readonly at: number;
  readonly kind: LedgerType;
  readonly bidder_id: number | null;
  readonly value_cents: number;
  readonly previous_hash: string;
  readonly hash: string;
  readonly seal: string | null;
}

export interface StoredMaximum {
  readonly offer_code: number;
  readonly bidder_id: number;
  readonly value_cents: number;
  readonly at: number;
}

export interface StoredPurchase {
  readonly offer_code: number;
  readonly code: number;
  readonly account_id: number;
  readonly origin: 'buy' | 'bid' | 'proposal';
  readonly value_cents: number;
  readonly created_at: number;
  readonly cancelled_at: number | null;
}

/** What an auction's row contains besides the input of the rules. */
export interface CachedFigures {
  readonly offer_code: number;
  readonly closed_at: number | null;
  readonly outcome: AuctionOutcome | null;
}

/** Everything that is stored about one auction. */
export interface ExaminedAuction {
  readonly row: AuctionRow;
  readonly figures: CachedFigures;
  readonly lines: readonly StoredLine[];
  readonly maxima: readonly StoredMaximum[];
  readonly purchases: readonly StoredPurchase[];
}

const oneSnapshot = statement({
  name: 'ledger.one-snapshot',
  text: 'set transaction isolation level repeatable read, read only',
});

const figures = statement({
  name: 'ledger.figures',
  text: `select a.offer_code, a.closed_at, a.outcome from auction a
         where a.offer_code > $1 and ($2::bigint[] is null or a.offer_code = any($2::bigint[]))
         order by a.offer_code limit $3`,
});

const lines = statement({
  name: 'ledger.lines',
  text: `select offer_code, seq, at, kind, bidder_id, value_cents, previous_hash, hash, seal from bid
         where offer_code = any($1::bigint[]) order by offer_code, seq`,
});

const maxima = statement({
  name: 'ledger.maxima',
  text: `select offer_code, bidder_id, value_cents, at from maximum
         where offer_code = any($1::bigint[]) order by offer_code, at, code`,
});

const purchases = statement({
  name: 'ledger.purchases',
  text: `select offer_code, code, account_id, origin, value_cents, created_at, cancelled_at from purchase
         where offer_code = any($1::bigint[]) order by offer_code, created_at, code`,
});

const known = statement({
  name: 'ledger.known',
  text: 'select offer_code from auction where offer_code = any($1::bigint[])',
});

/** What to read next: offers above a number, only the given ones if there are any. */
export interface LedgerPage {
  readonly above: number;
  readonly only: readonly number[] | null;
  readonly size: number;
}

/**
 * The next auctions in the order of their numbers, each complete: they are read in one snapshot, so that a running product changes nothing
 * between two statements. The transaction must be new.
 */
export async function readExaminedAuctions(
  transaction: Transaction,
  page: LedgerPage,
): Promise<ExaminedAuction[]> {
  await transaction.run(oneSnapshot);
  const found = await transaction.rows(figures, [page.above, page.only, page.size]);
  const codes = found.map((auction) => auction.offer_code);
  const [rows, allLines, allMaxima, allPurchases] = await Promise.all([
    auctionReader(transaction).findMany(codes),
    transaction.rows(lines, [codes]),
    transaction.rows(maxima, [codes]),
    transaction.rows(purchases, [codes]),
  ]);
  const rowOf = new Map(rows.map((row) => [row.offer_code, row]));
  const linesOf = Map.groupBy(allLines, (line) => line.offer_code);
  const maximaOf = Map.groupBy(allMaxima, (maximum) => maximum.offer_code);
  const purchasesOf = Map.groupBy(allPurchases, (purchase) => purchase.offer_code);
  return found.map((auction) => {
    const code = auction.offer_code;
    const row = rowOf.get(code);
    if (row === undefined) throw new Error(`Auction ${code} vanished within a snapshot.`);
    return {
      row,
      figures: auction,
      lines: linesOf.get(code) ?? [],
      maxima: maximaOf.get(code) ?? [],
      purchases: purchasesOf.get(code) ?? [],
    };
  });
}

/** Those of the given numbers that are auctions. */
export async function knownAuctions(queries: Queries, codes: readonly number[]): Promise<Set<number>> {
  const rows = await queries.rows(known, [codes]);
  return new Set(rows.map((row) => row.offer_code));
}
