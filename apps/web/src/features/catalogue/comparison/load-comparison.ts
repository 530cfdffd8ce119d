import { listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { listStarredOptionals } from '@patio/contract/catalogue/catalogue/list-starred-optionals.ts';
import { listConditions } from '@patio/contract/catalogue/conditions/list-conditions.ts';
import { listReferencePrices } from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import type { WireOffer } from '@patio/contract/wire/offer.ts';
import { comparedFromText, comparedToText } from '@patio/domain/catalogue/comparison/compared-codes.ts';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { comparedOffer, type ComparedOffer } from './compared-offer.ts';

/** The data of the comparison screen. */
export interface ComparisonData {
  readonly offers: readonly ComparedOffer[];
  /** Codes in the address that belong to no published offer, and parts of it that are not codes. */
  readonly unknown: readonly string[];
  /** Codes beyond the maximum. */
  readonly beyond: readonly number[];
  /** The list could not be loaded. */
  readonly failed: boolean;
  readonly onlyDifferences: boolean;
  /** Epoch milliseconds, on the server's clock. */
  readonly serverNow: number;
}

/** Loads the offers named in an address (`?codigos=1,2,3`), each with its legal sheet, reference price and equipment. */
export async function loadComparison(api: LoaderApi, url: URL): Promise<ComparisonData> {
  const query = url.searchParams;
  const { codes, beyond, unreadable } = comparedFromText(query.get('codigos') ?? '');
  const reply =
    codes.length === 0
      ? { data: [] }
      : await api.attempt(listOffers, { query: { codes: comparedToText(codes) } });
  const found = reply?.data ?? [];
  const known = new Set(found.map(({ codigoOferta }) => codigoOferta));
  const missing = reply === null ? [] : codes.filter((code) => !known.has(code)).map(String);
  return {
    offers: await Promise.all(found.map((offer) => loadColumn(api, offer))),
    unknown: [...missing, ...unreadable],
    beyond,
    failed: reply === null,
    onlyDifferences: query.get('diferencas') === '1',
    serverNow: Date.now(),
  };
}

async function loadColumn(api: LoaderApi, offer: WireOffer): Promise<ComparedOffer> {
  const request = { params: { id: offer.codigoOferta } };
  const [conditions, references, optionals] = await Promise.all([
    api.attempt(listConditions, request),
    api.attempt(listReferencePrices, request),
    api.attempt(listStarredOptionals, request),
  ]);
  return comparedOffer(offer, { conditions, references, optionals });
}
