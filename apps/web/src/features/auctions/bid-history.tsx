import { formatMoney } from '@patio/domain/money/format-money.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import { Button } from '@patio/ui/button.tsx';
import { ScrollArea } from '@patio/ui/scroll-area.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';
import type { Ledger } from './load-ledger.ts';

const FIRST = 8;

interface Props {
  readonly code: number;
  /** Changes with every bid: the list is read again. */
  readonly seq: number;
}

/** The public list of bids, newest first, with pseudonyms (rule 0.9). */
export function BidHistory({ code, seq }: Props) {
  const { deal, shell } = useTexts();
  const { ledger, failed, load } = useLedger(code, seq);
  const [all, setAll] = useState(false);
  if (failed)
    return <ErrorState text={deal.historyFailed} retryLabel={shell.retry} onRetry={() => void load()} />;
  if (ledger === null) return <Skeleton className="h-40" />;
  const entries = ledger.entradas.toReversed();
  if (entries.length === 0) return <p className="text-ink-3">{deal.historyEmpty}</p>;
  return (
    <>
      <ScrollArea label={deal.history}>
        <table className="w-full text-left text-[15px]">
          <thead className="text-sm text-ink-3">
            <tr>
              <th className="py-2 pr-4 font-medium">{deal.historyWho}</th>
              <th className="py-2 pr-4 font-medium max-sm:hidden">{deal.historyWhen}</th>
              <th className="py-2 text-right font-medium">{deal.historyValue}</th>
            </tr>
          </thead>
          <tbody>
            {entries.slice(0, all ? undefined : FIRST).map((entry) => (
              <tr key={entry.seq} className="border-t border-line">
                <td className="py-2.5 pr-4">
                  {entry.participante === '' ? null : (
                    <span className="font-medium">{entry.participante} </span>
                  )}
                  <span className="text-sm text-ink-3">{deal.historyKind[entry.tipo]}</span>
                  <span className="block text-sm text-ink-3 tabular-nums sm:hidden">
                    {formatDateTime(Date.parse(entry.em))}
                  </span>
                </td>
                <td className="py-2.5 pr-4 whitespace-nowrap text-ink-2 tabular-nums max-sm:hidden">
                  {formatDateTime(Date.parse(entry.em))}
                </td>
                <td className="money py-2.5 text-right font-semibold whitespace-nowrap">
                  {formatMoney(entry.valor)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {entries.length > FIRST && !all ? (
        <Button look="plain" size="small" className="mt-2" onClick={() => setAll(true)}>
          {deal.historyMore} ({entries.length})
        </Button>
      ) : null}
      <p className="mt-3 text-sm text-ink-3">{deal.historyChained}</p>
    </>
  );
}

function useLedger(code: number, seq: number) {
  const [ledger, setLedger] = useState<Ledger | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const { loadLedger } = await import('./load-ledger.ts');
    const loaded = await loadLedger(code);
    setFailed(loaded === null);
    if (loaded !== null) setLedger(loaded);
  }, [code]);
  useEffect(() => {
    void load();
  }, [load, seq]);
  return { ledger, failed: failed && ledger === null, load };
}
