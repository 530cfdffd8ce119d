import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { track } from '../../../platform/analytics/track.ts';
import { FLOW_NAMES } from '../../../platform/analytics/tracked-event.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { currentToken } from '../../../platform/session/token.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { clearIntent, forgetTyped, recordDone, type DealIntent } from '../../identity/intents/public.ts';
import type { ShownRefusal } from './refusals/deal-refusal.ts';
import { submitDeal } from './submit-deal.ts';
import type { FlowState } from './use-flow.ts';

/** Sends the deal once, goes to the last page when it was accepted, and otherwise keeps the refusal. */
export function useSubmitDeal(
  { intent, goTo }: Pick<FlowState, 'intent' | 'goTo'>,
  total: number | null | undefined,
) {
  const { user, askToSignIn } = useSession();
  const navigate = useNavigate();
  const link = useLink();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null);
  const submit = async (): Promise<void> => {
    if (user === null || currentToken() === null) return askToSignIn();
    setSending(true);
    const outcome = await submitDeal(intent, user.codigoUsuario, total);
    setSending(false);
    if (outcome.kind === 'signed-out') return;
    // The step that asks for the missing data; continuing leads back here.
    if (outcome.kind === 'incomplete') {
      showNotice({ tone: 'danger', text: outcome.text });
      return goTo(outcome.step);
    }
    if (outcome.kind !== 'accepted') return setRefusal(outcome);
    setRefusal(null);
    sendToStatistics(intent);
    clearIntent();
    forgetTyped(intent.offer.code);
    recordDone(intent.type);
    const made = outcome.purchase === null ? `oferta=${intent.offer.code}` : `compra=${outcome.purchase}`;
    await navigate(`${link('/finalizar/')}?tipo=${intent.type}&${made}`, { replace: true });
  };
  return {
    sending,
    refusal,
    submit: () => {
      if (!sending) void submit();
    },
    closeRefusal: () => setRefusal(null),
  };
}

function sendToStatistics({ type, value, offer }: DealIntent): void {
  const reais = reaisFromCentavos(value);
  track({ event: 'checkout_completed', type: FLOW_NAMES[type], value: reais });
  if (type === 'BUY') track({ event: 'purchase', codigo: offer.code, value: reais });
}
