import { useEffect, useState } from 'react';
import { loadWithdrawal } from './withdrawal-calls.ts';
import { WithdrawalPart } from './withdrawal-part.tsx';
import type { WithdrawalView } from './withdrawal-view.ts';

/** On the page of an offer on which the user has bid: whether these bids may be withdrawn; nothing if not. */
export function WithdrawalNotice({ code, title }: { readonly code: number; readonly title: string }) {
  const [withdrawal, setWithdrawal] = useState<WithdrawalView | null>(null);
  useEffect(() => {
    let over = false;
    const load = async (): Promise<void> => {
      const loaded = await loadWithdrawal(code);
      if (!over) setWithdrawal(loaded);
    };
    void load();
    return () => {
      over = true;
    };
  }, [code]);
  if (withdrawal === null) return null;
  return <WithdrawalPart withdrawal={withdrawal} title={title} onChange={() => setWithdrawal(null)} />;
}
