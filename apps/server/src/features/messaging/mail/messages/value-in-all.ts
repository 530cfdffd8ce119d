import { fullPrice, fullPriceText } from '@patio/domain/trading/costs/full-price.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { OfferMailFacts } from './offers/offer-mail-facts.ts';

/** The amount in a mail, with the total if the reader's costs are known: `R$ 10.000,00 (total R$ 11.200,00 com frete e taxas)`. */
export function valueInAll({ valueCentavos, dealCosts = null, idiom }: OfferMailFacts): string {
  const value = formatMoney(valueCentavos);
  const full = dealCosts === null ? null : fullPrice(valueCentavos, dealCosts);
  const text = full === null ? null : fullPriceText(full, idiom);
  return text === null ? value : `${value} (${text})`;
}
