import { money, moneyByState, percent } from '../money-fields.ts';

/** What a buyer pays beside the price. */
export const costVariables = {
  BUYER_FEE_PERCENT: percent({
    about:
      'Fee of the buyer in percent of the price where staff have set none; half a centavo goes up (decision 0077).',
    initial: '0',
    example: '5',
  }),
  BUYER_FEE_MINIMUM: money({
    about: 'Least that the percentage comes to, in reais.',
    initial: '0',
    example: '500',
    max: 1_000_000,
  }),
  BUYER_FEE_FIXED: money({
    about: 'Fixed part of the fee beside the percentage, in reais.',
    initial: '0',
    example: '390',
    max: 1_000_000,
  }),
  FREIGHT_PRICES: moneyByState({
    about:
      'Price of delivery per state in reais, separated by semicolons, for all vehicles of an offer together; it goes before the table of freight (decision 0077).',
    initial: '',
    example: 'ES=900;SP=1.450,00',
  }),
};
