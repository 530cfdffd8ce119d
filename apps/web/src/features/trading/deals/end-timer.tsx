import { countdown } from '@patio/domain/catalogue/catalogue/countdown.ts';
import { Countdown } from '@patio/ui/countdown.tsx';
import { clockText, useDates } from '../../../platform/i18n/dates.ts';
import { timeLeftSpoken } from '../../../platform/i18n/time-left.ts';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';
import { useServerTime, type Live } from '../auctions/public.ts';

const URGENT_MS = 10 * 60_000;

/** The time until the end by the server's clock (DETL-05, DETL-06). */
export function EndTimer({ live }: { readonly live: Live }) {
  const { deal } = useTexts();
  const { dateTime } = useDates();
  const idiom = useIdiom();
  const { end, originalEnd, latestEnd, serverNow } = live.figures;
  const now = useServerTime(live.offset) ?? serverNow;
  const left = countdown(end, now);
  return (
    <div>
      <p className="mb-1.5 text-sm text-ink-3">{deal.endsOn(dateTime(end))}</p>
      {end > originalEnd ? (
        <p
          key={end}
          role="status"
          className="-mx-2 mb-1.5 animate-flash rounded-control px-2 text-sm font-medium text-warn tabular-nums"
        >
          {deal.extended(clockText(end), clockText(latestEnd))}
        </p>
      ) : null}
      <div className="no-print">
        <Countdown
          left={left}
          labels={{ days: deal.days, hours: deal.hours, minutes: deal.minutes, seconds: deal.seconds }}
          spoken={deal.timeLeft(timeLeftSpoken((end - now) / 1000, idiom))}
          urgent={end - now < URGENT_MS}
        />
      </div>
    </div>
  );
}
