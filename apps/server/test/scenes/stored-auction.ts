import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import { verifyChain } from '@patio/domain/testing-support/verify-chain.ts';
import { replay } from '@patio/domain/testing-support/replay.ts';
import { auctionState } from '../../src/features/trading/auctions/auction-row.ts';
import { auctionReader } from '../../src/features/trading/auctions/auctions.store.ts';
import { pseudonym, sha256Hex } from '../../src/features/trading/auctions/history/pseudonym.ts';
import { recordedHistory } from '../../src/features/trading/auctions/history/recorded-history.ts';
import type { Queries } from '../../src/platform/db/database.ts';

/** An auction as it is stored, and as its ledger and maxima say it must be. */
export interface StoredAuction {
  readonly stored: AuctionState;
  readonly replayed: AuctionState;
  readonly chain: 'intact' | 'broken';
  /** Values of the ledger's lines in order, with their letter: `L 12000`. Centavos. */
  readonly lines: readonly string[];
}

/** Reads an auction back and replays its ledger through the rules (rule 0.5). */
export async function readStoredAuction(queries: Queries, offerCode: number): Promise<StoredAuction> {
  const reader = auctionReader(queries);
  const [row] = await reader.findMany([offerCode]);
  if (!row) throw new Error(`There is no auction ${offerCode}.`);
  const ledger = await reader.ledger(offerCode);
  const history = recordedHistory(ledger, await reader.maxima(offerCode));
  const chained = ledger.map((line) => ({
    seq: line.seq,
    at: line.at,
    type: line.kind,
    value: line.value_cents,
    participant: line.bidder_id === null ? '' : pseudonym(row.pseudonym_key, line.bidder_id),
    previous: line.previous_hash,
    hash: line.hash,
  }));
  const stored = auctionState(row);
  return {
    stored,
    replayed: replay(stored, history),
    chain: verifyChain(chained, sha256Hex).kind,
    lines: history.entries.map((entry) => `${entry.type} ${entry.value}`),
  };
}
