import type { Centavos } from '../../money/centavos.ts';

/** A fact as it can be compared and shown: a code, a number, a word; null where nothing was said. */
export type FactValue = string | number | boolean | null;

/** The facts of a vehicle that have one value each, in the order in which changes are listed. */
export const VEHICLE_FACTS = [
  'category',
  'subcategory',
  'brand',
  'model',
  'version',
  'plate',
  'yearManufacture',
  'yearModel',
  'usage',
  'counter',
  'fuel',
  'gearbox',
  'colour',
  'city',
  'grade',
  'odometer',
  'chassisRestamped',
  'keys',
  'manual',
  'owners',
] as const;
export type VehicleFact = (typeof VEHICLE_FACTS)[number];

/** A vehicle as it was offered. Codes where the catalogue has codes. */
export type OfferedVehicle = Readonly<Record<VehicleFact, FactValue>> & {
  /** One text per item of the legal sheet that something was said of. */
  readonly legal: readonly string[];
  /** One text per remark on damage. */
  readonly notes: readonly string[];
  /** One text per piece of equipment, optional, implement and tank. */
  readonly equipment: readonly string[];
};

/** Everything of an offer that people deal on. */
export interface OfferedFacts {
  readonly title: string;
  readonly description: string;
  readonly vehicles: readonly OfferedVehicle[];
  /** Identities of the photos of the gallery; drawn pictures show nothing of the vehicle and are not among them. */
  readonly pictures: readonly string[];
  /** Number of the store that sells; null: the house. */
  readonly seller: number | null;
  /** Who sells by which right, as one text. */
  readonly modality: string;
  readonly base: Centavos;
  /** Null: none. */
  readonly reserve: Centavos | null;
  /** The buy-now price of each profile by its code; 0 = not for immediate sale. */
  readonly buyNow: Readonly<Record<'4' | '5' | '6' | '7', Centavos>>;
}
