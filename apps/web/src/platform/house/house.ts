import { registerPictureBase } from '@patio/ui/picture-base.ts';

/** Brand, company and contacts of the house (S-48). Phones without country code. */
export interface House {
  readonly name: string;
  readonly legalName: string;
  /** Formatted CNPJ: `12.ABC.345/01DE-35`. */
  readonly document: string;
  readonly hours: string;
  /** The office in one line. */
  readonly office: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
  readonly teams: readonly { readonly name: string; readonly phone: string }[];
  /** Null: a message to the house instead. */
  readonly logisticsUrl: string | null;
  readonly careersUrl: string | null;
  /** Null: no link. */
  readonly privacyUrl: string | null;
  readonly partnerPlatformUrl: string | null;
  /** Script of a tag manager, loaded with consent to statistics; null: none. */
  readonly analyticsContainer: string | null;
  /** Where pictures are loaded from, without a slash at the end; null: from the site itself. */
  readonly picturesUrl: string | null;
  /** Data protection officer (Lei 13.709/2018, art. 41). */
  readonly dpo: { readonly name: string; readonly email: string } | null;
  /** The logistics company that the partners' policy names as controller (PRIV-10). */
  readonly logistics: {
    readonly name: string;
    /** CNPJ as it is read. */
    readonly document: string;
    readonly addresses: readonly string[];
  };
  /** Name and registration of the official auctioneer; null without one. */
  readonly auctioneer: string | null;
}

/** The name of the `<meta>` that passes these data to the browser. */
export const HOUSE_META = 'house';

/** For a storefront without data: in development, or on a page that failed before loading it. */
const UNTOLD: House = {
  name: 'Pátio',
  legalName: '',
  document: '',
  hours: '',
  office: '',
  phone: '',
  whatsapp: '',
  email: '',
  teams: [],
  logisticsUrl: null,
  careersUrl: null,
  privacyUrl: null,
  partnerPlatformUrl: null,
  analyticsContainer: null,
  picturesUrl: null,
  dpo: null,
  logistics: { name: '', document: '', addresses: [] },
  auctioneer: null,
};

let received: House = UNTOLD;

/** Sets the data: on the server at its start, in the browser before hydration. Null changes nothing. */
export function registerHouse(house: House | null): void {
  received = house ?? received;
  registerPictureBase(received.picturesUrl ?? '');
}

/** The brand and company data: the only source of a brand on pages. */
export function house(): House {
  return received;
}
