import { useEffect, useEffectEvent, useRef } from 'react';
import { dropSealed, keepSealed, readSealed } from '../../../platform/drafts/sealed.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { areRequestFields, withoutBank, type RequestFields } from './request/request-form.ts';

interface KeptForm {
  /** Of the purchase. */
  readonly code: number;
  readonly fields: RequestFields;
  readonly change: (part: Partial<RequestFields>) => void;
}

/** Bank data outlives loading the page anew, encrypted, for the same account in the same tab. Gives what forgets it. */
export function useKeptBank({ code, fields, change }: KeptForm): () => void {
  const { user } = useSession();
  const account = user?.codigoUsuario ?? null;
  const name = `cancelamento.${code}`;
  const isRead = useRef(false);
  const restore = useEffectEvent((kept: unknown, owner: number) => {
    isRead.current = true;
    if (typeof kept !== 'object' || kept === null || !('account' in kept && 'fields' in kept)) return;
    const isUntouched = JSON.stringify(fields) === JSON.stringify(withoutBank(fields));
    if (kept.account !== owner || !areRequestFields(kept.fields) || !isUntouched) return;
    const { reason: _reason, text: _text, ...bank } = kept.fields;
    change(bank);
  });
  useEffect(() => {
    if (account !== null) void readSealed(name).then((kept) => restore(kept, account));
  }, [account, name]);
  useEffect(() => {
    if (account !== null && isRead.current) void keepSealed(name, { account, fields });
  }, [account, fields, name]);
  return () => {
    isRead.current = false;
    dropSealed(name);
  };
}
