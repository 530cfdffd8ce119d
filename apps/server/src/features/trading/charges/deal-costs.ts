import type { ServerDeps } from '../../../deps.ts';
import { chooseFee } from '@patio/domain/trading/costs/choose-fee.ts';
import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import { distanceMetres } from '@patio/domain/distance/great-circle.ts';
import { freightPrice } from '@patio/domain/trading/freight/freight-options.ts';
import { freightOf, wholeKilometres, type FreightLeg } from '@patio/domain/trading/freight/freight-rate.ts';
import { stateOfCep } from '@patio/domain/catalogue/places/state-of-cep.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { costSources, type CostQuestion, type CostSource } from './cost-source.store.ts';

export type CostRules = Pick<ServerDeps['config']['rules'], 'fee' | 'freightTable'>;

/** How an offer is received: 'S' delivered to the buyer's address, 'N' collected where it is. */
export interface CostTerms {
  readonly offerCode: number;
  readonly accountId: number | null;
  readonly freight: 'S' | 'N';
  readonly addressCode: number | null;
}

/** What deals cost besides their price, by the rates in force at `at` (epoch milliseconds), in the order of the terms. */
export async function dealCosts(
  queries: Queries,
  rules: CostRules,
  terms: readonly CostTerms[],
  at: number,
): Promise<DealCosts[]> {
  if (terms.length === 0) return [];
  const questions: CostQuestion[] = terms.map((one) => ({
    ...one,
    addressCode: one.freight === 'N' ? null : one.addressCode,
  }));
  const sources = await costSources(queries, questions, at);
  return terms.map(({ freight }, index) => costsBy(rules, sources[index], freight, at));
}

/** The fee of an offer and its freight for one way of receiving it, from the data read. */
export function costsBy(
  rules: CostRules,
  source: CostSource | undefined,
  freight: 'S' | 'N',
  at: number,
): DealCosts {
  if (source === undefined) return { fee: rules.fee, freight: freight === 'N' ? 0 : null, km: null };
  const fee = chooseFee(
    (source.fees ?? []).map(({ basisPoints, minimum, maximum, fixed, validFrom, ...place }) => ({
      ...place,
      fee: { basisPoints, minimum, ...(maximum === null ? {} : { maximum }), fixed },
      validFrom: Date.parse(validFrom),
    })),
    {
      code: source.offer_code,
      partnerId: source.partner_id,
      categoryCodes: source.category_codes,
      publishedAt: source.published_at ?? at,
    },
    rules.fee,
  );
  return freight === 'N' ? { fee, freight: 0, km: null } : { fee, ...deliveryBy(rules, source, at) };
}

/** A price set for the state in the settings takes precedence over the rates; it covers all vehicles of an offer together. */
function deliveryBy(
  { freightTable }: CostRules,
  { destination, cep, vehicles, partner_id: partnerId }: CostSource,
  at: number,
): Pick<DealCosts, 'freight' | 'km'> {
  if (destination === null) return { freight: null, km: null };
  // A nearby city with the CEP of another state: the actual destination must be clarified first.
  if (cep !== null && stateOfCep(cep)?.uf !== destination.uf) return { freight: null, km: null };
  const fixed = freightPrice('S', destination.uf, freightTable);
  if (fixed !== null) return { freight: fixed, km: null };
  const legs: FreightLeg[] = vehicles.flatMap(({ category, place }) =>
    place === null
      ? []
      : [
          {
            partnerId,
            categoryCode: category,
            origin: place.uf,
            destination: destination.uf,
            km: wholeKilometres(distanceMetres(place, destination)),
          },
        ],
  );
  if (legs.length < vehicles.length) return { freight: null, km: null };
  const rates = vehicles.flatMap((vehicle) =>
    (vehicle.rates ?? []).map((rate) => ({ ...rate, validFrom: Date.parse(rate.validFrom) })),
  );
  const distances = new Set(legs.map(({ km }) => km));
  const [km = null] = distances.size === 1 ? distances : [];
  return { freight: freightOf(rates, legs, at), km };
}

/** What one deal costs besides its price, by the rates in force at `at`. */
export async function costsNow(
  { config }: Pick<ServerDeps, 'config'>,
  queries: Queries,
  terms: CostTerms,
  at: number,
): Promise<DealCosts> {
  const [costs] = await dealCosts(queries, config.rules, [terms], at);
  return costs ?? { fee: config.rules.fee, freight: null, km: null };
}
