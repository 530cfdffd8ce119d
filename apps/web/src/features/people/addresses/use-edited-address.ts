import type { Address } from '@patio/contract/people/addresses/address.ts';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../platform/session/session.tsx';
import { hasAddressDraft } from './address-draft.ts';

/** The address in the form: one that was being edited when the session or the page was lost is reopened automatically. */
export function useEditedAddress(addresses: readonly Address[] | string) {
  const { user } = useSession();
  const account = user?.codigoUsuario ?? null;
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || account === null || typeof addresses === 'string') return;
    asked.current = true;
    const known = addresses.find(({ codEnd }) => hasAddressDraft(account, codEnd));
    if (known !== undefined || hasAddressDraft(account, null)) setEditing(known ?? 'new');
  }, [account, addresses]);
  return [editing, setEditing] as const;
}
