import { getWithdrawal } from '@patio/contract/sales/reopenings/get-withdrawal.ts';
import { withdrawBids } from '@patio/contract/sales/reopenings/withdraw-bids.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';
import { withdrawalOf, type WithdrawalView } from './withdrawal-view.ts';

/** What the signed-in user may withdraw on an offer; null when nothing, or when it could not be loaded. */
export async function loadWithdrawal(offerCode: number): Promise<WithdrawalView | null> {
  const reply = await browserCall(getWithdrawal, { params: { id: offerCode } }).catch(() => null);
  return withdrawalOf(offerCode, reply?.data ?? null);
}

/** Withdraws all the user's bids on an offer; a repeated request changes nothing. */
export function sendWithdrawal(offerCode: number): Promise<Saved<null>> {
  return saved(async () => {
    await browserCall(withdrawBids, { params: { id: offerCode }, body: {} }, { action: true });
    return null;
  });
}
