import type { Ledger } from './load-ledger.ts';

type Entry = Ledger['entradas'][number];

/** Meaning of an F line: the bidding closed, a best bid below the reserve was accepted, a sale fell through, or the next bidder bought it. */
export type EndKind = 'closed' | 'accepted' | 'undone' | 'second-chance';

/** A line of the history as the table shows it. */
export interface LedgerLine {
  readonly entry: Entry;
  /** Whether this bid has been annulled. */
  readonly struck: boolean;
  /** Of an F line. */
  readonly end: EndKind | null;
}

/** The lines of a ledger in order, with what later lines add about them: which bids were annulled, and what each end means. */
export function ledgerLines({ entradas }: Pick<Ledger, 'entradas'>): readonly LedgerLine[] {
  const struck = new Set(entradas.map(({ anula }) => anula));
  // After a reopening the sequence of ends starts again.
  const ends = entradas.filter(({ tipo }) => tipo === 'F' || tipo === 'R');
  return entradas.map((entry) => ({
    entry,
    struck: struck.has(entry.seq),
    end: entry.tipo === 'F' ? endKind(entry, ends[ends.indexOf(entry) - 1]) : null,
  }));
}

function endKind(entry: Entry, before: Entry | undefined): EndKind {
  if (before === undefined || before.tipo === 'R') return 'closed';
  if (entry.participante === '') return 'undone';
  // After a sale that fell through another user buys it; otherwise the sales team has accepted the best bid.
  return before.participante === '' && before.valor === 0 ? 'second-chance' : 'accepted';
}
