import { bandIncrements, type IncrementBand } from '@patio/domain/trading/auctions/bids/increment-bands.ts';
import { usableIncrements } from '@patio/domain/trading/auctions/bids/increments.ts';
import { useEffect, useState } from 'react';
import type { OfferView } from '../../catalogue/catalogue/public.ts';
import { lateRule } from './late-rule.ts';

/** Spreads the requests of the users who watch an offer over this time. */
const SPREAD_MS = 2000;

/**
 * The increments of an offer at its current price, ascending, in centavos. They came with the page; once the price has changed, the bands
 * of the offer are loaded, once, and from then on the increments follow every price without a call.
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
