import { moneyText } from '../../../platform/i18n/formats.ts';

/** A balance of the wire, with its sign: `− R$ 1,00`; `signed`: a difference, which also says that it is more. */
export function balanceText(reais: number, signed = false): string {
  if (reais < 0) return `− ${moneyText(-reais)}`;
  return signed && reais > 0 ? `+ ${moneyText(reais)}` : moneyText(reais);
}
