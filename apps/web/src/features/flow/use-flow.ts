import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLink } from '../../platform/partner/use-link.ts';
import { currentToken } from '../../platform/session/token.ts';
import { readIntent, saveIntent, type DealIntent } from '../intents/public.ts';

export type Step = 0 | 1 | 2;

/** The flow as its steps see it. */
export interface FlowState {
  readonly intent: DealIntent;
  readonly step: Step;
  /** Step 1 shows the freight instead of the addresses (FLOW-09). */
  readonly freightScreen: boolean;
  /** Back to the offer, the way out of every refusal. */
  readonly offerAddress: string;
  /** Keeps a choice; it survives a reload. */
  keep(change: Partial<Pick<DealIntent, 'address' | 'freight'>>): void;
  goTo(step: Step): void;
  goToFreight(): void;
}

/** Reads the flow from the address and from session storage; null until it is known that it may be shown (FLOW-02, C-100). */
export function useFlow(): FlowState | null {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const link = useLink();
  const [intent, setIntent] = useState<DealIntent | null>(null);
  useEffect(() => {
    const stored = readIntent();
    if (currentToken() === null) {
      void navigate(`${link('/auth/')}?redirectFrom=${encodeURIComponent(link('/fluxo'))}`, {
        replace: true,
      });
    } else if (stored === null) {
      void navigate(link('/home'), { replace: true });
    } else {
      setIntent(stored);
    }
  }, [link, navigate]);
  if (intent === null) return null;

  const wanted = stepFrom(query.get('step'));
  const step = wanted === 2 && intent.freight === null ? 1 : wanted;
  const goTo = (next: Step): void => void navigate(`${link('/fluxo/')}?step=${next}`);
  return {
    intent,
    step,
    freightScreen: step === 1 && query.get('tela') === 'frete',
    offerAddress: link(
      `/oferta/${intent.offer.code}${intent.type === 'BID' || intent.type === 'AUTO_BID' ? '?view=leilao' : ''}`,
    ),
    keep: (change) => {
      const next = { ...intent, ...change };
      saveIntent(next);
      setIntent(next);
    },
    goTo,
    goToFreight: () => void navigate(`${link('/fluxo/')}?step=1&tela=frete`),
  };
}

function stepFrom(text: string | null): Step {
  if (text === '1') return 1;
  return text === '2' ? 2 : 0;
}
