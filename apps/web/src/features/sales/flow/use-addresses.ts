import type { Address } from '@patio/contract/people/addresses/address.ts';
import { useCallback, useEffect, useState } from 'react';
import { loadAddresses, makeMain, removeAddress } from '../../people/addresses/public.ts';
import type { FlowState } from './use-flow.ts';

/** The user's addresses and their actions; a single one is chosen automatically (ADDR-07). */
export function useAddresses({ intent, update }: Pick<FlowState, 'intent' | 'update'>) {
  const [addresses, setAddresses] = useState<readonly Address[] | 'loading' | 'failed'>('loading');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(async () => {
    const found = await loadAddresses();
    setAddresses(found ?? 'failed');
    if (found !== null) update({ addresses: found.map(({ codEnd }) => codEnd) });
  }, [update]);
  useEffect(() => {
    void load();
  }, [load]);
  useEffect(() => {
    if (typeof addresses === 'string') return;
    const [only] = addresses;
    // A newly added one is already chosen, although the list does not contain it yet.
    if (intent.address === null && addresses.length === 1 && only !== undefined)
      update({ address: only.codEnd });
  }, [addresses, intent.address, update]);

  const run = async (action: () => Promise<{ ok: true } | { ok: false; text: string }>): Promise<void> => {
    setBusy(true);
    setError(null);
    const result = await action();
    setBusy(false);
    if (!result.ok) setError(result.text);
    await load();
  };
  return {
    addresses,
    busy,
    error,
    load,
    /** Chooses the address just saved; it is added to the list at once, so that it is not saved twice. */
    saved: async (address: Address): Promise<void> => {
      setAddresses((now) => (typeof now === 'string' ? now : withSaved(now, address)));
      update({ address: address.codEnd });
      await load();
    },
    /** Chooses an address; one that is not the main one becomes it (ADDR-09). */
    choose: async (address: Address): Promise<void> => {
      update({ address: address.codEnd });
      if (address.principal !== 'S') await run(() => makeMain(address));
    },
    remove: async (address: Address): Promise<void> => {
      if (intent.address === address.codEnd) update({ address: null });
      await run(() => removeAddress(address.codEnd));
    },
  };
}

function withSaved(addresses: readonly Address[], saved: Address): readonly Address[] {
  const isNew = addresses.every(({ codEnd }) => codEnd !== saved.codEnd);
  return isNew ? [...addresses, saved] : addresses.map((one) => (one.codEnd === saved.codEnd ? saved : one));
}
