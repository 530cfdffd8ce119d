import { useEffect, useRef, useState } from 'react';
import type { ResultView } from '../../../catalogue/catalogue/public.ts';

const AGAIN_MS = 4000;
const TRIES = 15;

/**
 * How an offer ended: as delivered with the page, otherwise loaded, and polled for a minute while the result is being counted. Later
 * changes (a sale undone, a second chance taken) add a line to the ledger: then it is reloaded.
 */
export function useResult(code: number, initial: ResultView | null, seq: number): ResultView | null {
  const [result, setResult] = useState(initial);
  const notifiedAt = useRef(seq);
  const known = result !== null && result.how !== 'apuracao';
  useEffect(() => {
    if (known && notifiedAt.current === seq) return undefined;
    let tries = 0;
    const ask = async (): Promise<void> => {
      tries += 1;
      if (tries >= TRIES) clearInterval(timer);
      const { loadResult } = await import('./load-result.ts');
      const loaded = await loadResult(code);
      if (loaded === null) return;
      setResult(loaded);
      if (loaded.how === 'apuracao') return;
      notifiedAt.current = seq;
      clearInterval(timer);
    };
    const timer = setInterval(() => void ask(), AGAIN_MS);
    void ask();
    return () => clearInterval(timer);
  }, [code, known, seq]);
  return result;
}
