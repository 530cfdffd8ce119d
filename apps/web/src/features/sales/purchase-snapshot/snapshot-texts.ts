import type { PurchaseSnapshotReply } from '@patio/contract/sales/snapshots/purchase-snapshot.ts';
import { useIdiom } from '../../../platform/i18n/texts.ts';

/** Texts around a purchase as it was made. */
const ptbr = {
  open: 'O que você comprou',
  loading: 'Carregando…',
  failed: 'Não foi possível carregar agora.',
  none: 'O registro desta compra ainda está sendo preparado.',
  intro: (date: string) =>
    `Registro da compra como ela foi feita, em ${date}. Mudanças posteriores na oferta não o alteram.`,
  reconstituted: 'Reconstituída: esta compra é anterior ao registro, que foi preenchido depois.',
  price: 'Preço',
  total: 'Total',
  unknown: 'a combinar',
  costs: { preco: 'Preço', taxa: 'Taxa do comprador', frete: 'Frete' },
  years: 'Ano',
  usage: 'Uso',
  plate: 'Placa',
  colour: 'Cor',
  place: 'Local',
  legal: 'Situação legal informada',
  damage: 'Avarias informadas',
  severities: { leve: 'avaria leve', media: 'avaria média', grave: 'avaria grave' },
  pictures: (count: number) => (count === 1 ? '1 foto' : `${count} fotos`),
  terms: (version: string) => `Termos de uso de ${version}`,
  hash: 'Código do registro (SHA-256)',
  text: 'Texto completo do registro',
  textIntro: 'O código acima é o SHA-256 deste texto, byte por byte.',
  situation: {
    integra: 'O registro confere com o código.',
    'integra-sem-pessoa': 'O registro confere com o código; os dados pessoais foram apagados.',
    alterada: 'O registro não confere com o código. Fale com a nossa equipe.',
  } satisfies Record<PurchaseSnapshotReply['situacao'], string>,
};

const en: typeof ptbr = {
  open: 'What you bought',
  loading: 'Loading…',
  failed: 'This could not be loaded right now.',
  none: 'The record of this purchase is still being prepared.',
  intro: (date) =>
    `Record of the purchase as it was made, on ${date}. Later changes to the offer do not affect it.`,
  reconstituted:
    'Reconstructed: this purchase was made before such records existed, and its record was filled in later.',
  price: 'Price',
  total: 'Total',
  unknown: 'to be agreed',
  costs: { preco: 'Price', taxa: 'Buyer’s fee', frete: 'Freight' },
  years: 'Year',
  usage: 'Use',
  plate: 'Plate',
  colour: 'Colour',
  place: 'Place',
  legal: 'Legal status as stated',
  damage: 'Damage as stated',
  severities: { leve: 'slight damage', media: 'moderate damage', grave: 'severe damage' },
  pictures: (count) => (count === 1 ? '1 photo' : `${count} photos`),
  terms: (version) => `Terms of use of ${version}`,
  hash: 'Record code (SHA-256)',
  text: 'Full text of the record',
  textIntro: 'The code above is the SHA-256 of this text, byte for byte.',
  situation: {
    integra: 'The record matches its code.',
    'integra-sem-pessoa': 'The record matches its code; the personal data was erased.',
    alterada: 'The record does not match its code. Talk to our team.',
  },
};

/** These texts by language. */
export const snapshotTexts = { PTBR: ptbr, EN: en } as const;

/** These texts in the language of the page. */
export function useSnapshotTexts(): typeof ptbr {
  return snapshotTexts[useIdiom()];
}
