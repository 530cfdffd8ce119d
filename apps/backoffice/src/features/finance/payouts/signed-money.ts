import { moneyText } from '../../../platform/i18n/formats.ts';

/** An amount of the wire that may be less than nothing: `− R$ 1,00`. */
export const signedMoney = (reais: number): string =>
  reais < 0 ? `− ${moneyText(-reais)}` : moneyText(reais);
