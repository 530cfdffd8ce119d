import { listOwnPaybacks } from '@patio/contract/finance/paybacks/list-own-paybacks.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useCallback } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useLiveData } from '../../../platform/live/use-live-data.ts';

export type Payback = Reply<typeof listOwnPaybacks>['data']['devolucoes'][number];

/** What goes back of a purchase, as it stands. */
export function usePaybacks(code: number) {
  const call = useCallback(
    async (): Promise<readonly Payback[]> =>
      (await browserCall(listOwnPaybacks, { params: { id: code } })).data.devolucoes,
    [code],
  );
  const { data: paybacks, retry } = useLiveData(call);
  return { paybacks, retry };
}
