import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useNear } from '../../../platform/screen/use-near.ts';
import type { Ledger } from './load-ledger.ts';

const BidTable = lazy(() => import('./bid-table.tsx').then(({ BidTable: it }) => ({ default: it })));

interface Props {
  readonly code: number;
  /** Changes with every bid: the list is reloaded. */
  readonly seq: number;
  /** The user's own pseudonym; null when unknown. */
  readonly own: string | null;
}

/** The public list of bids with pseudonyms, loaded when the user scrolls near it (rule 0.9). */
export function BidHistory({ code, seq, own }: Props) {
  const { deal, shell } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { ledger, failed, load } = useLedger(code, useNear(box) ? seq : null);
  const retry = (
    <ErrorState
      text={ledger === null ? deal.historyFailed : deal.historyStale}
      retryLabel={shell.retry}
      onRetry={() => void load()}
    />
  );
  return (
    <div ref={box} className="flex flex-col gap-3">
      {failed ? retry : null}
      {ledger === null ? (
        <>
          {failed ? null : <Skeleton className="no-print needs-script h-40" />}
          <noscript>{deal.historyNeedsScript}</noscript>
        </>
      ) : (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <BidTable ledger={ledger} own={own} />
        </Suspense>
      )}
    </div>
  );
}

/** The ledger, reloaded whenever `seq` changes; null: not loaded yet. */
function useLedger(code: number, seq: number | null) {
  const [ledger, setLedger] = useState<Ledger | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const loaded = await import('./load-ledger.ts').then(
      ({ loadLedger }) => loadLedger(code),
      () => null,
    );
    setFailed(loaded === null);
    if (loaded !== null) setLedger(loaded);
  }, [code]);
  useEffect(() => {
    if (seq !== null) void load();
  }, [load, seq]);
  return { ledger, failed, load };
}
