import { buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';
import { timeLeftText } from '../../../platform/i18n/time-left.ts';
import { UnbrokenCounts } from '../../../platform/i18n/unbroken-counts.tsx';
import { useLink } from '../../../platform/partner/use-link.ts';
import { SmallPicture } from '../../../platform/pictures/small-picture.tsx';
import { BidWays } from './bid-ways.tsx';
import { CancelControl } from './cancel-control.tsx';
import type { NegotiationView } from './negotiation-view.ts';
import { NextStepLine } from './next-step-line.tsx';
import { useNextStepTexts } from './next-step-texts.ts';
import { RowHistory } from './row-history.tsx';
import { RowValues } from './row-values.tsx';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  readonly row: NegotiationView;
  readonly onCancel: () => void;
  /** What the row shows about a proposal. */
  readonly children: ReactNode;
}

/** One negotiation: the offer, the amount, the time left, its state, and the actions (NEGO-05 to NEGO-18). */
export function NegotiationRow({ row, onCancel, children }: Props) {
  const { negotiations: texts } = useTexts();
  const next = useNextStepTexts();
  const link = useLink();
  const address = link(`/oferta/${row.code}`);
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card sm:flex-row">
      <div className="aspect-[2/1] shrink-0 overflow-hidden bg-sunken sm:aspect-auto sm:max-h-56 sm:w-56">
        <SmallPicture
          address={row.photo}
          width={224}
          height={150}
          sizes="(min-width: 600px) 224px, 100vw"
          className="h-full w-full object-cover"
        />
      </div>
      <div className="flex min-w-0 grow flex-col gap-2 p-4">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge row={row} />
          <span className="text-sm text-ink-3">{texts.kinds[row.shownKind]}</span>
        </div>
        <h2 className="flex items-center gap-2 font-semibold">
          {row.icon === '' ? null : (
            <img
              src={row.icon}
              alt=""
              width={22}
              height={22}
              className="size-[22px] dark:brightness-0 dark:invert"
            />
          )}
          {row.actions.opens ? (
            <Link to={address} className="after:absolute after:inset-0 hover:underline">
              {row.title}
            </Link>
          ) : (
            row.title
          )}
        </h2>
        <p className="text-sm text-ink-2">
          <UnbrokenCounts text={row.vehicle} />
        </p>
        {row.outcome === null ? null : (
          <p className={`font-medium ${row.outcome === 'yours' ? 'text-ok' : 'text-ink-2'}`}>
            {texts.outcome[row.outcome]}
          </p>
        )}
        <RowTime row={row} />
        {row.next === null ? null : <NextStepLine next={row.next} />}
        {children}
        <RowHistory row={row} />
      </div>
      <div className="flex shrink-0 flex-row flex-wrap items-end justify-between gap-3 border-line p-4 max-sm:border-t sm:w-56 sm:flex-col sm:items-end sm:justify-start sm:text-right">
        <RowValues row={row} />
        <BidWays row={row} />
        {row.purchase === null ? (
          <Link
            to={link(`/negociacao/${row.code}`)}
            className={`${buttonLook('quiet', 'small')} relative z-10`}
          >
            {next.follow}
          </Link>
        ) : (
          <Link
            to={link(`/compra/${row.purchase}`)}
            className={`${buttonLook(row.outcome === 'yours' ? 'bid' : 'quiet', 'small')} relative z-10`}
          >
            {texts.followPurchase}
          </Link>
        )}
        <CancelControl row={row} onCancel={onCancel} />
      </div>
    </li>
  );
}

function RowTime({ row }: { row: NegotiationView }) {
  const { negotiations: texts } = useTexts();
  const idiom = useIdiom();
  const { dateTime } = useDates();
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-3">
      <span>
        {texts.endsOn}: {dateTime(row.end)}
      </span>
      {row.active && row.unavailable !== null ? <span>{texts.standsStill}</span> : null}
      {row.active && row.unavailable === null && row.secondsLeft > 0 ? (
        <span className="flex items-center gap-1">
          <Icon name="clock" size={15} />
          {texts.remaining(timeLeftText(row.secondsLeft, idiom, 'minute'))}
        </span>
      ) : null}
    </p>
  );
}
