import { formatMoney } from '@patio/domain/money/format-money.ts';
import { buttonLook } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useDates } from '../../platform/i18n/dates.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import type { DealPanelProps } from './deal-panel-props.ts';
import { EndTimer } from './end-timer.tsx';
import { useResult } from './use-result.ts';

/** What became of an offer that is over: how it ended and when, never who; nothing that could still be pressed (C-67). */
export function EndedPanel({ offer, live, serverTime, finished }: DealPanelProps) {
  const { deal, ended, offer: texts } = useTexts();
  const { date } = useDates();
  const link = useLink();
  const result = useResult(offer.code, offer.result, live.figures.seq);
  const price = result?.price ?? null;
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
      <div role="status">
        <p className="text-xl leading-7 font-bold">
          {result === null ? deal.over : ended.how[result.how](date(result.at))}
        </p>
        {result === null ? null : <p className="mt-1 text-ink-2">{ended.more[result.how]}</p>}
      </div>
      {price === null ? null : (
        <div>
          <p className="text-sm text-ink-3">{ended.finalPrice}</p>
          <p data-testid="price" className="money text-[34px] leading-[44px] font-bold">
            {formatMoney(price)}
          </p>
          <p className="text-sm text-ink-2">{deal.bids(live.figures.bids)}</p>
        </div>
      )}
      <Notice tone="plain" icon="info">
        {deal.invalidOffer}
      </Notice>
      <EndTimer live={live} serverTime={serverTime} finished={finished} />
      {live.figures.seq === 0 ? null : (
        <Link
          to={link(`/oferta/${offer.code}/conferir`)}
          className="no-print inline-flex min-h-11 items-center self-start font-medium underline"
        >
          {ended.verify}
        </Link>
      )}
      <a href="#semelhantes" className={`no-print ${buttonLook('bid')}`}>
        {texts.seeSimilar}
      </a>
    </div>
  );
}
