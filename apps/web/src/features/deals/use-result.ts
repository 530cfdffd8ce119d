import { useEffect, useState } from 'react';
import type { ResultView } from '../catalogue/public.ts';

const AGAIN_MS = 4000;
const TRIES = 15;

/** How an offer ended: as the page came with it, else asked for, and asked again for a minute while the result is being counted. */
export function useResult(code: number, initial: ResultView | null, seq: number): ResultView | null {
  const [result, setResult] = useState(initial);
  const known = result !== null && result.how !== 'apuracao';
  useEffect(() => {
    if (known) return undefined;
    let tries = 0;
    const ask = async (): Promise<void> => {
      tries += 1;
      if (tries >= TRIES) clearInterval(timer);
      const { loadResult } = await import('./load-result.ts');
      const loaded = await loadResult(code);
      if (loaded !== null) setResult(loaded);
    };
    const timer = setInterval(() => void ask(), AGAIN_MS);
    void ask();
    return () => clearInterval(timer);
  }, [code, known, seq]);
  return result;
}
