import { plateOf } from './offer-limits.ts';

/** What a vehicle is looked up by. */
export interface VehicleId {
  readonly kind: 'plate' | 'chassis';
  readonly text: string;
}

/** Seventeen signs without I, O and Q (ISO 3779). */
const CHASSIS = /^(?=.*\d)[A-HJ-NPR-Z\d]{17}$/;

/** A plate or chassis number as it was typed; null: it is neither. */
export function vehicleIdOf(typed: string): VehicleId | null {
  const plate = plateOf(typed);
  if (plate !== null) return { kind: 'plate', text: plate };
  const bare = typed.toUpperCase().replace(/[\s-]/g, '');
  return CHASSIS.test(bare) ? { kind: 'chassis', text: bare } : null;
}
