import type { Transfer } from '@patio/contract/sales/transfer/transfer.ts';
import { useCallback, useEffect, useState } from 'react';
import { withLive } from '../../../platform/live/live.ts';
import { loadTransfer } from './transfer-calls.ts';

/** The transfer of a purchase: loaded, and again whenever the server reports a change to the user's negotiations. Null: it has none. */
export function useTransfer(code: number) {
  const [transfer, show] = useState<Transfer | null | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    const fresh = await loadTransfer(code);
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
  return { transfer, show, retry, reload: () => void load() };
}
