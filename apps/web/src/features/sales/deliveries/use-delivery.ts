import { CallFailure } from '@patio/api-client/call-failure.ts';
import type { BuyerMove } from '@patio/contract/sales/deliveries/delivery.ts';
import { getOwnDelivery } from '@patio/contract/sales/deliveries/get-own-delivery.ts';
import { moveOwnDelivery } from '@patio/contract/sales/deliveries/move-own-delivery.ts';
import { useCallback, useState } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useLiveData } from '../../../platform/live/use-live-data.ts';
import { useDeliveryTexts } from './delivery-texts.ts';

/** The delivery of a purchase, as it stands, with what its buyer can do. Null: the purchase is collected. */
export function useDelivery(code: number, onChange: () => void) {
  const texts = useDeliveryTexts();
  const call = useCallback(
    async () => (await browserCall(getOwnDelivery, { params: { id: code } })).data,
    [code],
  );
  const { data: delivery, show, load, retry } = useLiveData(call);
  const [working, setWorking] = useState(false);
  const [outcome, say] = useState<{ readonly done: boolean; readonly text: string } | null>(null);
  const move = async (body: BuyerMove): Promise<boolean> => {
    setWorking(true);
    say(null);
    try {
      show((await browserCall(moveOwnDelivery, { params: { id: code }, body }, { action: true })).data);
      say({ done: true, text: texts.done[body.passo] });
      onChange();
      return true;
    } catch (failure) {
      const refused = failure instanceof CallFailure ? failure.erros[0] : undefined;
      say({ done: false, text: refused ?? texts.failed });
      // It was refused because something is no longer as it was shown.
      void load();
      return false;
    } finally {
      setWorking(false);
    }
  };
  return { delivery, working, outcome, retry, move };
}

export type Move = ReturnType<typeof useDelivery>['move'];
