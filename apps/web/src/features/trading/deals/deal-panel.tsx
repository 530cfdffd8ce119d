import { formatPrice } from '@patio/domain/money/format-money.ts';
import { buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Skeleton } from '@patio/ui/states.tsx';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { fetchedPart } from '../../../platform/screen/fetched-part.tsx';
import { CostLines } from '../costs/public.ts';
import { AuctionPart, prepareAuctionDisplay } from './auction-part.tsx';
import { BidAtHouse } from './bidding/bid-at-house.tsx';
import { BuyButton, InfoLines, ProposeButton, takesOnlyBids, takesProposals } from './deal-actions.tsx';
import type { DealPanelProps } from './deal-panel-props.ts';
import { EndTimer } from './end-timer.tsx';

const StandingNotice = lazy(() =>
  import('./ended/standing-notice.tsx').then(({ StandingNotice: it }) => ({ default: it })),
);
const UnavailablePanel = lazy(() =>
  import('./ended/unavailable-panel.tsx').then(({ UnavailablePanel: it }) => ({ default: it })),
);
const EndedPanel = fetchedPart('ended', async () => (await import('./ended/ended-panel.tsx')).EndedPanel);

/** Prices, time and actions of an offer: the auction display or the buy display (DETL-01 to DETL-18). */
export function DealPanel(props: DealPanelProps) {
  const { offer, live, mode, finished, standing, bidding } = props;
  const { deal: texts } = useTexts();
  if (live.gone) {
    return (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <UnavailablePanel />
      </Suspense>
    );
  }
  if (finished) {
    const { seq, bids, end } = live.figures;
    return (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <EndedPanel code={offer.code} result={offer.result} seq={seq} bids={bids} end={end} />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-col gap-1">
        {mode === 'auction' ? <AuctionPart name="AuctionFigures" {...props} /> : <BuyFigures {...props} />}
        {props.reference}
      </div>
      {bidding ? (
        <div role="status" className="empty:hidden">
          {standing === null ? null : (
            <Suspense>
              <StandingNotice {...props} />
            </Suspense>
          )}
        </div>
      ) : null}
      {/* The auction display has it beside its send button. */}
      {mode === 'auction' ? null : <EndTimer live={props.live} />}
      {mode === 'auction' ? <AuctionPart name="AuctionActions" {...props} /> : <BuyActions {...props} />}
      {live.interrupted ? <p className="text-sm text-warn">{texts.liveLost}</p> : null}
      <p className="text-sm text-ink-3">{texts.beyondMoney}</p>
    </div>
  );
}

/** The price at which it can be bought: buy-now, or else by bids (C-41); the default text only where there is neither. */
function BuyFigures({ offer, live, bidding, buyNowOver }: DealPanelProps) {
  const { deal: texts, card } = useTexts();
  const { price, hasBid } = live.figures;
  const bidLabel = hasBid ? texts.currentBid : texts.startingBid;
  const bidPrice = offer.priceless ? 0 : price;
  const buys = offer.buyNow > 0 || bidPrice === 0;
  return (
    <div>
      <p className="text-sm text-ink-3">{buys ? texts.buyNowPrice : bidLabel}</p>
      <p data-testid="price" className="money text-[34px] leading-[44px] font-bold">
        {formatPrice(buys ? offer.buyNow : bidPrice)}
      </p>
      {buyNowOver ? <p className="text-sm text-ink-3">{card.buyNowOver}</p> : null}
      {buys && offer.buyNow === 0 ? <p className="text-sm text-ink-3">{texts.noBuyNow}</p> : null}
      {offer.buyNow > 0 && (bidding || hasBid) ? (
        <p className="text-sm text-ink-2">
          {bidLabel}: <span className="money font-semibold">{formatPrice(price)}</span>
        </p>
      ) : null}
    </div>
  );
}

function BuyActions(props: DealPanelProps) {
  const { offer, bidding, finished, costs } = props;
  const { deal: texts, condition, card } = useTexts();
  const link = useLink();
  const onlyBids = takesOnlyBids(props);
  return (
    <>
      {finished || offer.buyNow === 0 ? null : (
        <CostLines code={offer.code} costs={costs} label={condition.costPrice} price={offer.buyNow} />
      )}
      {onlyBids ? null : <BuyButton {...props} />}
      {takesProposals(props) ? <ProposeButton {...props} /> : null}
      {bidding ? (
        <Link
          to={`${link(`/oferta/${offer.code}`)}?view=leilao`}
          preventScrollReset
          onPointerEnter={prepareAuctionDisplay}
          onFocus={prepareAuctionDisplay}
          className={`${buttonLook(offer.buyNow === 0 ? 'bid' : 'quiet')} no-print`}
        >
          <Icon name="gavel" size={18} />
          {onlyBids ? card.bid : texts.bidInstead}
        </Link>
      ) : null}
      {onlyBids && !bidding ? <BidAtHouse code={offer.code} note /> : null}
      <InfoLines {...props} />
    </>
  );
}
