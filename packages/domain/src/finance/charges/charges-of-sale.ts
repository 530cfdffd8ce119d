import type { Centavos } from '../../money/centavos.ts';
import type { DealCosts } from '../../trading/costs/deal-costs.ts';
import { feeOn } from '../../trading/costs/fee-rule.ts';
import type { Creditor } from '../book/book-account.ts';
import type { ChargeKind } from './charge-state.ts';

/** A charge to be made. */
export interface SaleCharge {
  readonly kind: ChargeKind;
  readonly creditor: Creditor;
  readonly amount: Centavos;
}

/**
 * The charges of a sale: its price and freight for who sells, the fee for the house. The same amounts as the total that the buyer agreed to;
 * a freight that is to be agreed is not charged yet.
 */
export function chargesOfSale(
  price: Centavos,
  costs: DealCosts | null,
  ofStore: boolean,
): readonly SaleCharge[] {
  const seller = ofStore ? 'store' : 'house';
  const charges: readonly SaleCharge[] = [
    { kind: 'price', creditor: seller, amount: price },
    { kind: 'commission', creditor: 'house', amount: costs === null ? 0 : feeOn(price, costs.fee) },
    { kind: 'freight', creditor: seller, amount: costs?.freight ?? 0 },
  ];
  return charges.filter(({ amount }) => amount > 0);
}
