import { formatPrice } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Badge, Skeleton } from '@patio/ui/states.tsx';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { BidForm } from './bidding/bid-form.tsx';
import { BuyButton, InfoLines, ProposeButton, takesOnlyBids, takesProposals } from './deal-actions.tsx';
import type { DealPanelProps } from './deal-panel-props.ts';
import { EndTimer } from './end-timer.tsx';

const RaiseForm = lazy(() =>
  import('./bidding/raise-form.tsx').then(({ RaiseForm: it }) => ({ default: it })),
);

/** A hundred million reais: a longer price would not fit on one line of a phone. */
const LONG_PRICE = 10_000_000_000;

/** The current bid, the number of bids, and whether the reserve is met (DETL-02). */
export function AuctionFigures({ live }: DealPanelProps) {
  const { deal: texts } = useTexts();
  const { price, hasBid, bids, reserveMet } = live.figures;
  const changes = useChanges(price);
  return (
    <div>
      <p className="text-sm text-ink-3">{hasBid ? texts.currentBid : texts.startingBid}</p>
      <p
        key={changes}
        data-testid="price"
        className={`money -mx-2 rounded-control px-2 leading-[44px] font-bold ${price < LONG_PRICE ? 'text-[34px]' : 'text-[27px]'} ${changes === 0 ? '' : 'animate-flash'}`}
      >
        {formatPrice(price)}
      </p>
      <p aria-live="polite" className="sr-only">
        {hasBid ? texts.currentBid : texts.startingBid} {formatPrice(price)}
      </p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <span>{bids === 0 ? texts.noBids : texts.bids(bids)}</span>
        {live.watching === null || live.watching < 2 ? null : (
          <span className="flex items-center gap-1 text-ink-3">
            <Icon name="eye" size={15} />
            {texts.watching(live.watching)}
          </span>
        )}
        {reserveMet === null ? null : (
          <Badge tone={reserveMet ? 'ok' : 'warn'}>
            {reserveMet ? texts.reserveMet : texts.reserveNotMet}
          </Badge>
        )}
      </p>
    </div>
  );
}

/** How often a price has changed since it was first shown: the server-rendered value does not count. */
function useChanges(price: number): number {
  const [shown, setShown] = useState({ price, changes: 0 });
  if (shown.price !== price) setShown({ price, changes: shown.changes + 1 });
  return shown.changes;
}

/** The bid field, automatic bids and the alternatives to bidding (DETL-02 to DETL-09). */
export function AuctionActions(props: DealPanelProps) {
  const { offer, deal, finished, standing, onAutomatic, buyNowOver } = props;
  const { deal: texts, card } = useTexts();
  const [query] = useSearchParams();
  const [typing, setTyping] = useState(false);
  const asked = query.get('lance');
  return (
    <>
      {standing === 'leads' || typing ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <EndTimer live={props.live} />
          <RaiseForm
            panel={props}
            asked={asked === 'maximo'}
            onTyped={setTyping}
            onManual={() => setTyping(false)}
          />
        </Suspense>
      ) : (
        <>
          <BidForm {...props} filled={asked === 'minimo'} />
          <Button
            look="quiet"
            disabled={finished || offer.priceless}
            aria-haspopup="dialog"
            onClick={onAutomatic}
          >
            <Icon name="bolt" size={18} />
            {texts.automaticBid}
          </Button>
        </>
      )}
      {buyNowOver ? (
        <p role="status" className="border-t border-line pt-4 text-sm text-ink-2">
          {card.buyNowOver}
        </p>
      ) : takesOnlyBids(props) ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <div>
            <p className="text-sm text-ink-3">{texts.buyNowPrice}</p>
            <p className="money text-xl font-bold whitespace-nowrap">{formatPrice(offer.buyNow)}</p>
          </div>
          <BuyButton {...props} />
          {offer.buyNow === 0 ? <p className="text-sm text-ink-3">{texts.noBuyNow}</p> : null}
        </div>
      )}
      {takesProposals(props) ? <ProposeButton {...props} /> : null}
      <InfoLines {...props} />
      {deal.busy ? <span className="sr-only" role="status" /> : null}
    </>
  );
}
