import { CallFailure } from '@patio/api-client/call-failure.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { bookVisit } from '@patio/contract/sales/visits/book-visit.ts';
import { cancelOwnVisit } from '@patio/contract/sales/visits/cancel-own-visit.ts';
import { downloadVisitCalendar } from '@patio/contract/sales/visits/download-visit-calendar.ts';
import { listOwnVisits } from '@patio/contract/sales/visits/list-own-visits.ts';
import { listVisitSlots } from '@patio/contract/sales/visits/list-visit-slots.ts';
import { moveOwnVisit } from '@patio/contract/sales/visits/move-own-visit.ts';
import type { OwnVisit } from '@patio/contract/sales/visits/visit-fields.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { downloadFile } from '../../../platform/api/download-file.ts';

export type Slots = Reply<typeof listVisitSlots>['data'];

/** A slot as it is booked. */
export interface ChosenSlot {
  readonly local: number;
  readonly inicio: string;
}

/** Where and when an offer can be visited; null: it could not be read. */
export async function loadSlots(offerCode: number): Promise<Slots | null> {
  const reply = await browserCall(listVisitSlots, { params: { id: offerCode } }, { action: true }).catch(
    () => null,
  );
  return reply?.data ?? null;
}

/** Books a slot, or moves a visit to it. The visit, or the text of the refusal: '' without an answer. */
export async function takeSlot(
  { offer, visit }: { readonly offer: number; readonly visit: number | null },
  body: ChosenSlot,
): Promise<OwnVisit | string> {
  const options = { action: true };
  try {
    const reply =
      visit === null
        ? await browserCall(bookVisit, { params: { id: offer }, body }, options)
        : await browserCall(moveOwnVisit, { params: { id: visit }, body }, options);
    return reply.data;
  } catch (failure) {
    return textOf(failure);
  }
}

/** Cancels a visit; null: done, otherwise the text of the refusal. */
export async function cancelVisit(code: number): Promise<string | null> {
  return browserCall(cancelOwnVisit, { params: { id: code } }, { action: true }).then(() => null, textOf);
}

/** The visits of the user to an offer, the latest day first; none if they cannot be read. */
export async function loadVisitsTo(offerCode: number): Promise<readonly OwnVisit[]> {
  const reply = await browserCall(listOwnVisits, { query: { oferta: offerCode } }).catch(() => null);
  return reply?.data ?? [];
}

/** Downloads a visit for a calendar; false if it failed. */
export function saveCalendar(code: number): Promise<boolean> {
  return downloadFile(downloadVisitCalendar.path.replace(':id', String(code)), `visita-${code}.ics`);
}

function textOf(failure: unknown): string {
  return failure instanceof CallFailure && failure.status > 0 ? failure.message : '';
}
