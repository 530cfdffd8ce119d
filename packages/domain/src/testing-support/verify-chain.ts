import {
  GENESIS_HASH,
  ledgerLine,
  type ChainedEntry,
  type Sha256Hex,
} from '../trading/auctions/ledger/ledger-chain.ts';

/** Where a chain breaks: a number out of order, a wrong link, or a line that was changed. */
export type ChainVerdict =
  | { readonly kind: 'intact' }
  | { readonly kind: 'broken'; readonly seq: number; readonly reason: 'sequence' | 'link' | 'content' };

/** Walks a published ledger from its first line and returns whether it is complete and unchanged. */
export function verifyChain(entries: readonly ChainedEntry[], sha256Hex: Sha256Hex): ChainVerdict {
  let previous = GENESIS_HASH;
  for (const [index, entry] of entries.entries()) {
    if (entry.seq !== index + 1) return { kind: 'broken', seq: entry.seq, reason: 'sequence' };
    if (entry.previous !== previous) return { kind: 'broken', seq: entry.seq, reason: 'link' };
    if (sha256Hex(ledgerLine(entry)) !== entry.hash)
      return { kind: 'broken', seq: entry.seq, reason: 'content' };
    previous = entry.hash;
  }
  return { kind: 'intact' };
}
