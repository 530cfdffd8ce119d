import type { Charges } from '@patio/contract/finance/charges/charge.ts';
import { getOwnCharges } from '@patio/contract/finance/charges/get-own-charges.ts';
import { useCallback, useEffect, useState } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { withLive } from '../../../platform/live/live.ts';

/** The charges of a purchase: loaded, and again whenever the server reports a change to the user's negotiations. */
export function useCharges(code: number) {
  const [charges, show] = useState<Charges | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    const fresh = await browserCall(getOwnCharges, { params: { id: code } }).then(
      ({ data }) => data,
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
  return { charges, retry };
}
