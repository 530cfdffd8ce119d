import { useEffect, useState } from 'react';
import { loadAddresses } from '../addresses/public.ts';
import { loadCosts, type CostQuote } from '../costs/public.ts';
import type { DealIntent } from '../intents/public.ts';

/** The costs of delivery to the chosen address (S-17), by the server's table; null while they are not known, or could not be loaded. */
export function useDeliveryTerms({ offer, address }: DealIntent): CostQuote | null {
  const [terms, setTerms] = useState<CostQuote | null>(null);
  useEffect(() => {
    let current = true;
    const find = async (): Promise<void> => {
      const addresses = (await loadAddresses()) ?? [];
      const chosen = addresses.find(({ codEnd }) => codEnd === address) ?? addresses[0];
      const found = await loadCosts(offer.code, chosen === undefined ? '' : { address: chosen.codEnd });
      if (current) setTerms(found);
    };
    void find();
    return () => {
      current = false;
    };
  }, [offer.code, address]);
  return terms;
}
