import type { VehicleForm } from '@patio/contract/catalogue/drafts/offer-form.ts';

/** What a part of the form of a vehicle gets. */
export interface VehiclePart {
  readonly vehicle: VehicleForm;
  /** Its place, from 0. */
  readonly at: number;
  readonly change: (fields: Partial<VehicleForm>) => void;
}
