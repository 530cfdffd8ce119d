import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import { totalCost } from '@patio/domain/trading/costs/total-cost.ts';
import type { PickupPlace } from '../charges/public.ts';
import type { Destination } from './cost-texts.ts';
import { writeCosts } from './costs.present.ts';

/** How a purchase is received: delivery, or pickup where it is. */
export interface Delivery {
  readonly freight: 'S' | 'N';
  readonly destination: Destination | null;
  readonly places: readonly PickupPlace[];
}

/** The total of a purchase at a price (centavos), by the costs agreed at the time, as sentences for a mail (S-17). */
export function writtenCosts(
  { fee, freight }: DealCosts,
  price: number,
  delivery: Delivery,
  idiom: Idiom,
): string[] {
  const terms = { ...delivery, fee, freight, pickup: delivery.freight === 'N', idiom };
  return writeCosts(totalCost(price, fee, freight), terms);
}
