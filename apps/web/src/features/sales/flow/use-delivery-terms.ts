import { useCallback, useEffect, useState } from 'react';
import { loadAddresses } from '../../people/addresses/public.ts';
import { loadCosts, type CostQuote } from '../../trading/costs/public.ts';
import type { DealIntent } from '../../identity/intents/public.ts';

/** The cost of receiving a vehicle, once it is known. */
export interface DeliveryTerms {
  readonly terms: CostQuote | null;
  /** They could not be loaded. */
  readonly failed: boolean;
  reload(): void;
}

/**
 * The costs of delivery to the chosen address (S-17), from the server's table; requested once per screen that shows them, and again on the
 * next.
 */
export function useDeliveryTerms(
  { offer, address }: DealIntent,
  screen: 'steps' | 'freight' | 'none',
): DeliveryTerms {
  const [found, setFound] = useState<{ asked: string; quote: CostQuote | null } | null>(null);
  const [tries, setTries] = useState(0);
  const asked = [offer.code, address, screen, tries].join(' ');
  useEffect(() => {
    if (screen === 'none') return undefined;
    let current = true;
    const find = async (): Promise<void> => {
      const addresses = (await loadAddresses()) ?? [];
      const chosen = addresses.find(({ codEnd }) => codEnd === address) ?? addresses[0];
      const quote = await loadCosts(offer.code, chosen === undefined ? '' : { address: chosen.codEnd });
      if (current) setFound({ asked, quote });
    };
    void find();
    return () => {
      current = false;
    };
  }, [offer.code, address, screen, asked]);
  const reload = useCallback(() => setTries((count) => count + 1), []);
  // A result for another address or screen does not apply here.
  const answer = found?.asked === asked ? found : null;
  return { terms: answer?.quote ?? null, failed: answer !== null && answer.quote === null, reload };
}
