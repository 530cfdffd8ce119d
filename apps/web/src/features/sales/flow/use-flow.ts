import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLink } from '../../../platform/partner/use-link.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { currentToken } from '../../../platform/session/token.ts';
import { useDeadSession } from '../../../platform/session/use-dead-session.ts';
import {
  readIntent,
  rebid,
  saveIntent,
  type DealIntent,
  type FlowChoice,
  type Step,
} from '../../identity/intents/public.ts';

/** The flow as its steps see it. */
export interface FlowState {
  readonly intent: DealIntent;
  readonly step: Step;
  /** Step 1 shows the freight instead of the addresses (FLOW-09). */
  readonly freightScreen: boolean;
  /** Back to the offer, the way out of every refusal. */
  readonly offerAddress: string;
  /** Stores a choice; it survives a reload. */
  update(change: Partial<FlowChoice>): void;
  /** Another amount, at the current price of the offer; both in centavos. */
  changeValue(value: number, current: number): void;
  goTo(step: Step): void;
  goToFreight(): void;
}

/** Reads the flow from the address and from session storage; null until it is known that it may be shown (FLOW-02, C-100). */
export function useFlow(): FlowState | null {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const link = useLink();
  const [intent, setIntent] = useState<DealIntent | null>(null);
  const known = useSession().user !== null;
  useDeadSession();
  useEffect(() => {
    if (currentToken() === null) {
      void navigate(`${link('/auth/')}?redirectFrom=${encodeURIComponent(link('/fluxo'))}`, {
        replace: true,
      });
    } else if (readIntent() === null) {
      void navigate(link('/home'), { replace: true });
    }
  }, [link, navigate]);
  useEffect(() => {
    if (known) setIntent(readIntent());
  }, [known]);
  const update = useCallback((change: Partial<FlowChoice>): void => {
    const stored = readIntent();
    // Nothing is stored any more once the deal is made.
    if (stored === null) return;
    const next = { ...stored, ...change };
    saveIntent(next);
    setIntent(next);
  }, []);
  const wanted = stepFrom(query.get('step'));
  const step = wanted === 2 && intent?.freight === null ? 1 : wanted;
  const shown = intent !== null;
  useEffect(() => {
    if (shown) update({ step });
  }, [update, shown, step]);
  // Returning users begin with the first step (A§4).
  useEffect(() => () => update({ step: 0, canNext: false }), [update]);
  if (intent === null) return null;

  const goTo = (next: Step): void => void navigate(`${link('/fluxo/')}?step=${next}`);
  return {
    intent,
    step,
    freightScreen: step === 1 && query.get('tela') === 'frete',
    offerAddress: link(
      `/oferta/${intent.offer.code}${intent.type === 'BID' || intent.type === 'AUTO_BID' ? '?view=leilao' : ''}`,
    ),
    update,
    changeValue: (value, current) => {
      const next = rebid(intent, value, current);
      saveIntent(next);
      setIntent(next);
    },
    goTo,
    goToFreight: () => void navigate(`${link('/fluxo/')}?step=1&tela=frete`),
  };
}

/** Records whether the current step can be continued from. */
export function useCanNext({ update }: Pick<FlowState, 'update'>, canNext: boolean): void {
  useEffect(() => update({ canNext }), [update, canNext]);
}

function stepFrom(text: string | null): Step {
  if (text === '1') return 1;
  return text === '2' ? 2 : 0;
}
