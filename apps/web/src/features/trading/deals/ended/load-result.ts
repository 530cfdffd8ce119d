import { getResult } from '@patio/contract/trading/auctions/get-result.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import { resultView, type ResultView } from '../../../catalogue/catalogue/public.ts';

/** How an offer ended; null while it is open or when the server did not answer. */
export async function loadResult(code: number): Promise<ResultView | null> {
  const reply = await browserCall(getResult, { params: { id: code } }).catch(() => null);
  return resultView(reply);
}
