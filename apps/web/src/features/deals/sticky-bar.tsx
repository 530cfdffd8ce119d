import { Button } from '@patio/ui/button.tsx';
import { useTexts } from '../../platform/i18n/texts.ts';
import { barPrice, type DealPanelProps } from './deal-panel.tsx';

/** Price and action at the bottom of a phone. */
export function StickyBar(props: DealPanelProps) {
  const { offer, live, deal, mode, finished, bidInput } = props;
  const { deal: texts } = useTexts();
  if (finished) return null;
  const auction = mode === 'auction';
  const label = auction ? (live.figures.hasBid ? texts.currentBid : texts.startingBid) : texts.buyNowPrice;
  const goToBid = (): void => {
    bidInput.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    bidInput.current?.focus({ preventScroll: true });
  };
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line bg-surface px-4 py-2.5 pb-[max(10px,env(safe-area-inset-bottom))] shadow-float md:hidden">
      <div className="min-w-0 grow">
        <p className="text-xs text-ink-3">{label}</p>
        <p className="money truncate text-lg leading-6 font-bold">{barPrice(props)}</p>
      </div>
      {auction ? (
        <Button look="bid" onClick={goToBid}>
          {texts.yourBid}
        </Button>
      ) : (
        <Button
          look="buy"
          busy={deal.busy}
          disabled={offer.buyNow === 0}
          onClick={() => deal.act({ type: 'BUY', value: offer.buyNow, message: '' })}
        >
          {texts.buyNow}
        </Button>
      )}
    </div>
  );
}
