import { CallFailure } from '@patio/api-client/call-failure.ts';
import { chargeOwnStorage } from '@patio/contract/sales/storage-days/charge-own-storage.ts';
import { getOwnStorage } from '@patio/contract/sales/storage-days/get-own-storage.ts';
import { useCallback, useState } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useLiveData } from '../../../platform/live/use-live-data.ts';
import { useStorageTexts } from './storage-texts.ts';

/** The storage of a purchase, as it stands, and its charge. Null: it costs nothing. */
export function useStorage(code: number, onChange: () => void) {
  const texts = useStorageTexts();
  const call = useCallback(
    async () => (await browserCall(getOwnStorage, { params: { id: code } })).data,
    [code],
  );
  const { data: storage, show, load, retry } = useLiveData(call);
  const [working, setWorking] = useState(false);
  const [outcome, say] = useState<{ readonly done: boolean; readonly text: string } | null>(null);
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
  return { storage, working, outcome, retry, charge };
}
