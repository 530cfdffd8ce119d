import { checkedVehicle } from '@patio/domain/catalogue/conditions/legal-checks.ts';
import { plateOf } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { worksForTheHouse } from '../../../../platform/access/store-access.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import { formOf, type OpenDraft } from '../open-draft.ts';

/** Checks of one offer: each vehicle of a large lot can be checked four times. */
export const MOST_CHECKS = 2000;

/** The plates of the vehicles of a draft, as they are stored with its offer. */
export function platesOf(open: OpenDraft): readonly (string | null)[] {
  return formOf(open).veiculos.map(({ placa }) => statedPlate(placa));
}

/** A plate in its stored form; what is none yet stays as it was typed. */
export function statedPlate(text: string | null): string | null {
  const typed = text?.trim() ?? '';
  return typed === '' ? null : (plateOf(typed) ?? typed);
}

/** What the checks of a vehicle of a draft are recorded under. Errors: `draft-waiting`, `vehicle-needed`, `plate-needed`. */
export function openVehicle(open: OpenDraft, place: number, actor: Actor): string {
  if (open.row?.state === 'waiting' && !worksForTheHouse(actor)) throw new ApiError('draft-waiting');
  const plates = platesOf(open);
  const plate = plates[place];
  if (plate === undefined) throw new ApiError('vehicle-needed');
  const vehicle = checkedVehicle(plate, plates.length);
  if (vehicle === null) throw new ApiError('plate-needed');
  return vehicle;
}
