import type { Idiom } from '../../../platform/i18n/idiom.ts';

const ptbr = {
  searching: 'Buscando o endereço...',
  filled: 'Endereço preenchido pelo CEP. Confira.',
  partly: 'Estado e cidade preenchidos pelo CEP. Complete o endereço.',
  unknown: 'Não encontramos este CEP. Confira ou preencha o endereço você mesmo.',
  unreachable: 'Não foi possível buscar o CEP agora. Preencha o endereço você mesmo.',
};

const en: typeof ptbr = {
  searching: 'Looking up the address...',
  filled: 'Address filled in from the postal code. Please check it.',
  partly: 'State and city filled in from the postal code. Please complete the address.',
  unknown: 'We could not find this postal code. Check it or fill in the address yourself.',
  unreachable: 'The postal code could not be looked up right now. Fill in the address yourself.',
};

/** The state of a postal code lookup. */
export type CepState = keyof typeof ptbr;

/** The text beside the field. */
export function cepText(state: CepState, idiom: Idiom): string {
  return (idiom === 'EN' ? en : ptbr)[state];
}
