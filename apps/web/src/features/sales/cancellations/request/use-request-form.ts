import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useDraft } from '../../../../platform/drafts/use-draft.ts';
import { useForm, type FormOutcome } from '../../../../platform/forms/use-form.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { showNotice } from '../../../../platform/notices/notice-store.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { useCities } from '../../refund-account/public.ts';
import { sendCancellation } from '../cancel-calls.ts';
import {
  areRequestFields,
  EMPTY_REQUEST,
  requestBody,
  requestProblems,
  withoutBank,
  type RequestField,
  type RequestFields,
} from './request-form.ts';
import type { RequestView } from './request-view.ts';
import { useStoredBankData } from '../use-stored-bank-data.ts';
import { useCancellationTexts } from '../use-cancellation-texts.ts';

/** State and actions of the cancellation form. The input stays when sending fails (CREQ-18 to CREQ-20). */
export function useRequestForm(purchase: RequestView) {
  const texts = useCancellationTexts();
  const { success } = useTexts();
  const navigate = useNavigate();
  const link = useLink();
  // Unencrypted bank data outlives a lost session in memory only.
  const draft = useDraft({
    name: `cancelamento.${purchase.code}`,
    from: EMPTY_REQUEST,
    areFields: areRequestFields,
    bare: withoutBank,
  });
  const keyFor = useIntention();
  const change = (part: Partial<RequestFields>): void => draft.change((now) => ({ ...now, ...part }));
  const forgetBank = useStoredBankData({ code: purchase.code, fields: draft.fields, change });
  const send = async (): Promise<FormOutcome> => {
    const body = requestBody(purchase.code, draft.fields, purchase.bankNeeded);
    const result = await sendCancellation(body, keyFor(JSON.stringify(body)));
    if (!result.ok) return { taken: false, erros: [result.text] };
    draft.drop();
    forgetBank();
    const isDone = result.value === 'CANCELADO';
    showNotice({ tone: 'plain', text: isDone ? success.purchaseCancelled : success.cancellationRequested });
    await navigate(link('/home'));
    return { taken: true };
  };
  const errors: Readonly<Partial<Record<RequestField, string>>> = texts.errors;
  const form = useForm({
    input: draft,
    problems: requestProblems(draft.fields, purchase.bankNeeded),
    words: (key) => errors[key] ?? '',
    showErrors: 'left',
    send,
  });
  return {
    ...form,
    cities: useCities(draft.fields.state),
    chooseState: (state: number | null) => form.change({ state, cityCode: null }),
  };
}

/** One key for the same request, a new one when its content changes (rule 0.8). */
function useIntention(): (request: string) => string {
  const last = useRef({ request: '', key: '' });
  return (request) => {
    if (last.current.request !== request) last.current = { request, key: crypto.randomUUID() };
    return last.current.key;
  };
}
