import { listOwnPaybacks } from '@patio/contract/finance/paybacks/list-own-paybacks.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useCallback, useEffect, useState } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { withLive } from '../../../platform/live/live.ts';

export type Payback = Reply<typeof listOwnPaybacks>['data']['devolucoes'][number];

/** What goes back of a purchase: loaded, and again whenever the server reports a change to the user's negotiations. */
export function usePaybacks(code: number) {
  const [paybacks, show] = useState<readonly Payback[] | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    const fresh = await browserCall(listOwnPaybacks, { params: { id: code } }).then(
      ({ data }) => data.devolucoes,
      () => 'failed' as const,
    );
    // What is shown stays when a later call fails.
    show((known) => (fresh === 'failed' && known !== 'loading' ? known : fresh));
  }, [code]);
  useEffect(() => {
    void load();
    return withLive((live) => live.on('negotiation', () => void load()));
  }, [load]);
  const retry = (): void => {
    show('loading');
    void load();
  };
  return { paybacks, retry };
}
