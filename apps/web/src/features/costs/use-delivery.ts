import { useEffect, useState } from 'react';
import type { CostTerms } from './cost-terms.ts';

/** Pickup at the yard; otherwise a choice is a state (UF), or '' while none was made. */
export const PICKUP = 'N';

const NAME = 'patio.entrega';

/** Where the vehicle is to go, kept while the browser is open, and what that costs in centavos; null: to be agreed on. */
export function useDelivery(code: number, terms: CostTerms) {
  const [choice, setChoice] = useState('');
  const [freight, setFreight] = useState(terms.freight);
  useEffect(() => setChoice(sessionStorage.getItem(NAME) ?? ''), []);
  useEffect(() => {
    let current = true;
    const find = async (): Promise<void> => {
      if (choice === '') return setFreight(terms.freight);
      if (choice === PICKUP) return setFreight(0);
      setFreight(null);
      const { loadCosts } = await import('./load-costs.ts');
      const found = await loadCosts(code, choice);
      if (current) setFreight(found?.freight ?? null);
    };
    void find();
    return () => {
      current = false;
    };
  }, [code, choice, terms.freight]);
  const choose = (chosen: string): void => {
    setChoice(chosen);
    sessionStorage.setItem(NAME, chosen);
  };
  return { choice, freight, choose };
}
