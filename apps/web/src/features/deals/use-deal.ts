import { isBlocked } from '@patio/domain/limits/is-blocked.ts';
import { AUCTION_DEFAULTS } from '@patio/domain/auctions/auction-state.ts';
import { isSuspiciouslyHigh } from '@patio/domain/auctions/suspicious-bid.ts';
import { minimumNextBid } from '@patio/domain/auctions/minimum-bid.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLink } from '../../platform/partner/use-link.ts';
import type { SessionUser } from '@patio/contract/sessions/session-user.ts';
import { useSession } from '../../platform/session/session.tsx';
import { ownMaximum, type Standing } from '../standings/public.ts';
import type { LiveView, OfferView } from '../catalogue/public.ts';
import { useRoot } from '../../platform/shell/use-frame.ts';
import { storeIntent, type FlowType } from '../intents/public.ts';
import { intentOffer } from './intent-offer.ts';

/** A dialog that stands between a wish and the flow. */
export type DealObstacle =
  | { readonly kind: 'finished' }
  | { readonly kind: 'below-minimum'; readonly minimum: number }
  | { readonly kind: 'not-above-own-maximum'; readonly maximum: number }
  | { readonly kind: 'bid-limit' }
  | { readonly kind: 'buy-limit' }
  | { readonly kind: 'suspicious'; readonly wish: Wish; readonly minimum: number };

/** What somebody wants, with the amount in centavos. */
export interface Wish {
  readonly type: FlowType;
  readonly value: number;
  readonly message: string;
}

interface Situation {
  readonly offer: OfferView;
  readonly live: LiveView;
  readonly finished: boolean;
  readonly standing: Standing;
  /** Of the present price, ascending, in centavos. */
  readonly increments: readonly number[];
}

/** Takes wishes to the flow: sign-in, state of the offer, least amount, slips of the finger, limits, in this order (B§4, C-65). */
export function useDeal({ offer, live, finished, standing, increments }: Situation) {
  const { user, askToSignIn } = useSession();
  const [obstacle, setObstacle] = useState<DealObstacle | null>(null);
  const [busy, setBusy] = useState(false);
  const minimum = minimumNextBid(live);
  const increment = increments[0] ?? AUCTION_DEFAULTS.automaticIncrement;
  const proceed = useProceed({
    offer,
    price: live.price,
    minimum,
    increment,
    again: standing !== null,
    onObstacle: setObstacle,
    onBusy: setBusy,
  });

  const act = (wish: Wish): void => {
    if (user === null) return askToSignIn();
    if (finished || live.status !== 'A') return setObstacle({ kind: 'finished' });
    if (wish.type === 'BID' || wish.type === 'AUTO_BID') {
      if (wish.value < live.price) return setObstacle({ kind: 'below-minimum', minimum: live.price });
      const own = standing === 'leads' && wish.type === 'AUTO_BID' ? ownMaximumOf(user, offer.code) : null;
      if (own !== null && wish.value <= own) {
        return setObstacle({ kind: 'not-above-own-maximum', maximum: own });
      }
      // Whoever raises a maximum of his own is asked about the step from there.
      if (isSuspiciouslyHigh({ ...live, price: Math.max(live.price, own ?? 0), increment }, wish.value)) {
        return setObstacle({ kind: 'suspicious', wish, minimum });
      }
    }
    void proceed(wish);
  };

  return {
    obstacle,
    busy,
    minimum,
    close: () => setObstacle(null),
    /** Goes on in spite of the question. */
    insist: (wish: Wish) => {
      setObstacle(null);
      void proceed(wish);
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
  readonly offer: OfferView;
  /** Of the bidding, at this moment. */
  readonly price: number;
  readonly minimum: number;
  readonly increment: number;
  /** The user has bid on the offer before: how he would receive it is known. */
  readonly again: boolean;
  onObstacle(obstacle: DealObstacle): void;
  onBusy(busy: boolean): void;
}

/** The last steps: whether the offer is still open to buyers, the limits, then the flow; whoever has bid here before goes to its review at once. */
function useProceed({
  offer,
  price,
  minimum,
  increment,
  again,
  onObstacle,
  onBusy,
}: Proceeding): (wish: Wish) => Promise<void> {
  const navigate = useNavigate();
  const link = useLink();
  const partner = useRoot()?.partner ?? null;
  return async (wish) => {
    const buying = wish.type === 'BUY';
    onBusy(true);
    const [{ loadLimits }, { loadOwnTerms }, { verifyPurchase }] = await Promise.all([
      import('./load-limits.ts'),
      import('./load-own-terms.ts'),
      import('./verify-purchase.ts'),
    ]);
    const bids = wish.type === 'BID' || wish.type === 'AUTO_BID';
    const [limits, open, terms] = await Promise.all([
      loadLimits(),
      !buying || verifyPurchase(offer.code),
      bids && again ? loadOwnTerms(offer.code) : null,
    ]);
    onBusy(false);
    if (limits === 'signed-out') return;
    if (!open) return onObstacle({ kind: 'finished' });
    if (isBlocked(limits, buying ? 'PODE_COMPRAR' : 'PODE_DAR_LANCE')) {
      onObstacle({ kind: buying ? 'buy-limit' : 'bid-limit' });
      return;
    }
    const intent = {
      ...wish,
      price: buying ? wish.value : price,
      minimum: bids ? minimum : null,
      increment: bids ? increment : null,
      offer: intentOffer(offer),
      partner: partner === null || partner.id === null ? null : { id: partner.id, name: partner.nome ?? '' },
    };
    storeIntent(intent, terms);
    await navigate(link(`/fluxo/?step=${terms === null ? 0 : 2}`));
  };
}

function ownMaximumOf(user: Pick<SessionUser, 'codigoUsuario'>, offerCode: number): number | null {
  return ownMaximum({ userCode: user.codigoUsuario, offerCode });
}

export type Deal = ReturnType<typeof useDeal>;
