import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import { chainEntries } from '@patio/domain/trading/auctions/ledger/ledger-chain.ts';
import type { LedgerEntry, Maximum } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { assignments, columnNames, type Columns, rowSet } from '../../../../platform/db/row-set.ts';
import type { AuctionOutcome, AuctionRow } from '../auction-row.ts';
import { pseudonym, sha256Hex } from '../history/pseudonym.ts';
import { sealLines, type SealedLines } from './seal-lines.ts';

/** The result of a transaction for a locked auction. `code` if the number of an entry or a maximum was promised to a user. */
export interface AuctionChange {
  /** The row as it was locked. */
  readonly before: AuctionRow;
  readonly state: AuctionState;
  readonly entries: readonly (LedgerEntry & { readonly code?: number })[];
  readonly maxima: readonly (Maximum & { readonly code?: number })[];
  readonly outcome: AuctionOutcome | null;
  /** Change of the number of bids, if the new lines do not show it. */
  readonly countChange?: number;
}

type NewLine = ReturnType<typeof chainedLines>[number];

/** Columns of `bid` except its number, which the database assigns if none was promised. */
const lineColumns: Columns<NewLine> = {
  offer_code: ['bigint', (line) => line.offerCode],
  seq: ['int', (line) => line.seq],
  at: ['timestamptz', (line) => new Date(line.at)],
  kind: ['text', (line) => line.type],
  bidder_id: ['bigint', (line) => line.bidderId],
  value_cents: ['bigint', (line) => line.value],
  previous_hash: ['text', (line) => line.previous],
  hash: ['text', (line) => line.hash],
  seal: ['text', (line) => line.seal],
};

type NewMaximum = AuctionChange['maxima'][number] & { readonly offerCode: number };

/** Columns of `maximum` except its number. */
const maximumColumns: Columns<NewMaximum> = {
  offer_code: ['bigint', (maximum) => maximum.offerCode],
  bidder_id: ['bigint', (maximum) => maximum.bidderId],
  value_cents: ['bigint', (maximum) => maximum.value],
  at: ['timestamptz', (maximum) => new Date(maximum.at)],
};

const promisedCode: Columns<{ readonly code?: number | undefined }> = {
  code: ['bigint', ({ code }) => code ?? null],
};

type SealedChange = AuctionChange & { readonly link: string; readonly lines: readonly NewLine[] };

/** Columns of `auction` that are stored as they are. */
const auctionColumns: Columns<SealedChange> = {
  price_cents: ['bigint', ({ state }) => state.price],
  leader_id: ['bigint', ({ state }) => state.leader?.bidderId ?? null],
  leader_maximum_cents: ['bigint', ({ state }) => state.leader?.maximum ?? null],
  leader_automatic: ['boolean', ({ state }) => state.leader?.automatic ?? null],
  leader_since: ['timestamptz', ({ state }) => instantOrNull(state.leader?.since ?? null)],
  end_at: ['timestamptz', ({ state }) => new Date(state.end)],
  moved_end_at: [
    'timestamptz',
    ({ state }) => (state.announcedEnd === state.originalEnd ? null : new Date(state.announcedEnd)),
  ],
  last_seq: ['int', ({ state }) => state.sequence],
  last_at: ['timestamptz', ({ state }) => instantOrNull(state.lastAt)],
  last_hash: ['text', ({ lines, before }) => lines.at(-1)?.hash ?? before.last_hash],
  maxima_link: ['text', ({ link }) => link],
  outcome: ['text', ({ outcome }) => outcome],
  conditional_until: ['timestamptz', ({ state }) => instantOrNull(state.conditionalUntil)],
};

/** Other parameters of the statement. */
const changeColumns: Columns<SealedChange> = {
  offer_code: ['bigint', ({ before }) => before.offer_code],
  status: ['text', ({ state }) => state.status],
  bids: ['int', ({ entries, countChange }) => countChange ?? bidsAdded(entries)],
};

const newLines = rowSet('l', { ...promisedCode, ...lineColumns });
const newMaxima = rowSet('m', { ...promisedCode, ...maximumColumns }, newLines);
const changedAuctions = rowSet('c', { ...changeColumns, ...auctionColumns }, newMaxima);

const save = statement({
  name: 'auctions.save',
  text: `
    with line as (
      insert into bid (code, ${columnNames(lineColumns)})
      select coalesce(l.code, nextval('bid_code_sequence')), ${columnNames(lineColumns, 'l')} from ${newLines.unnest}
    ), most as (
      insert into maximum (code, ${columnNames(maximumColumns)})
      select coalesce(m.code, nextval('bid_code_sequence')), ${columnNames(maximumColumns, 'm')} from ${newMaxima.unnest}
    ), change as (
      select * from ${changedAuctions.unnest}
    ), listed as (
      update offer o set status = c.status from change c where o.code = c.offer_code and o.status <> c.status
    )
    update auction a set
      ${assignments(auctionColumns, 'c')},
      open = (c.status = 'A'), bid_count = a.bid_count + c.bids, closed_at = case when c.status = 'A' then null else c.last_at end
    from change c where a.offer_code = c.offer_code`,
});

/** Writes the new states of locked auctions with their new ledger lines, chained and hashed, in one statement. */
export async function saveAuctions(
  transaction: Transaction,
  changes: readonly AuctionChange[],
): Promise<void> {
  const sealed = changes.map((change) => {
    const { link, seals } = sealLines(change.before, change.entries, change.maxima);
    return { ...change, link, lines: chainedLines(change, seals) };
  });
  const maxima = changes.flatMap(({ before, maxima: own }) =>
    own.map((maximum) => ({ ...maximum, offerCode: before.offer_code })),
  );
  await transaction.run(save, [
    ...newLines.arrays(sealed.flatMap(({ lines }) => lines)),
    ...newMaxima.arrays(maxima),
    ...changedAuctions.arrays(sealed),
  ]);
}

function chainedLines({ before, entries }: AuctionChange, seals: SealedLines['seals']) {
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

/** Annulled bids do not count: an offer whose bids were all annulled has none. */
function bidsAdded(entries: AuctionChange['entries']): number {
  const bids = entries.filter(({ type }) => type === 'L' || type === 'P').length;
  return bids - entries.filter(({ type }) => type === 'Z').length;
}

/** Zero stands for "never" in the state of an auction. */
function instantOrNull(milliseconds: number | null): Date | null {
  return milliseconds === null || milliseconds === 0 ? null : new Date(milliseconds);
}
