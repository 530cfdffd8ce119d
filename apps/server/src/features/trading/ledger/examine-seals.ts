import { NO_MAXIMUM } from '@patio/domain/trading/auctions/ledger/maxima-seal.ts';
import { recordedHistory, sealLines } from '../auctions/public.ts';
import type { FoundFault } from './examine-chain.ts';
import type { ExaminedAuction } from './ledger.store.ts';

/** Checks that every line contains the seal over the maxima set until then, and the row their last link (rule 0.41). */
export function examineSeals({ row, lines, maxima }: ExaminedAuction): FoundFault[] {
  const history = recordedHistory(lines, maxima);
  const sealed = sealLines({ ...row, maxima_link: NO_MAXIMUM }, history.entries, history.maxima);
  const faults = lines.flatMap(({ seq, seal }, index): FoundFault[] =>
    seal === (sealed.seals[index] ?? null) ? [] : [{ seq, kind: 'seal-differs', detail: '' }],
  );
  if (row.rule_version === 1 || row.maxima_link === sealed.link) return faults;
  return [...faults, { seq: null, kind: 'maxima-differ', detail: '' }];
}
