import type { CancelReason } from '@patio/contract/sales/cancellations/list-cancel-reasons.ts';
import { useCallback, useEffect, useState } from 'react';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { loadReasons, sendCancellation, sendWithdrawal } from './cancel-calls.ts';
import type { CancelRequest } from '../negotiations/public.ts';
import type { Outcome } from './cancel-outcome.tsx';
import { cancellationTextFault } from '@patio/domain/sales/cancellations/decide-cancellation.ts';

interface Reason {
  readonly code: number | null;
  readonly text: string;
}

const NOTHING: Reason = { code: null, text: '' };

function isReason(stored: unknown): stored is Reason {
  if (typeof stored !== 'object' || stored === null || !('code' in stored && 'text' in stored)) return false;
  return (stored.code === null || typeof stored.code === 'number') && typeof stored.text === 'string';
}

/** State and actions of the cancel dialog. The input stays when sending fails. */
export function useCancelDialog(what: CancelRequest) {
  const [reasons, setReasons] = useState<readonly CancelReason[] | 'loading' | 'failed'>('loading');
  const draft = useDraft({
    name:
      what.action === 'cancelProposal'
        ? `desistencia.${what.bidCode}`
        : `desistencia-compra.${what.offerCode}`,
    from: NOTHING,
    areFields: isReason,
  });
  const { code, text } = draft.fields;
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
    if (result.ok) draft.drop();
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
    choose: (chosen: number) => draft.change((now) => ({ ...now, code: chosen })),
    type: (typed: string) => draft.change((now) => ({ ...now, text: typed })),
    leaveText: () => setTextLeft(true),
    reload: () => void load(),
    back: () => setOutcome(null),
  };
}

/** Whether the dialog may be sent: a reason, and a text where the reason requires one (CANC-01 to CANC-03). */
function isDialogComplete(reason: CancelReason | undefined, text: string): boolean {
  if (reason === undefined) return false;
  return cancellationTextFault({ textRequired: reason.observacao === 'S', text }) === null;
}
