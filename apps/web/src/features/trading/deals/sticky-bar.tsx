import { formatPrice } from '@patio/domain/money/format-money.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { DealPanelProps } from './deal-panel-props.ts';
import { BidAtHouse } from './bidding/bid-at-house.tsx';
import { takesOnlyBids, takesProposals } from './deal-actions.tsx';

/** Price and action at the bottom of the screen on a phone. */
export function StickyBar(props: DealPanelProps) {
  const { offer, live, mode, finished, standing } = props;
  const { deal: texts } = useTexts();
  if (finished) return null;
  const bids = mode === 'auction' || takesOnlyBids(props);
  const { hasBid, price } = live.figures;
  const overtaken = bids && standing === 'overtaken';
  const bidLabel = hasBid ? texts.currentBid : texts.startingBid;
  return (
    <div
      data-bottom-bar=""
      className="no-print fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line bg-surface px-4 py-2.5 pb-[max(10px,env(safe-area-inset-bottom))] shadow-float md:hidden"
    >
      <div className="min-w-0 grow">
        <p className={`text-xs ${overtaken ? 'font-semibold text-warn' : 'text-ink-3'}`}>
          {overtaken ? texts.overtaken : bids ? bidLabel : texts.buyNowPrice}
        </p>
        <p className="money truncate text-lg leading-6 font-bold">
          {formatPrice(bids ? price : offer.buyNow)}
        </p>
      </div>
      <BarAction {...props} />
    </div>
  );
}

function BarAction(props: DealPanelProps) {
  const { offer, deal, mode, bidding, bidInput, onPropose } = props;
  const { deal: texts, card } = useTexts();
  const link = useLink();
  const goToBid = (): void => {
    bidInput.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    bidInput.current?.focus({ preventScroll: true });
  };
  const noPrice = offer.priceless || (offer.buyNow === 0 && props.live.figures.price === 0);
  if (noPrice && takesProposals(props)) {
    return (
      <Button look="bid" aria-haspopup="dialog" onClick={onPropose}>
        {texts.propose}
      </Button>
    );
  }
  if (mode === 'auction') {
    return (
      <Button look="bid" onClick={goToBid}>
        {texts.yourBid}
      </Button>
    );
  }
  if (offer.buyNow === 0 && !bidding && takesOnlyBids(props)) return <BidAtHouse code={offer.code} />;
  if (bidding && offer.buyNow === 0) {
    return (
      <Link to={`${link(`/oferta/${offer.code}`)}?view=leilao`} className={buttonLook('bid')}>
        {card.bid}
      </Link>
    );
  }
  return (
    <Button
      look="buy"
      busy={deal.busy}
      disabled={offer.buyNow === 0}
      onClick={() => deal.act({ type: 'BUY', value: offer.buyNow, message: '' })}
    >
      {texts.buyNow}
    </Button>
  );
}
