import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraft } from '../../../../platform/drafts/use-draft.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { showNotice } from '../../../../platform/notices/notice-store.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { useCities } from '../../refund-account/public.ts';
import { sendCancellation } from '../cancel-calls.ts';
import {
  areRequestFields,
  EMPTY_REQUEST,
  missingFields,
  requestBody,
  withoutBank,
  type RequestField,
  type RequestFields,
} from './request-form.ts';
import type { RequestView } from './request-view.ts';
import { useKeptBank } from '../use-kept-bank.ts';
import { useCancellationTexts } from '../use-cancellation-texts.ts';

/** State and actions of the cancellation form. What was written stays when it cannot be sent (CREQ-18 to CREQ-20). */
export function useRequestForm(purchase: RequestView) {
  const texts = useCancellationTexts();
  const { success } = useTexts();
  const navigate = useNavigate();
  const link = useLink();
  // In the clear bank data outlives a lost session in memory only.
  const {
    fields,
    change: setFields,
    drop,
  } = useDraft({
    name: `cancelamento.${purchase.code}`,
    from: EMPTY_REQUEST,
    areFields: areRequestFields,
    bare: withoutBank,
  });
  const [left, setLeft] = useState<ReadonlySet<RequestField>>(new Set());
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const keyFor = useIntention();
  const missing = missingFields(fields, purchase.bankNeeded);
  const change = (part: Partial<RequestFields>): void => setFields((now) => ({ ...now, ...part }));
  const forgetBank = useKeptBank({ code: purchase.code, fields, change });
  const submit = async (): Promise<void> => {
    if (missing.size > 0 || sending) return;
    setSending(true);
    setRefused(null);
    const body = requestBody(purchase.code, fields, purchase.bankNeeded);
    const result = await sendCancellation(body, keyFor(JSON.stringify(body)));
    setSending(false);
    if (!result.ok) {
      setRefused(result.text);
      return;
    }
    drop();
    forgetBank();
    const isDone = result.value === 'CANCELADO';
    showNotice({ tone: 'plain', text: isDone ? success.purchaseCancelled : success.cancellationRequested });
    await navigate(link('/home'));
  };
  return {
    fields,
    sending,
    refused,
    valid: missing.size === 0,
    cities: useCities(fields.state),
    change,
    chooseState: (state: number | null) => change({ state, cityCode: null }),
    leave: (name: RequestField) => setLeft((now) => new Set(now).add(name)),
    errorOf: (name: RequestField): string | null =>
      left.has(name) && missing.has(name) ? texts.errors[name] : null,
    submit: () => void submit(),
  };
}

/** One key for the same wish, another once it says something else (rule 0.8). */
function useIntention(): (wish: string) => string {
  const last = useRef({ wish: '', key: '' });
  return (wish) => {
    if (last.current.wish !== wish) last.current = { wish, key: crypto.randomUUID() };
    return last.current.key;
  };
}
