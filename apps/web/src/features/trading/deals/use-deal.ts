import { quickIncrements } from '@patio/domain/trading/auctions/bids/increments.ts';
import { isSuspiciouslyHigh } from '@patio/domain/trading/auctions/bids/suspicious-bid.ts';
import { minimumNextBid } from '@patio/domain/trading/auctions/bids/minimum-bid.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { SessionUser } from '@patio/contract/identity/sessions/session-user.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { ownMaximum, type Standing } from '../standings/public.ts';
import type { LiveView, OfferView } from '../../catalogue/catalogue/public.ts';
import { useRoot } from '../../../platform/shell/use-frame.ts';
import type { FlowType } from '../../identity/intents/public.ts';
import type { DealMoment } from './prepare-deal.ts';
import type { DealObstacle, DealRequest } from './deal-request.ts';

interface Situation {
  readonly offer: OfferView;
  readonly live: LiveView;
  readonly finished: boolean;
  readonly standing: Standing;
  /** At the current price, ascending, in centavos. */
  readonly increments: readonly number[];
}

/** Takes requests to the flow: sign-in, state of the offer, minimum amount, typing errors, limits, in this order (B§4, C-65). */
export function useDeal({ offer, live, finished, standing, increments }: Situation) {
  const { user, askToSignIn } = useSession();
  const [obstacle, setObstacle] = useState<DealObstacle | null>(null);
  const [busy, setBusy] = useState(false);
  const { bindingStep } = offer;
  const minimumStep = bindingStep > 0 ? 'increment' : 'any';
  const minimum = minimumNextBid({ ...live, minimumStep, increment: bindingStep });
  const above = live.hasBid && bindingStep === 0 ? live.price : null;
  const increment = quickIncrements(live.price, increments)[0]?.increment ?? 0;
  const proceed = useProceed({
    moment: { offer, price: live.price, minimum, increment },
    onObstacle: setObstacle,
    onBusy: setBusy,
  });

  const act = (request: DealRequest): void => {
    if (user === null) return askToSignIn();
    if (finished || live.status !== 'A') return setObstacle({ kind: 'finished' });
    if (request.type === 'BID' || request.type === 'AUTO_BID') {
      const { price, hasBid } = live;
      const least = bindingStep > 0 ? minimum : price;
      if (request.value < least) {
        return setObstacle({ kind: 'below-minimum', minimum: least, hasBid: hasBid && bindingStep === 0 });
      }
      const own = standing === 'leads' && request.type === 'AUTO_BID' ? ownMaximumOf(user, offer.code) : null;
      if (own !== null && request.value <= own) {
        return setObstacle({ kind: 'not-above-own-maximum', maximum: own });
      }
      // For a user who raises their own maximum, the increase is measured from that maximum.
      if (isSuspiciouslyHigh({ ...live, price: Math.max(live.price, own ?? 0), increment }, request.value)) {
        return setObstacle({ kind: 'suspicious', request, minimum, above });
      }
    }
    void proceed(request);
  };

  return {
    obstacle,
    busy,
    minimum,
    /** Any amount above this value is valid, in centavos; null: the minimum amount applies. */
    above,
    close: () => setObstacle(null),
    /** Continues despite the warning. */
    insist: (request: DealRequest) => {
      setObstacle(null);
      void proceed(request);
    },
    act,
    /** As `act`, with the text of a money field; an empty one does nothing (BIDS-04, AUTO-04, PROP-03). */
    actOn: (type: FlowType, text: string, message = '') => {
      const value = parseMoney(text);
      if (value !== null && value > 0) act({ type, value, message });
    },
  };
}

interface Proceeding {
  readonly moment: Omit<DealMoment, 'partner'>;
  onObstacle(obstacle: DealObstacle): void;
  onBusy(busy: boolean): void;
}

/** Prepares a request and opens its flow; the code for that is loaded with the first request. */
function useProceed({ moment, onObstacle, onBusy }: Proceeding): (request: DealRequest) => Promise<void> {
  const navigate = useNavigate();
  const link = useLink();
  const partner = useRoot()?.partner ?? null;
  return async (request) => {
    onBusy(true);
    // The frame reports failed requests and offers to reload the page.
    const outcome = await import('./prepare-deal.ts')
      .then(({ prepareDeal }) => prepareDeal(request, { ...moment, partner }))
      .finally(() => onBusy(false));
    if (outcome === null) return;
    if (typeof outcome === 'number') await navigate(link(`/fluxo/?step=${outcome}`));
    else onObstacle(outcome);
  };
}

function ownMaximumOf(user: Pick<SessionUser, 'codigoUsuario'>, offerCode: number): number | null {
  return ownMaximum({ userCode: user.codigoUsuario, offerCode });
}

export type Deal = ReturnType<typeof useDeal>;
