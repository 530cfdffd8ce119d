import type { StatedOffer, StatedVehicle } from './stated-offer.ts';

/** What makes an offer complete for its readers, with its weight; together 100. */
const CRITERIA = [
  ['photos', 25],
  ['description', 10],
  ['usage', 10],
  ['years', 10],
  ['legal', 15],
  ['condition', 10],
  ['plate', 5],
  ['fuel', 5],
  ['gearbox', 5],
  ['optionals', 5],
] as const;

export type QualityCriterion = (typeof CRITERIA)[number][0];
/** The criteria in order. */
export const QUALITY_CRITERIA: readonly QualityCriterion[] = CRITERIA.map(([name]) => name);

const ENOUGH_PHOTOS = 8;
const ENOUGH_WORDS = 80;

/** How complete an offer is for its readers, from 0 to 100, and what is missing. */
export function offerQuality(offer: StatedOffer): {
  readonly score: number;
  readonly missing: readonly QualityCriterion[];
} {
  const missing = CRITERIA.filter(([name]) => !isMet(name, offer));
  return {
    score: missing.reduce((score, [, weight]) => score - weight, 100),
    missing: missing.map(([name]) => name),
  };
}

function isMet(name: QualityCriterion, offer: StatedOffer): boolean {
  if (name === 'photos') return offer.photos.length >= ENOUGH_PHOTOS;
  if (name === 'description') return (offer.description ?? '').length >= ENOUGH_WORDS;
  return offer.vehicles.length > 0 && offer.vehicles.every((vehicle) => states(name, vehicle));
}

function states(name: QualityCriterion, vehicle: StatedVehicle): boolean {
  const known = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
  switch (name) {
    case 'years':
      return known(vehicle.yearManufacture) && known(vehicle.yearModel);
    case 'legal':
      return (vehicle.condition?.legal ?? []).some(({ status }) => status !== 'nao-informado');
    case 'condition':
      return known(vehicle.condition?.grade);
    case 'optionals':
      return (vehicle.optionals ?? []).length > 0;
    case 'usage':
      return known(vehicle.usage);
    case 'plate':
      return known(vehicle.plate);
    case 'fuel':
      return known(vehicle.fuel);
    case 'gearbox':
      return known(vehicle.gearbox);
    case 'photos':
    case 'description':
      return true;
  }
}
