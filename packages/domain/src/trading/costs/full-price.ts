import type { Centavos } from '../../money/centavos.ts';
import { formatMoney } from '../../money/format-money.ts';
import type { DealCosts } from './deal-costs.ts';
import { totalCost } from './total-cost.ts';

/** The total cost of a deal, and the part in addition to its price. */
export interface FullPrice {
  readonly total: Centavos;
  readonly fee: Centavos;
  readonly freight: Centavos;
}

const WORDS = {
  PTBR: { total: 'total', freight: 'com frete', fee: 'com taxas', both: 'com frete e taxas' },
  EN: { total: 'total', freight: 'with freight', fee: 'with fees', both: 'with freight and fees' },
} as const;

/** The total cost of a deal at a price with the agreed costs; null while its freight is to be agreed. */
export function fullPrice(price: Centavos, { fee, freight }: DealCosts): FullPrice | null {
  const { total } = totalCost(price, fee, freight);
  return total === null || freight === null ? null : { total, fee: total - price - freight, freight };
}

/** "total R$ 11.200,00 com frete e taxas", shown beside the price; null: there are no additional costs. */
export function fullPriceText({ total, fee, freight }: FullPrice, idiom: 'PTBR' | 'EN'): string | null {
  if (fee === 0 && freight === 0) return null;
  const words = WORDS[idiom];
  const parts = freight === 0 ? words.fee : fee === 0 ? words.freight : words.both;
  return `${words.total} ${formatMoney(total)} ${parts}`;
}
