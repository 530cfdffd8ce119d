import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import type { Address } from '@patio/contract/people/addresses/address.ts';
import { useCallback, useEffect, useState } from 'react';
import { loadAddresses } from '../../../people/addresses/public.ts';
import { loadCosts, type CostQuote } from '../../../trading/costs/public.ts';
import type { DealIntent } from '../../../identity/intents/public.ts';
import { loadProfile } from '../personal/profile-calls.ts';

/** A part without which users cannot know what they commit to. */
export type ReviewPart = 'profile' | 'address' | 'costs';

type Terms = Pick<DealIntent, 'offer' | 'address' | 'freight'>;

interface Loaded {
  readonly profile: Profile | null;
  readonly address: Address | null;
  readonly terms: CostQuote | null;
  /** What could not be loaded. */
  readonly failed: readonly ReviewPart[];
}

/** What the review shows, and whether it is complete. */
export interface ReviewData extends Loaded {
  readonly state: 'loading' | 'failed' | 'ready';
  /** Retries what failed. */
  reload(): void;
}

const NOTHING: Loaded = { profile: null, address: null, terms: null, failed: [] };

/**
 * The buyer, the destination and the total cost: loaded together for the last step, which cannot be confirmed without them. A vehicle that
 * is picked up needs no address.
 */
export function useReviewData({ offer, address: chosen, freight }: DealIntent): ReviewData {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [tries, setTries] = useState(0);
  const offerCode = offer.code;
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const next = await loadAll({ offer: { code: offerCode }, address: chosen, freight });
      if (current) setLoaded(next);
    };
    void load();
    return () => {
      current = false;
    };
  }, [offerCode, chosen, freight, tries]);
  const reload = useCallback(() => {
    setLoaded(null);
    setTries((count) => count + 1);
  }, []);
  if (loaded === null) return { ...NOTHING, state: 'loading', reload };
  return { ...loaded, state: loaded.failed.length > 0 ? 'failed' : 'ready', reload };
}

async function loadAll({
  offer,
  address: chosen,
  freight,
}: Omit<Terms, 'offer'> & { readonly offer: { readonly code: number } }): Promise<Loaded> {
  const [profile, addresses] = await Promise.all([loadProfile(), loadAddresses()]);
  const address = addresses?.find(({ codEnd }) => codEnd === chosen) ?? null;
  const addressMissing = freight !== 'N' && address === null;
  const to = address ?? addresses?.[0];
  const terms = addressMissing
    ? null
    : await loadCosts(offer.code, to === undefined ? '' : { address: to.codEnd });
  return {
    profile,
    address,
    terms,
    failed: [
      ...(profile === null ? (['profile'] as const) : []),
      ...(addressMissing ? (['address'] as const) : []),
      ...(terms === null ? (['costs'] as const) : []),
    ],
  };
}
