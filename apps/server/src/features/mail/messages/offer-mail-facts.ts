import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Brand } from '../../../config/config.ts';

/** What every mail about an offer names. */
export interface OfferMailFacts {
  readonly brand: Brand;
  readonly idiom: Idiom;
  /** Of the recipient. */
  readonly name: string;
  readonly offerTitle: string;
  /** Absolute address that the button leads to: the offer's page. */
  readonly offerAddress: string;
  /** Centavos. */
  readonly valueCentavos: number;
  /** Where messages like this one are chosen and turned off; addresses are absolute. */
  readonly foot?: readonly { readonly text: string; readonly address: string }[];
  /** What a buyer pays in all, in sentences; absent: it is not told. */
  readonly costs?: readonly string[];
}
