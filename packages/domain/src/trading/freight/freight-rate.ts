import { isCentavos, type Centavos } from '../../money/centavos.ts';

/** The amounts of a rate: a base, an amount per started kilometre, and a minimum for their sum. */
export interface FreightPrice {
  readonly base: Centavos;
  readonly perKm: Centavos;
  readonly minimum: Centavos;
}

/** A freight rate. Null means all: every store, every kind of vehicle, from or to anywhere. */
export interface FreightRate {
  /** The store whose offers it applies to; null: a rate of the house, for every offer whose store has no matching rate. */
  readonly partnerId: number | null;
  readonly categoryCode: number | null;
  /** State letters. */
  readonly origin: string | null;
  readonly destination: string | null;
  /** Null: to be agreed on. */
  readonly price: FreightPrice | null;
  /** Epoch milliseconds. */
  readonly validFrom: number;
}

/** One vehicle on its way. */
export interface FreightLeg {
  readonly partnerId: number | null;
  readonly categoryCode: number;
  readonly origin: string;
  readonly destination: string;
  /** Between the two cities in a straight line, in whole kilometres. */
  readonly km: number;
}

/** No two places of the country are further apart, in a straight line. */
const MOST_KM = 6000;
/** Maximum of a rate: R$ 1.000.000,00, and R$ 1.000,00 per kilometre, so that every freight is an exact integer. */
export const MOST_FREIGHT = 100_000_000;
export const MOST_PER_KM = 100_000;

/** Metres as kilometres, rounded up. */
export function wholeKilometres(metres: number): number {
  return Math.ceil(metres / 1000);
}

/**
 * The rate that applies: of those that match and are in force at that instant, a store's take precedence over the house's, then the one for
 * the kind of vehicle, then the one for both states, for the destination, for the origin, for anywhere; the latest for the same route. Null
 * if none does.
 */
export function chooseRate(
  rates: readonly FreightRate[],
  leg: Omit<FreightLeg, 'km'>,
  at: number,
): FreightRate | null {
  const fitting = rates.filter(
    (rate) =>
      rate.validFrom <= at &&
      fits(rate.partnerId, leg.partnerId) &&
      fits(rate.categoryCode, leg.categoryCode) &&
      fits(rate.origin, leg.origin) &&
      fits(rate.destination, leg.destination),
  );
  return (
    fitting.toSorted((one, other) => rank(other) - rank(one) || other.validFrom - one.validFrom)[0] ?? null
  );
}

const fits = (asked: number | string | null, given: number | string | null): boolean =>
  asked === null || asked === given;

function rank({ partnerId, categoryCode, origin, destination }: FreightRate): number {
  const places = [partnerId, categoryCode, destination, origin];
  return places.reduce<number>((sum, place) => sum * 2 + (place === null ? 0 : 1), 0);
}

/**
 * The freight of one vehicle by a rate: base and kilometres, at least the minimum. Nothing is rounded: everything is an integer. Throws
 * RangeError for an amount or distance that is not an integer, or above the maximum of a rate.
 */
export function freightBy({ base, perKm, minimum }: FreightPrice, km: number): Centavos {
  const sound = [base, perKm, minimum, km].every(isCentavos) && km <= MOST_KM;
  if (!sound || base > MOST_FREIGHT || minimum > MOST_FREIGHT || perKm > MOST_PER_KM) {
    throw new RangeError('freight needs whole centavos and kilometres');
  }
  return Math.max(minimum, base + perKm * km);
}

/** The freight of several vehicles together, each by its own rate; null, to be agreed, if one of them has none, or there are none. */
export function freightOf(
  rates: readonly FreightRate[],
  legs: readonly FreightLeg[],
  at: number,
): Centavos | null {
  let sum: Centavos | null = legs.length === 0 ? null : 0;
  for (const leg of legs) {
    const price = chooseRate(rates, leg, at)?.price ?? null;
    sum = sum === null || price === null ? null : sum + freightBy(price, leg.km);
  }
  return sum;
}
