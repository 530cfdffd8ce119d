import { CHECK_PROBLEMS } from '../conditions/legal-checks.ts';
import { saleRightProblem } from '../catalogue/sale-right.ts';
import { contradictionsOf, latestYear, OFFER_LIMITS, plateOf } from './offer-limits.ts';
import type { StatedOffer, StatedVehicle } from './stated-offer.ts';

/** What keeps a draft from being published. */
export const OFFER_PROBLEMS = [
  'title-missing',
  'price-missing',
  'first-bid-above-price',
  'profile-price-below-first-bid',
  'reserve-below-first-bid',
  'floor-above-price',
  'end-missing',
  'end-past',
  'end-too-far',
  'photo-missing',
  'auctioneer-needed',
  'auctioneer-incomplete',
  'lot-too-small',
  'category-missing',
  'model-missing',
  'place-missing',
  'plate-wrong',
  'plate-twice',
  'year-wrong',
  'years-reversed',
  ...CHECK_PROBLEMS,
] as const;
export type OfferProblemKind = (typeof OFFER_PROBLEMS)[number];

/** A problem, and the vehicle that has it, from 0; null: the offer as a whole. */
export interface OfferProblem {
  readonly kind: OfferProblemKind;
  readonly vehicle: number | null;
}

const DAY_MS = 86_400_000;

/** Everything that keeps an offer from being published at `now`, in the order of the form; none: it may be. */
export function offerProblems(offer: StatedOffer, now: number): readonly OfferProblem[] {
  const plates = offer.vehicles.map(({ plate }) => plate ?? '').filter((plate) => plate !== '');
  const twice = new Set(plates.filter((plate, index) => plates.indexOf(plate) !== index));
  return [
    ...wholeProblems(offer, now).map((kind) => ({ kind, vehicle: null })),
    ...offer.vehicles.flatMap((one, vehicle) =>
      vehicleProblems(one, twice, now).map((kind) => ({ kind, vehicle })),
    ),
  ];
}

function wholeProblems(offer: StatedOffer, now: number): OfferProblemKind[] {
  const right = offer.saleRight === undefined ? null : saleRightProblem(offer.saleRight);
  const found: OfferProblemKind[] = [];
  if (offer.title.trim() === '') found.push('title-missing');
  found.push(...priceProblems(offer), ...endProblems(offer.auction.endAt, now));
  if (!offer.photos.some(({ profileCode }) => (profileCode ?? null) === null)) found.push('photo-missing');
  if (right !== null) found.push(right);
  if (offer.vehicles.length < (offer.lot ? 2 : 1)) found.push('lot-too-small');
  return found;
}

function priceProblems({ auction, ...offer }: StatedOffer): OfferProblemKind[] {
  const price = (offer.buyNowCents ?? 0) === 0 ? null : (offer.buyNowCents ?? null);
  const { baseCents: firstBid, reserveCents: reserve = null } = auction;
  if (firstBid === null || firstBid === 0) return ['price-missing'];
  const own = (offer.profilePrices ?? []).map(({ buyNowCents }) => buyNowCents).filter((cents) => cents > 0);
  const floor = offer.acceptsProposals === true ? (offer.proposalFloorCents ?? null) : null;
  return [
    ...contradictionsOf({ price, firstBid, reserve }),
    ...(own.some((cents) => cents < firstBid) ? (['profile-price-below-first-bid'] as const) : []),
    ...(floor !== null && price !== null && floor > price ? (['floor-above-price'] as const) : []),
  ];
}

function endProblems(end: number | null, now: number): OfferProblemKind[] {
  if (end === null) return ['end-missing'];
  if (end <= now) return ['end-past'];
  return end > now + OFFER_LIMITS.days * DAY_MS ? ['end-too-far'] : [];
}

function vehicleProblems(
  vehicle: StatedVehicle,
  twice: ReadonlySet<string>,
  now: number,
): OfferProblemKind[] {
  const { yearManufacture: made = null, yearModel: model = null, plate = null } = vehicle;
  const impossible = (year: number | null): boolean =>
    year !== null && (year < OFFER_LIMITS.earliestYear || year > latestYear(now));
  const found: OfferProblemKind[] = [];
  if (vehicle.categoryCode === null) found.push('category-missing');
  if ((vehicle.modelCode ?? null) === null && (vehicle.version ?? '') === '') found.push('model-missing');
  if ((vehicle.cityCode ?? null) === null) found.push('place-missing');
  if (plate !== null && plateOf(plate) === null) found.push('plate-wrong');
  if (plate !== null && twice.has(plate)) found.push('plate-twice');
  if (impossible(made) || impossible(model)) found.push('year-wrong');
  else if (made !== null && model !== null && model < made) found.push('years-reversed');
  return found;
}
