import { listOwnPaybacks } from '@patio/contract/finance/paybacks/list-own-paybacks.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useLivePart } from '../../../platform/screen/use-live-part.ts';

export type Payback = Reply<typeof listOwnPaybacks>['data']['devolucoes'][number];

const read = async (id: number): Promise<readonly Payback[]> =>
  (await browserCall(listOwnPaybacks, { params: { id } })).data.devolucoes;

/** What goes back of a purchase. */
export function usePaybacks(code: number) {
  const { part: paybacks, retry } = useLivePart(read, code);
  return { paybacks, retry };
}
