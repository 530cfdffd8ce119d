import { GENESIS_HASH, ledgerLine } from '@patio/domain/trading/auctions/ledger/ledger-chain.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { pseudonym, sha256Hex } from '../auctions/public.ts';
import type { FaultKind } from './ledger-fault.ts';
import type { ExaminedAuction, StoredLine } from './ledger.store.ts';

/** A fault without its offer. */
export interface FoundFault {
  readonly seq: number | null;
  readonly kind: FaultKind;
  readonly detail: string;
}

/**
 * Checks the chain of an auction line by line (rule 0.9): numbers without gaps, each line linked to the previous one, instants that never
 * decrease, and the auction's own row pointing at the last line. After a changed line, the next ones are checked against what is stored, so
 * that one change is reported once.
 */
export function examineChain({ row, lines }: ExaminedAuction): FoundFault[] {
  const faults: FoundFault[] = [];
  const names = new Map<number, string>();
  const named = (bidder: number): string => {
    const name = names.get(bidder) ?? pseudonym(row.pseudonym_key, bidder);
    names.set(bidder, name);
    return name;
  };
  let before: StoredLine | undefined;
  for (const line of lines) {
    const participant = line.bidder_id === null ? '' : named(line.bidder_id);
    faults.push(...examineLine(line, before, participant));
    before = line;
  }
  return [...faults, ...examineTail(row, before)];
}

function examineLine(line: StoredLine, before: StoredLine | undefined, participant: string): FoundFault[] {
  const faults: FoundFault[] = [];
  const { seq } = line;
  const expected = (before?.seq ?? 0) + 1;
  if (seq !== expected) {
    faults.push({
      seq,
      kind: before === undefined ? 'first-line' : 'sequence',
      detail: `expected ${expected}`,
    });
  } else if (line.previous_hash !== (before?.hash ?? GENESIS_HASH)) {
    faults.push({ seq, kind: 'link', detail: '' });
  }
  const text = ledgerLine({
    seq,
    at: line.at,
    participant,
    type: line.kind,
    value: line.value_cents,
    previous: line.previous_hash,
  });
  if (sha256Hex(text) !== line.hash) faults.push({ seq, kind: 'content', detail: text });
  if (before !== undefined && line.at < before.at) {
    faults.push({ seq, kind: 'instant-back', detail: `${isoInstant(before.at)}, ${isoInstant(line.at)}` });
  }
  return faults;
}

function examineTail(row: ExaminedAuction['row'], last: StoredLine | undefined): FoundFault[] {
  const faults: FoundFault[] = [];
  const seq = last?.seq ?? 0;
  if (row.last_seq !== seq) {
    faults.push({ seq: null, kind: 'length-differs', detail: `ledger ${seq}, auction ${row.last_seq}` });
  } else if (row.last_hash !== (last?.hash ?? GENESIS_HASH)) {
    faults.push({ seq: null, kind: 'last-hash-differs', detail: '' });
  }
  return faults;
}
