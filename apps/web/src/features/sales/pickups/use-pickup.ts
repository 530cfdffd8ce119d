import { CallFailure } from '@patio/api-client/call-failure.ts';
import { bookOwnPickup } from '@patio/contract/sales/pickups/book-own-pickup.ts';
import { cancelOwnPickup } from '@patio/contract/sales/pickups/cancel-own-pickup.ts';
import { getOwnPickup } from '@patio/contract/sales/pickups/get-own-pickup.ts';
import type { Pickup } from '@patio/contract/sales/pickups/pickup.ts';
import { useCallback, useState } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useLiveData } from '../../../platform/live/use-live-data.ts';
import { usePickupTexts } from './pickup-texts.ts';

/** What a booking is made of; `terceiro` undefined: as it was. */
export interface Booking {
  readonly cidade: number;
  readonly inicio: string;
  readonly terceiro?: { readonly nome: string; readonly cpf: string } | null;
  readonly versao: number | null;
}

/** The pickup of a purchase, as it stands, with what its buyer can do. */
export function usePickup(code: number, onChange: () => void) {
  const texts = usePickupTexts();
  const call = useCallback(
    async () => (await browserCall(getOwnPickup, { params: { id: code } })).data,
    [code],
  );
  const { data: pickup, show, load, retry } = useLiveData(call);
  const [working, setWorking] = useState(false);
  const [outcome, say] = useState<{ readonly done: boolean; readonly text: string } | null>(null);
  const change = async (call: () => Promise<{ readonly data: Pickup }>, done: string): Promise<boolean> => {
    setWorking(true);
    say(null);
    try {
      show((await call()).data);
      say({ done: true, text: done });
      onChange();
      return true;
    } catch (failure) {
      say({
        done: false,
        text: (failure instanceof CallFailure ? failure.erros[0] : undefined) ?? texts.failed,
      });
      // It was refused because something is no longer as it was shown.
      void load();
      return false;
    } finally {
      setWorking(false);
    }
  };
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
