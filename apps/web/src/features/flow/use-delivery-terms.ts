import { useEffect, useState } from 'react';
import { loadAddresses } from '../addresses/public.ts';
import { loadCosts, type CostTerms } from '../costs/public.ts';
import type { DealIntent } from '../intents/public.ts';

/** Where a deal would be delivered to and what it would cost; null while that is not known. */
export interface DeliveryTerms {
  /** UF; '' without an address. */
  readonly state: string;
  readonly terms: CostTerms;
}

/** The costs of delivery to the chosen address (S-17); null until they are known, and when they could not be loaded. */
export function useDeliveryTerms({ offer, address }: DealIntent): DeliveryTerms | null {
  const [found, setFound] = useState<DeliveryTerms | null>(null);
  useEffect(() => {
    let current = true;
    const find = async (): Promise<void> => {
      const addresses = (await loadAddresses()) ?? [];
      const chosen = addresses.find(({ codEnd }) => codEnd === address) ?? addresses[0];
      const state = chosen?.uf ?? '';
      const terms = await loadCosts(offer.code, state);
      if (current) setFound(terms === null ? null : { state, terms });
    };
    void find();
    return () => {
      current = false;
    };
  }, [offer.code, address]);
  return found;
}
