import type { Address } from '@patio/contract/people/addresses/address.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import type { Saved } from '../../../platform/api/saved.ts';
import { makeMain, removeAddress } from './address-calls.ts';

/** The actions of the address list; each result is shown, and the list is reloaded even after a failure. */
export function useAddressBook(onChanged: () => void) {
  const { addressBook: texts, success } = useTexts();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (action: () => Promise<Saved<unknown>>, shown: string): Promise<void> => {
    setBusy(true);
    setError(null);
    const result = await action();
    setBusy(false);
    if (result.ok) showNotice({ tone: 'plain', text: shown });
    else setError(result.text);
    onChanged();
  };
  return {
    busy,
    /** The server's message, '' if it gave none; null after a success. */
    error,
    saved: () => {
      setError(null);
      showNotice({ tone: 'plain', text: success.saved });
      onChanged();
    },
    makeMain: (address: Address) => void run(() => makeMain(address), texts.mainChanged),
    remove: (address: Address) => void run(() => removeAddress(address.codEnd), texts.removed),
  };
}
