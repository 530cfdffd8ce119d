import type { Centavos } from '../../money/centavos.ts';

/** A fact in comparable and displayable form: a code, a number, a word; null if not stated. */
export type FactValue = string | number | boolean | null;

/** The single-valued facts of a vehicle, in the order in which changes are listed. */
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
  /** One text per stated item of the legal sheet. */
  readonly legal: readonly string[];
  /** One text per condition note. */
  readonly notes: readonly string[];
  /** One text per piece of equipment, optional, implement and tank. */
  readonly equipment: readonly string[];
};

/** Everything about an offer that deals depend on. */
export interface OfferedFacts {
  readonly title: string;
  readonly description: string;
  readonly vehicles: readonly OfferedVehicle[];
  /** Identities of the photos of the gallery, without illustrations, which show nothing of the vehicle. */
  readonly pictures: readonly string[];
  /** Number of the selling store; null: the house. */
  readonly seller: number | null;
  /** The right under which the offer is sold, as one text. */
  readonly modality: string;
  readonly base: Centavos;
  /** Null: none. */
  readonly reserve: Centavos | null;
  /** The buy-now price of each profile by its code; 0 = no buy-now price. */
  readonly buyNow: Readonly<Record<'4' | '5' | '6' | '7', Centavos>>;
}
