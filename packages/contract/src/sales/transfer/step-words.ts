import type { TransferStep } from '@patio/domain/sales/transfer/transfer-steps.ts';
import type { Idiom } from '../../errors/catalogue.ts';

/** What the steps of a transfer are called, within a sentence and (with a capital) as a title. */
export const STEP_WORDS: Readonly<Record<Idiom, Readonly<Record<TransferStep, string>>>> = {
  PTBR: {
    'nota-fiscal': 'nota fiscal',
    gravame: 'baixa do gravame',
    atpv: 'emissão da ATPV-e',
    'assinatura-vendedor': 'assinatura da ATPV-e por quem vende',
    'assinatura-comprador': 'assinatura da ATPV-e pelo comprador',
    comunicacao: 'comunicação da venda',
    entrega: 'entrega do veículo',
    detran: 'vistoria e transferência no Detran',
  },
  EN: {
    'nota-fiscal': 'invoice',
    gravame: 'release of the lien',
    atpv: 'issue of the ATPV-e',
    'assinatura-vendedor': 'signature of the ATPV-e by the seller',
    'assinatura-comprador': 'signature of the ATPV-e by the buyer',
    comunicacao: 'communication of the sale',
    entrega: 'delivery of the vehicle',
    detran: 'inspection and transfer at the Detran',
  },
};

/** The name of a step as a title. */
export function stepTitle(step: TransferStep, idiom: Idiom): string {
  const name = STEP_WORDS[idiom][step];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
