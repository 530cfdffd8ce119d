import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { clockText } from '../../../../platform/i18n/dates.ts';
import { useIdiom, useTexts } from '../../../../platform/i18n/texts.ts';
import { timeLeftText } from '../../../../platform/i18n/time-left.ts';
import { nextAmount, type DealIntent } from '../../../identity/intents/public.ts';
import { useBidNow } from '../use-bid-now.ts';

interface Props {
  readonly intent: DealIntent;
  readonly onChange: (value: number, current: number) => void;
}

/** Live state of the offer while a bid is being reviewed: its price, its end, and whether the bid is still enough. A warning; the server decides. */
export function ReviewLive({ intent, onChange }: Props) {
  const now = useBidNow(intent);
  const { bidding, deal } = useTexts();
  const idiom = useIdiom();
  const texts = bidding.review;
  if (now.state === 'unknown') return null;
  if (now.state === 'over') {
    return (
      <div role="alert" className="mt-3">
        <Notice tone="danger" icon="alert">
          {texts.over}
        </Notice>
      </div>
    );
  }
  const { figures, left } = now;
  const next = nextAmount(intent, figures.price);
  const label = intent.type === 'AUTO_BID' ? bidding.maximumNow : bidding.bidNow;
  return (
    <div className="mt-3 flex flex-col gap-2.5">
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
        <span key={figures.seq} className="animate-flash rounded-control">
          {(figures.hasBid ? texts.current : texts.starting)(formatMoney(figures.price))}
        </span>
        <span role="timer" className="tabular-nums">
          {texts.endsIn(timeLeftText(left, idiom))}
        </span>
      </p>
      {now.late ? (
        <Notice tone="info" icon="clock">
          {texts.late(deal.span(figures.softCloseMinutes ?? 0))} {texts.latest(clockText(figures.latestEnd))}
        </Notice>
      ) : null}
      {now.leads && intent.type === 'AUTO_BID' ? (
        <Notice tone="ok" icon="check">
          {texts.leads}
        </Notice>
      ) : null}
      <div role="status" className="empty:hidden">
        {now.state === 'too-low' ? (
          <div className="flex flex-col gap-2.5 rounded-control bg-warn-soft p-3">
            <Notice tone="warn" icon="alert">
              {texts.tooLow(formatMoney(figures.price))}
            </Notice>
            <Button look="bid" onClick={() => onChange(next, figures.price)}>
              {label(formatMoney(next))}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
