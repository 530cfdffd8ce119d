import type { Reply } from '@patio/contract/route/define-route.ts';
import type { listBuyerFees } from '@patio/contract/trading/charges/list-buyer-fees.ts';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';

export type WireFee = Reply<typeof listBuyerFees>['padrao'];

/** A fee in words: its percentage, its bounds and its fixed part, as far as it has them. */
export function useFeeText(): (fee: WireFee) => string {
  const { commission: texts } = useTexts();
  return ({ percentual, minimo, maximo, fixa }) =>
    [
      texts.percent(percentual),
      ...(minimo > 0 ? [texts.least(moneyText(minimo))] : []),
      ...(maximo === undefined ? [] : [texts.most(moneyText(maximo))]),
      ...(fixa > 0 ? [texts.fixed(moneyText(fixa))] : []),
    ].join(', ');
}
