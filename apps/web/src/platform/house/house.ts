/** Who the house is and how it is reached (S-48). Phones without country code. */
export interface House {
  readonly name: string;
  readonly legalName: string;
  /** CNPJ as it is read: `12.ABC.345/01DE-35`. */
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
  /** Script of a tag manager, for people who allow statistics; null: none. */
  readonly analyticsContainer: string | null;
  /** Data protection officer (Lei 13.709/2018, art. 41). */
  readonly dpo: { readonly name: string; readonly email: string } | null;
  /** The logistics company that the policy of partners names as controller (PRIV-10). */
  readonly logistics: {
    readonly name: string;
    /** CNPJ as it is read. */
    readonly document: string;
    readonly addresses: readonly string[];
  };
  /** Name and registration of the official auctioneer; null without one. */
  readonly auctioneer: string | null;
}

/** The name of the `<meta>` that carries the house to the browser. */
export const HOUSE_META = 'house';

/** Of a storefront without data: in development, or on a page that failed before it loaded. */
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
  dpo: null,
  logistics: { name: '', document: '', addresses: [] },
  auctioneer: null,
};

let received: House = UNTOLD;

/** Makes the house known: the server at its start, the browser before it takes the page over. Null changes nothing. */
export function registerHouse(house: House | null): void {
  received = house ?? received;
}

/** Who the house is: the only place that the pages take a brand from. */
export function house(): House {
  return received;
}
