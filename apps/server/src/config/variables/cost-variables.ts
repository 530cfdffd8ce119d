import { money, moneyByState, percent } from '../money-fields.ts';

/** What a buyer pays besides the price. */
export const costVariables = {
  BUYER_FEE_PERCENT: percent({
    about:
      'Buyer’s fee in percent of the price, if staff have set none; half a centavo is rounded up (decision 0077).',
    initial: '0',
    example: '5',
  }),
  BUYER_FEE_MINIMUM: money({
    about: 'Minimum of the percentage, in reais.',
    initial: '0',
    example: '500',
    max: 1_000_000,
  }),
  BUYER_FEE_FIXED: money({
    about: 'Fixed part of the fee in addition to the percentage, in reais.',
    initial: '0',
    example: '390',
    max: 1_000_000,
  }),
  FREIGHT_PRICES: moneyByState({
    about:
      'Delivery price per state in reais, separated by semicolons, for all vehicles of an offer together; takes precedence over the freight rates (decision 0077).',
    initial: '',
    example: 'ES=900;SP=1.450,00',
  }),
};
