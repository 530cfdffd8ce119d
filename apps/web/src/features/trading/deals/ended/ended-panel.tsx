import { formatMoney } from '@patio/domain/money/format-money.ts';
import { buttonLook } from '@patio/ui/button.tsx';
import { Countdown } from '@patio/ui/countdown.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { Link } from 'react-router';
import { useDates } from '../../../../platform/i18n/dates.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import type { ResultView } from '../../../catalogue/catalogue/public.ts';
import { endedAt, isEndLine } from './ended-at.ts';
import type { OwnResultView } from './load-own-result.ts';
import { useOwnResult } from './use-own-result.ts';
import { useResult } from './use-result.ts';

export { UnavailableOffer } from './unavailable-offer.tsx';

/** What is known about an offer that is over. */
interface Props {
  readonly code: number;
  /** As the page came with it. */
  readonly result: ResultView | null;
  readonly seq: number;
  readonly bids: number;
  readonly end: number;
}

const NOTHING_LEFT = { days: 0, hours: 0, minutes: 0, seconds: 0 };

/** The result of an offer that is over: how it ended and when, never who; no active controls (C-67). */
export function EndedPanel({ code, result: initial, seq, bids, end }: Props) {
  const { deal, ended, offer: texts } = useTexts();
  const { date, dateTime, time } = useDates();
  const link = useLink();
  const result = useResult(code, initial, seq);
  const own = useOwnResult(code, result);
  const involved = own !== 'waiting' && own.what !== null;
  const mine = involved && own.what !== 'de-outro' && own.what !== 'desfeita';
  const price = result?.price ?? null;
  const over = endedAt(end, result);
  const shownEnd = result !== null && isEndLine(result.how) ? over : null;
  return (
    <div
      data-part="ended"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <div role="status">
        {own === 'waiting' ? null : <OwnPart code={code} own={own} />}
        <p className={involved ? 'mt-3 text-ink-2' : 'text-xl leading-7 font-bold'}>
          {result === null ? deal.over : ended.how[result.how](date(shownEnd ?? result.at))}
        </p>
        {shownEnd === null ? null : <p className="text-sm text-ink-3">{ended.at(time(shownEnd))}</p>}
        {result === null || involved || own === 'waiting' ? null : (
          <p className="mt-1 text-ink-2">{ended.more[result.how]}</p>
        )}
      </div>
      {price === null ? null : (
        <div>
          <p className="text-sm text-ink-3">{ended.finalPrice}</p>
          <p data-testid="price" className="money text-[34px] leading-[44px] font-bold">
            {formatMoney(price)}
          </p>
          <p className="text-sm text-ink-2">{deal.bids(bids)}</p>
        </div>
      )}
      {mine ? null : (
        <Notice tone="plain" icon="info">
          {deal.invalidOffer}
        </Notice>
      )}
      {over === null || shownEnd !== null ? null : (
        <p className="text-sm text-ink-3">{deal.endedOn(dateTime(over))}</p>
      )}
      {/* The result follows shortly. */}
      {result === null ? (
        <Countdown
          left={NOTHING_LEFT}
          labels={{ days: deal.days, hours: deal.hours, minutes: deal.minutes, seconds: deal.seconds }}
          spoken={deal.over}
        />
      ) : null}
      {seq === 0 || result === null || result.sealedUntil === null ? null : (
        <p className="text-sm text-ink-2">{ended.sealedUntil(dateTime(result.sealedUntil))}</p>
      )}
      {seq === 0 ? null : (
        <Link
          to={link(`/oferta/${code}/conferir`)}
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

/** What the result means to the signed-in user, with a link to what is theirs; nothing for everyone else. */
function OwnPart({ code, own: { what, price, purchase } }: { code: number; own: OwnResultView }) {
  const { ended } = useTexts();
  const link = useLink();
  if (what === null) return null;
  const { title, text, way } = ended.own[what];
  const ownPage = purchase === null ? `/negociacao/${code}` : `/compra/${purchase}`;
  return (
    <div className={what === 'sua' ? 'rounded-control bg-ok-soft p-3' : ''}>
      <p className="text-xl leading-7 font-bold">{title}</p>
      <p className="mt-1 text-ink-2">
        {text}
        {price === null ? null : <> {ended.ownPrice(formatMoney(price))}</>}
      </p>
      {way === '' ? null : (
        <Link
          to={link(what === 'desfeita' ? '/negociacao/?view=compra' : ownPage)}
          className={`no-print mt-3 ${buttonLook(what === 'sua' || what === 'oferecida' ? 'bid' : 'quiet')}`}
        >
          {way}
        </Link>
      )}
    </div>
  );
}
