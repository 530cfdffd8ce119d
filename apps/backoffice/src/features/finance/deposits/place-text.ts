import type { DepositRuleRow } from '@patio/contract/finance/deposits/deposit-rule.ts';
import type { Texts } from '../../../texts/ptbr.ts';

/** Where a rule holds, in words. */
export function placeText({ oferta, loja }: DepositRuleRow, texts: Texts['deposits']): string {
  if (oferta !== null) return texts.ofOffer(oferta.codigo, oferta.titulo);
  return loja === null ? '—' : texts.ofStore(loja.codigo, loja.nome);
}
