import { formatPrice } from '@patio/domain/money/format-money.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Badge, Skeleton } from '@patio/ui/states.tsx';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import { CostLines } from '../costs/public.ts';
import { BidForm } from './bid-form.tsx';
import type { DealPanelProps } from './deal-panel-props.ts';
import { EndTimer } from './end-timer.tsx';

const StandingNotice = lazy(() =>
  import('./standing-notice.tsx').then(({ StandingNotice: it }) => ({ default: it })),
);
const RaiseForm = lazy(() => import('./raise-form.tsx').then(({ RaiseForm: it }) => ({ default: it })));
const EndedPanel = lazy(() => import('./ended-panel.tsx').then(({ EndedPanel: it }) => ({ default: it })));

/** A hundred million reais: more would not fit one line of a phone. */
const LONG_PRICE = 10_000_000_000;

/** Prices, time and actions of an offer: the auction display or the buy display (DETL-01 to DETL-18). */
export function DealPanel(props: DealPanelProps) {
  const { live, mode, finished, standing, bidding } = props;
  const { deal: texts } = useTexts();
  if (finished)
    return (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <EndedPanel {...props} />
      </Suspense>
    );
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex flex-col gap-1">
        {mode === 'auction' ? <BidFigures {...props} /> : <BuyFigures {...props} />}
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
      <EndTimer {...props} />
      {mode === 'auction' ? <AuctionActions {...props} /> : <BuyActions {...props} />}
      {live.interrupted ? <p className="text-sm text-warn">{texts.liveLost}</p> : null}
      <p className="text-sm text-ink-3">{texts.beyondMoney}</p>
    </div>
  );
}

function BidFigures({ live }: DealPanelProps) {
  const { deal: texts } = useTexts();
  const { price, hasBid, bids, seq, reserveMet } = live.figures;
  return (
    <div>
      <p className="text-sm text-ink-3">{hasBid ? texts.currentBid : texts.startingBid}</p>
      <p
        key={seq}
        data-testid="price"
        className={`money -mx-2 rounded-control px-2 leading-[44px] font-bold ${price < LONG_PRICE ? 'text-[34px]' : 'text-[27px]'} ${live.offset === null ? '' : 'animate-flash'}`}
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

function BuyFigures({ offer, live, bidding }: DealPanelProps) {
  const { deal: texts } = useTexts();
  const { price, hasBid } = live.figures;
  return (
    <div>
      <p className="text-sm text-ink-3">{texts.buyNowPrice}</p>
      <p data-testid="price" className="money text-[34px] leading-[44px] font-bold">
        {formatPrice(offer.buyNow)}
      </p>
      {offer.buyNow === 0 ? <p className="text-sm text-ink-3">{texts.noBuyNow}</p> : null}
      {bidding ? (
        <p className="text-sm text-ink-2">
          {hasBid ? texts.currentBid : texts.startingBid}:{' '}
          <span className="money font-semibold">{formatPrice(price)}</span>
        </p>
      ) : null}
    </div>
  );
}

function AuctionActions(props: DealPanelProps) {
  const { offer, deal, finished, standing, onAutomatic } = props;
  const { deal: texts } = useTexts();
  const [query] = useSearchParams();
  const [typing, setTyping] = useState(false);
  const asked = query.get('lance');
  return (
    <>
      {standing === 'leads' || typing ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
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
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <div>
          <p className="text-sm text-ink-3">{texts.buyNowPrice}</p>
          <p className="money text-xl font-bold whitespace-nowrap">{formatPrice(offer.buyNow)}</p>
        </div>
        <BuyButton {...props} />
        {offer.buyNow === 0 ? <p className="text-sm text-ink-3">{texts.noBuyNow}</p> : null}
      </div>
      {takesProposals(props) ? <ProposeButton {...props} /> : null}
      <InfoLines {...props} />
      {deal.busy ? <span className="sr-only" role="status" /> : null}
    </>
  );
}

function BuyActions(props: DealPanelProps) {
  const { offer, bidding, finished, costs } = props;
  const { deal: texts, condition } = useTexts();
  const link = useLink();
  return (
    <>
      {finished || offer.buyNow === 0 ? null : (
        <CostLines code={offer.code} costs={costs} label={condition.costPrice} price={offer.buyNow} />
      )}
      <BuyButton {...props} />
      {takesProposals(props) ? <ProposeButton {...props} /> : null}
      {bidding ? (
        <Link
          to={`${link(`/oferta/${offer.code}`)}?view=leilao`}
          preventScrollReset
          className={`${buttonLook(offer.buyNow === 0 ? 'bid' : 'quiet')} no-print`}
        >
          <Icon name="gavel" size={18} />
          {texts.bidInstead}
        </Link>
      ) : null}
      <InfoLines {...props} />
    </>
  );
}

function BuyButton({ offer, deal, finished }: DealPanelProps) {
  const { deal: texts } = useTexts();
  return (
    <Button
      look="buy"
      size="large"
      busy={deal.busy}
      disabled={finished || offer.priceless || offer.buyNow === 0}
      onClick={() => deal.act({ type: 'BUY', value: offer.buyNow, message: '' })}
    >
      <Icon name="cart" size={18} />
      {texts.buyNow}
    </Button>
  );
}

function ProposeButton({ finished, onPropose }: DealPanelProps) {
  const { deal: texts } = useTexts();
  return (
    <Button
      look="plain"
      disabled={finished}
      aria-haspopup="dialog"
      onClick={onPropose}
      className="text-accent"
    >
      <Icon name="chat" size={18} />
      {texts.propose}
    </Button>
  );
}

function InfoLines({ live, bidding, onInfo }: DealPanelProps) {
  const { deal: texts } = useTexts();
  if (!bidding) return null;
  const { softCloseMinutes, originalEnd, latestEnd } = live.figures;
  const most = texts.span(Math.round((latestEnd - originalEnd) / 60_000));
  const softClose =
    softCloseMinutes === 0
      ? texts.fixedEnd
      : texts.softClose(softCloseMinutes === null ? null : texts.span(softCloseMinutes), most);
  return (
    <div className="flex flex-col items-start gap-1 text-sm text-ink-3">
      <p>{softClose}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onInfo}
        className="inline-flex min-h-9 items-center gap-1.5 font-medium text-accent hover:underline pointer-coarse:min-h-11"
      >
        <Icon name="info" size={16} />
        {texts.howItWorks}
      </button>
    </div>
  );
}

/** A proposal is possible only while there is no bid (DETL-09, PROP). */
export function takesProposals({ offer, live }: Pick<DealPanelProps, 'offer' | 'live'>): boolean {
  return offer.acceptsProposals && !live.figures.hasBid;
}
