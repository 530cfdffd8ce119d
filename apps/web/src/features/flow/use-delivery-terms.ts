import { useCallback, useEffect, useState } from 'react';
import { loadAddresses } from '../addresses/public.ts';
import { loadCosts, type CostQuote } from '../costs/public.ts';
import type { DealIntent } from '../intents/public.ts';

/** What a deal would cost beside its amount; null while that is not known, or could not be loaded. */
export interface DeliveryTerms {
  /** Null: not known, or could not be loaded. */
  readonly terms: CostQuote | null;
  /** Reads them again: they have changed. */
  reload(): void;
}

/** The costs of delivery to the chosen address (S-17), by the server's table. */
export function useDeliveryTerms({ offer, address }: DealIntent): DeliveryTerms {
  const [terms, setTerms] = useState<CostQuote | null>(null);
  const [round, setRound] = useState(0);
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
  }, [offer.code, address, round]);
  return { terms, reload: useCallback(() => setRound((before) => before + 1), []) };
}
