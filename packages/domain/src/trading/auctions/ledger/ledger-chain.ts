import type { Centavos } from '../../../money/centavos.ts';
import { isoInstant } from '../../../time/iso-instant.ts';
import type { BidderId } from '../auction-state.ts';
import type { LedgerEntry, LedgerType } from './ledger-entry.ts';

/** A ledger line as it is published: with a pseudonym ('' if there is no participant), the previous hash and its own. */
export type ChainedEntry = {
  readonly seq: number;
  readonly at: number;
  readonly participant: string;
  readonly type: LedgerType;
  readonly value: Centavos;
  readonly previous: string;
  readonly hash: string;
};

/** Lower-case hexadecimal SHA-256 of the UTF-8 bytes of a text; the caller supplies it. */
export type Sha256Hex = (text: string) => string;

/** The hash before the first line: 64 zeros. */
export const GENESIS_HASH = '0'.repeat(64);

/** The text that is hashed: `seq|em|participante|tipo|valor|anterior`, the instant in ISO 8601 UTC, the value in centavos (rules 0.9). */
export function ledgerLine(entry: Omit<ChainedEntry, 'hash'>): string {
  const { seq, at, participant, type, value, previous } = entry;
  return [seq, isoInstant(at), participant, type, value, previous].join('|');
}

/**
 * Links new lines to the chain. `lastHash` is the hash of the ledger's last line (`GENESIS_HASH` before the first), `pseudonym` gives
 * the published name of a participant within this offer.
 */
export function chainEntries(
  entries: readonly LedgerEntry[],
  lastHash: string,
  pseudonym: (bidderId: BidderId) => string,
  sha256Hex: Sha256Hex,
): readonly ChainedEntry[] {
  const chained: ChainedEntry[] = [];
  let previous = lastHash;
  for (const entry of entries) {
    const participant = entry.participant === null ? '' : pseudonym(entry.participant);
    const line = { ...entry, participant, previous };
    const hash = sha256Hex(ledgerLine(line));
    chained.push({ ...line, hash });
    previous = hash;
  }
  return chained;
}
