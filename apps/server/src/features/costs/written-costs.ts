import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { totalCost } from '@patio/domain/costs/total-cost.ts';
import { freightPrice } from '@patio/domain/freight/freight-options.ts';
import type { RuleSettings } from '../../config/config.ts';
import { writeCosts } from './costs.present.ts';

/** How a purchase travels: delivery to a state (UF), or pickup. */
export interface Delivery {
  readonly freight: 'S' | 'N';
  readonly state: string | null;
}

/** What a purchase at a price (centavos) costs in all by the house's settings, in sentences for a letter (S-17). */
export function writtenCosts(
  { fee, freightTable }: Pick<RuleSettings, 'fee' | 'freightTable'>,
  price: number,
  delivery: Delivery,
  idiom: Idiom,
): string[] {
  const freight = freightPrice(delivery.freight, delivery.state, freightTable);
  const terms = { fee, freight, pickup: delivery.freight === 'N', state: delivery.state, idiom };
  return writeCosts(totalCost(price, fee, freight), terms);
}
