import { useEffect, useState } from 'react';
import { useTabText } from '../../../platform/drafts/use-tab-text.ts';
import type { CostQuote } from './cost-quote.ts';

/** Pickup where the vehicle is; otherwise a choice is a CEP, a state (UF), or '' while none was made. */
export const PICKUP = 'N';

const NAME = 'patio.entrega';

/** The delivery address, stored while the browser is open, and the server's quote for it: null before it was requested or has arrived. */
export function useDelivery(code: number) {
  const [choice, choose] = useTabText(NAME);
  const [quote, setQuote] = useState<CostQuote | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    const find = async (): Promise<void> => {
      setQuote(null);
      if (choice === '') return;
      const { loadCosts } = await import('./load-costs.ts');
      const found = await loadCosts(code, choice);
      if (current) setQuote(found ?? 'failed');
    };
    void find();
    return () => {
      current = false;
    };
  }, [code, choice]);
  return { choice, quote, choose };
}
