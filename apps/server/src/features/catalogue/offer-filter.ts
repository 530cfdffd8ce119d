import type { OfferQuery } from '@patio/contract/catalogue/list-offers.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';

/** Bounds that a value lies strictly between; null is open (C-40). */
export interface Range {
  readonly above: number | null;
  readonly below: number | null;
}

/** The filters of a list in one form, whatever way they were asked for. Null and empty lists do not filter. */
export interface OfferFilter {
  readonly category: number | null;
  readonly brands: readonly number[];
  readonly subcategories: readonly number[];
  readonly models: readonly number[];
  readonly colours: readonly string[];
  readonly fuels: readonly string[];
  readonly gearboxes: readonly string[];
  /** Offers of several vehicles are listed. */
  readonly lots: boolean;
  /** Offers of one vehicle are listed. */
  readonly singles: boolean;
  readonly spotlight: boolean | null;
  /** Centavos. */
  readonly price: Range | null;
  readonly usage: Range | null;
  readonly years: Range | null;
  readonly term: string | null;
  readonly state: string | null;
  readonly city: string | null;
  readonly deal: 'buy' | 'bid' | 'proposal' | null;
  /** Milliseconds. */
  readonly endingWithin: number | null;
  /** Metres from the place of the question. */
  readonly radius: number | null;
  /** Name of the store. */
  readonly partner: string | null;
}

export const noFilter: OfferFilter = {
  category: null,
  brands: [],
  subcategories: [],
  models: [],
  colours: [],
  fuels: [],
  gearboxes: [],
  lots: true,
  singles: true,
  spotlight: null,
  price: null,
  usage: null,
  years: null,
  term: null,
  state: null,
  city: null,
  deal: null,
  endingWithin: null,
  radius: null,
  partner: null,
};

/** Codes that no row can have are all one code, which filters like any unknown one. */
const possible = (code: number) => (code <= 2_147_483_647 ? code : 0);

const codes = (list: readonly number[] | undefined) =>
  list ? [...new Set(list.length === 0 ? [0] : list.map(possible))].sort((a, b) => a - b) : [];

const words = (list: readonly string[] | undefined) => [...(list ?? [])].sort();

const text = (given: string | undefined) => (given ? given.toLowerCase() : null);

/** Reads the filter state of an address (B§3). */
export function offerFilter(query: OfferQuery): OfferFilter {
  return {
    category: query.category ? possible(query.category) : null,
    brands: codes(query.brands),
    subcategories: codes(query.subcategories),
    models: codes(query.models),
    colours: words(query.colors),
    fuels: words(query.fuels),
    gearboxes: words(query.gearboxes),
    lots: query.lot ?? true,
    singles: query.vehicle ?? true,
    spotlight: query.spotlight ?? null,
    price: range(query.priceStart, query.priceEnd, centavos),
    usage: range(query.usageStart, query.usageEnd),
    years: range(query.yearStart, query.yearEnd),
    term: text(query.term),
    state: text(query.state),
    city: text(query.city),
    deal: query.deal ?? null,
    endingWithin: query.endingWithin === undefined ? null : Math.round(query.endingWithin * 3_600_000),
    radius: query.radius === undefined ? null : query.radius * 1000,
    partner: query.partner || null,
  };
}

/** A bound need not be a whole number of centavos: it is only compared with. */
const centavos = (reais: number) => centavosFromReais(reais) ?? Math.round(reais * 100);

/** A full range (0, -1) does not filter; as soon as one bound is moved both are strict (C-40). */
function range(start = 0, end = -1, unit: (value: number) => number = Math.round): Range | null {
  if (end === -1 && (start === 0 || start === -1)) return null;
  return { above: start === -1 ? null : unit(start), below: end === -1 ? null : unit(end) };
}
