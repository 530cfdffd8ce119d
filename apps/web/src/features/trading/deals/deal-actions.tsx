import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DealPanelProps } from './deal-panel-props.ts';

/** Buys at the buy-now price of the offer. */
export function BuyButton({ offer, deal, finished }: DealPanelProps) {
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

/** Opens the proposal dialog. */
export function ProposeButton({ finished, onPropose }: DealPanelProps) {
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

/** How the closing time of the offer works. */
export function InfoLines({ live, bidding }: DealPanelProps) {
  const { deal: texts } = useTexts();
  if (!bidding) return null;
  const { softCloseMinutes, originalEnd, latestEnd } = live.figures;
  const most = texts.span(Math.round((latestEnd - originalEnd) / 60_000));
  const softClose =
    softCloseMinutes === 0
      ? texts.fixedEnd
      : texts.softClose(softCloseMinutes === null ? null : texts.span(softCloseMinutes), most);
  return <p className="text-sm text-ink-3">{softClose}</p>;
}

/** A proposal is possible only while there is no bid (DETL-09, PROP). */
export function takesProposals({ offer, live }: Pick<DealPanelProps, 'offer' | 'live'>): boolean {
  return offer.acceptsProposals && !live.figures.hasBid;
}

/** There is a price to bid from, and no buy-now price, or none any more. */
export function takesOnlyBids({ offer, live }: Pick<DealPanelProps, 'offer' | 'live'>): boolean {
  return offer.buyNow === 0 && !offer.priceless && live.figures.price > 0;
}
