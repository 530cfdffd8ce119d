import type { CancelReason } from '@patio/contract/cancellations/list-cancel-reasons.ts';
import { useCallback, useEffect, useState } from 'react';
import { loadReasons, sendCancellation, sendWithdrawal } from './cancel-calls.ts';
import { isDialogComplete } from './cancel-form.ts';
import type { CancelWish } from '../negotiations/public.ts';
import type { Outcome } from './cancel-outcome.tsx';

/** State and actions of the cancel dialog. What was written stays when it cannot be sent. */
export function useCancelDialog(what: CancelWish) {
  const [reasons, setReasons] = useState<readonly CancelReason[] | 'loading' | 'failed'>('loading');
  const [code, setCode] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [textLeft, setTextLeft] = useState(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const load = useCallback(async () => {
    setReasons('loading');
    setReasons((await loadReasons()) ?? 'failed');
  }, []);
  useEffect(() => void load(), [load]);
  const reason = typeof reasons === 'string' ? undefined : reasons.find(({ codigo }) => codigo === code);
  const complete = isDialogComplete(reason, text);
  const send = async (): Promise<void> => {
    if (!complete || reason === undefined || sending) return;
    setSending(true);
    const terms = { cdJustf: reason.codigo, obsJustf: text.trim() || null };
    const result =
      what.action === 'cancelProposal'
        ? await sendWithdrawal({ cdlance: what.bidCode, ...terms })
        : await sendCancellation(
            { cdOfrta: what.offerCode, ...terms },
            `${key}-${reason.codigo}-${text.length}`,
          );
    setSending(false);
    setOutcome(result.ok ? { done: result.value } : { refused: result.text });
  };
  return {
    reasons,
    reason,
    text,
    textLeft,
    complete,
    sending,
    outcome,
    send,
    choose: setCode,
    type: setText,
    leaveText: () => setTextLeft(true),
    reload: () => void load(),
    back: () => setOutcome(null),
  };
}
