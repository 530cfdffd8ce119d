import { useCallback, useEffect, useState } from 'react';
import { loadAddresses } from '../../people/addresses/public.ts';
import { loadCosts, type CostQuote } from '../../trading/costs/public.ts';
import type { DealIntent } from '../../identity/intents/public.ts';

/** What receiving a vehicle costs, once that is known. */
export interface DeliveryTerms {
  readonly terms: CostQuote | null;
  /** They could not be loaded. */
  readonly failed: boolean;
  reload(): void;
}

/** The costs of delivery to the chosen address (S-17), by the server's table. */
export function useDeliveryTerms({ offer, address }: DealIntent): DeliveryTerms {
  const [found, setFound] = useState<CostQuote | 'loading' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    const find = async (): Promise<void> => {
      const addresses = (await loadAddresses()) ?? [];
      const chosen = addresses.find(({ codEnd }) => codEnd === address) ?? addresses[0];
      const terms = await loadCosts(offer.code, chosen === undefined ? '' : { address: chosen.codEnd });
      if (current) setFound(terms ?? 'failed');
    };
    void find();
    return () => {
      current = false;
    };
  }, [offer.code, address, tries]);
  const reload = useCallback(() => {
    setFound('loading');
    setTries((count) => count + 1);
  }, []);
  return { terms: typeof found === 'string' ? null : found, failed: found === 'failed', reload };
}
