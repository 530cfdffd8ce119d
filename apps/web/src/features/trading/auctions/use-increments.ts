import { bandIncrements, type IncrementBand } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import { usableIncrements } from '@patio/domain/trading/auctions/bids/increments.ts';
import { useEffect, useState } from 'react';
import type { OfferView } from '../../catalogue/catalogue/public.ts';
import { lateRule } from './late-rule.ts';

/** People who watch an offer do not all ask in the same moment. */
const SPREAD_MS = 2000;

/**
 * The increments of an offer at its present price, ascending, in centavos. They came with the page; once the price has moved, the bands of
 * the offer are fetched, once, and from then on the increments follow every price without a call.
 */
export function useIncrements(
  { code, increments, bindingStep, live }: OfferView,
  price: number,
): readonly number[] {
  const [bands, setBands] = useState<readonly IncrementBand[] | null>(null);
  const moved = price !== live.price;
  useEffect(() => {
    if (!moved) return undefined;
    const timer = setTimeout(() => {
      void lateRule(code).then((rule) => setBands(rule?.bands ?? null));
    }, Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [code, moved]);
  return bands === null ? increments : usableIncrements(bandIncrements(price, bands), bindingStep);
}
