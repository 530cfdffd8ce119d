import { CallFailure } from '@patio/api-client/call-failure.ts';
import { bookOwnPickup } from '@patio/contract/sales/pickups/book-own-pickup.ts';
import { cancelOwnPickup } from '@patio/contract/sales/pickups/cancel-own-pickup.ts';
import { getOwnPickup } from '@patio/contract/sales/pickups/get-own-pickup.ts';
import type { Pickup } from '@patio/contract/sales/pickups/pickup.ts';
import { useCallback, useEffect, useState } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { withLive } from '../../../platform/live/live.ts';
import { usePickupTexts } from './pickup-texts.ts';

/** What a booking is made of; `terceiro` undefined: as it was. */
export interface Booking {
  readonly cidade: number;
  readonly inicio: string;
  readonly terceiro?: { readonly nome: string; readonly cpf: string } | null;
  readonly versao: number | null;
}

/** The pickup of a purchase: loaded, and again whenever the server reports a change; with what its buyer can do. */
export function usePickup(code: number, onChange: () => void) {
  const texts = usePickupTexts();
  const [pickup, show] = useState<Pickup | 'loading' | 'failed'>('loading');
  const [working, setWorking] = useState(false);
  const [outcome, say] = useState<{ readonly done: boolean; readonly text: string } | null>(null);
  const load = useCallback(async () => {
    const fresh = await browserCall(getOwnPickup, { params: { id: code } }).catch(() => null);
    // What is shown stays when a later call fails.
    show((known) => fresh?.data ?? (typeof known === 'string' ? 'failed' : known));
  }, [code]);
  useEffect(() => {
    void load();
    return withLive((live) => live.on('negotiation', () => void load()));
  }, [load]);
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
    retry: () => {
      show('loading');
      void load();
    },
    book: (body: Booking) =>
      change(() => browserCall(bookOwnPickup, { params: { id: code }, body }), texts.booked),
    cancel: (versao: number) =>
      change(() => browserCall(cancelOwnPickup, { params: { id: code }, body: { versao } }), texts.cancelled),
  };
}
