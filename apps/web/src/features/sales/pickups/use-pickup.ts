import { bookOwnPickup } from '@patio/contract/sales/pickups/book-own-pickup.ts';
import { cancelOwnPickup } from '@patio/contract/sales/pickups/cancel-own-pickup.ts';
import { getOwnPickup } from '@patio/contract/sales/pickups/get-own-pickup.ts';
import type { Pickup } from '@patio/contract/sales/pickups/pickup.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useChange } from '../../../platform/screen/use-change.ts';
import { useLivePart } from '../../../platform/screen/use-live-part.ts';
import { usePickupTexts } from './pickup-texts.ts';

/** What a booking is made of; `terceiro` undefined: as it was. */
export interface Booking {
  readonly cidade: number;
  readonly inicio: string;
  readonly terceiro?: { readonly nome: string; readonly cpf: string } | null;
  readonly versao: number | null;
}

const read = async (id: number) => (await browserCall(getOwnPickup, { params: { id } })).data;

/** The pickup of a purchase, with what its buyer can do. */
export function usePickup(code: number, onChange: () => void) {
  const texts = usePickupTexts();
  const { part: pickup, show, load, retry } = useLivePart(read, code);
  const { working, outcome, change } = useChange<Pickup>({ show, load, failedText: texts.failed, onChange });
  return {
    pickup,
    working,
    outcome,
    retry,
    book: (body: Booking) =>
      change(() => browserCall(bookOwnPickup, { params: { id: code }, body }), texts.booked),
    cancel: (versao: number) =>
      change(() => browserCall(cancelOwnPickup, { params: { id: code }, body: { versao } }), texts.cancelled),
  };
}
