import type { VehicleId } from '@patio/domain/catalogue/drafts/vehicle-id.ts';

/** What a provider says of a vehicle, by its own names. */
export interface VehicleFacts {
  readonly brand: string | null;
  readonly model: string | null;
  readonly yearMade: number | null;
  readonly yearModel: number | null;
  readonly fuel: string | null;
  readonly colour: string | null;
  readonly fipeCode: string | null;
}

export type VehicleAnswer =
  | { readonly kind: 'found'; readonly facts: VehicleFacts }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };

/** Who is asked about a vehicle. It never throws. */
export type AskVehicle = (id: VehicleId) => Promise<VehicleAnswer>;
