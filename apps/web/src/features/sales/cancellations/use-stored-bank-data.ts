import { useEffect, useEffectEvent, useRef } from 'react';
import { dropSealed, storeSealed, readSealed } from '../../../platform/drafts/sealed.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { areRequestFields, withoutBank, type RequestFields } from './request/request-form.ts';

interface BankForm {
  /** Of the purchase. */
  readonly code: number;
  readonly fields: RequestFields;
  readonly change: (part: Partial<RequestFields>) => void;
}

/** Bank data survives reloading the page, encrypted, for the same account in the same tab. Returns the function that clears it. */
export function useStoredBankData({ code, fields, change }: BankForm): () => void {
  const { user } = useSession();
  const account = user?.codigoUsuario ?? null;
  const name = `cancelamento.${code}`;
  const isRead = useRef(false);
  const restore = useEffectEvent((stored: unknown, owner: number) => {
    isRead.current = true;
    if (typeof stored !== 'object' || stored === null || !('account' in stored && 'fields' in stored)) return;
    const isUntouched = JSON.stringify(fields) === JSON.stringify(withoutBank(fields));
    if (stored.account !== owner || !areRequestFields(stored.fields) || !isUntouched) return;
    const { reason: _reason, text: _text, ...bank } = stored.fields;
    change(bank);
  });
  useEffect(() => {
    if (account !== null) void readSealed(name).then((stored) => restore(stored, account));
  }, [account, name]);
  useEffect(() => {
    if (account !== null && isRead.current) void storeSealed(name, { account, fields });
  }, [account, fields, name]);
  return () => {
    isRead.current = false;
    dropSealed(name);
  };
}
