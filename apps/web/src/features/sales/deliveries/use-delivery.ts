import type { BuyerMove, Delivery } from '@patio/contract/sales/deliveries/delivery.ts';
import { getOwnDelivery } from '@patio/contract/sales/deliveries/get-own-delivery.ts';
import { moveOwnDelivery } from '@patio/contract/sales/deliveries/move-own-delivery.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useChange } from '../../../platform/screen/use-change.ts';
import { useLivePart } from '../../../platform/screen/use-live-part.ts';
import { useDeliveryTexts } from './delivery-texts.ts';

const read = async (id: number) => (await browserCall(getOwnDelivery, { params: { id } })).data;

/** The delivery of a purchase, with what its buyer can do. Null: the purchase is collected. */
export function useDelivery(code: number, onChange: () => void) {
  const texts = useDeliveryTexts();
  const { part: delivery, show, load, retry } = useLivePart(read, code);
  const { working, outcome, change } = useChange<Delivery | null>({
    show,
    load,
    failedText: texts.failed,
    onChange,
  });
  const move = (body: BuyerMove): Promise<boolean> =>
    change(() => browserCall(moveOwnDelivery, { params: { id: code }, body }), texts.done[body.passo]);
  return { delivery, working, outcome, retry, move };
}

export type Move = ReturnType<typeof useDelivery>['move'];
