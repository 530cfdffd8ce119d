import { CallFailure } from '@patio/api-client/call-failure.ts';
import { chargeOwnStorage } from '@patio/contract/sales/storage-days/charge-own-storage.ts';
import { getOwnStorage } from '@patio/contract/sales/storage-days/get-own-storage.ts';
import type { StorageOfPurchase } from '@patio/contract/sales/storage-days/storage.ts';
import { useCallback, useEffect, useState } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { withLive } from '../../../platform/live/live.ts';
import { useStorageTexts } from './storage-texts.ts';

/** The storage of a purchase: loaded, and again whenever the server reports a change. Null: it costs nothing. */
export function useStorage(code: number, onChange: () => void) {
  const texts = useStorageTexts();
  const [storage, show] = useState<StorageOfPurchase | null | 'loading' | 'failed'>('loading');
  const [working, setWorking] = useState(false);
  const [outcome, say] = useState<{ readonly done: boolean; readonly text: string } | null>(null);
  const load = useCallback(async () => {
    const fresh = await browserCall(getOwnStorage, { params: { id: code } }).catch(() => undefined);
    // What is shown stays when a later call fails.
    show((known) => (fresh === undefined ? (known === 'loading' ? 'failed' : known) : fresh.data));
  }, [code]);
  useEffect(() => {
    void load();
    return withLive((live) => live.on('negotiation', () => void load()));
  }, [load]);
  const charge = async (versao: number): Promise<void> => {
    setWorking(true);
    say(null);
    try {
      show((await browserCall(chargeOwnStorage, { params: { id: code }, body: { versao } })).data);
      say({ done: true, text: texts.charged });
      onChange();
    } catch (failure) {
      const refused = failure instanceof CallFailure ? failure.erros[0] : undefined;
      say({ done: false, text: refused ?? texts.failed });
      // It was refused because something is no longer as it was shown.
      void load();
    } finally {
      setWorking(false);
    }
  };
  const retry = (): void => {
    show('loading');
    void load();
  };
  return { storage, working, outcome, retry, charge };
}
