import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { plateOf } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { lockVehicle, placeName, type YardVehicle } from './yard.store.ts';

/** A vehicle that the caller may work on, locked. Errors: `yard-unknown`; `yard-left` unless `gone` is allowed. */
export async function openVehicle(
  transaction: Transaction,
  code: number,
  actor: Actor,
  call: Pick<RouteDefinition, 'roles'>,
): Promise<YardVehicle> {
  const vehicle = await lockVehicle(transaction, code);
  if (!vehicle || !mayReachStore(actor, vehicle.partner_id, call)) throw new ApiError('yard-unknown');
  if (vehicle.left_at !== null) throw new ApiError('yard-left');
  return vehicle;
}

/** The name of a pickup place of a seller. Errors: `yard-place-unknown`. */
export async function knownPlace(
  transaction: Transaction,
  city: number,
  partnerId: number | null,
): Promise<string> {
  const name = await placeName(transaction, city, partnerId);
  if (name === undefined) throw new ApiError('yard-place-unknown');
  return name;
}

/** The plate of an intake in its stored form, or its serial number. Errors: `yard-plate-invalid`. */
export function identityOf(placa: string | null, serie: string | null) {
  const plate = placa === null || placa === '' ? null : plateOf(placa);
  const serial = serie === null || serie === '' ? null : serie;
  const wrong = placa !== null && placa !== '' && plate === null;
  if (wrong || (plate === null && serial === null)) throw new ApiError('yard-plate-invalid');
  return { plate, serial };
}
