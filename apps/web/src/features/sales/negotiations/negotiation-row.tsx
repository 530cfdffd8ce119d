import { fullPriceText } from '@patio/domain/trading/costs/full-price.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Badge, type Tone } from '@patio/ui/states.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';
import { timeLeftText } from '../../../platform/i18n/time-left.ts';
import { UnbrokenCounts } from '../../../platform/i18n/unbroken-counts.tsx';
import { useLink } from '../../../platform/partner/use-link.ts';
import { useProposalTexts } from '../proposals/public.ts';
import { useSecondChanceTexts } from '../second-chances/public.ts';
import { SmallPicture } from '../../../platform/pictures/small-picture.tsx';
import { CancelControl } from './cancel-control.tsx';
import type { NegotiationView } from './negotiation-view.ts';
import { NextStepLine } from './next-step-line.tsx';

interface Props {
  readonly row: NegotiationView;
  readonly onCancel: () => void;
  /** What the row shows about a proposal. */
  readonly children: ReactNode;
}

/** One negotiation: the offer, the amount, the time left, its state, and the actions (NEGO-05 to NEGO-18). */
export function NegotiationRow({ row, onCancel, children }: Props) {
  const { negotiations: texts } = useTexts();
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
        <div>
          <p className="text-xs text-ink-3">{texts.lastValue}</p>
          <p className="money font-semibold">{formatMoney(row.ownValue)}</p>
        </div>
        {/* The price of a sale that was undone is not shown as final. */}
        {row.secondChance === null ? (
          <div>
            <p className="text-xs text-ink-3">{texts.value[valueName(row)]}</p>
            <p
              key={row.changes}
              data-testid="current-value"
              className={`money -mx-2 rounded-control px-2 text-xl font-bold ${row.changes === 0 ? '' : 'animate-flash'}`}
            >
              {formatMoney(row.currentValue)}
            </p>
            <FullPriceLine row={row} />
          </div>
        ) : null}
        {row.actions.bids ? (
          <Link
            to={`${address}?view=leilao${row.status === 'overcome' ? '&lance=minimo' : ''}`}
            className={`${buttonLook('bid', 'small')} relative z-10`}
          >
            <Icon name="gavel" size={16} />
            {texts.bid}
          </Link>
        ) : null}
        {row.actions.raises ? (
          <Link
            to={`${address}?view=leilao&lance=maximo`}
            className={`${buttonLook('quiet', 'small')} relative z-10`}
          >
            {texts.raise}
          </Link>
        ) : null}
        {row.purchase === null ? null : (
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

/** "total R$ 11.200,00 com frete e taxas", below the purchase price. */
function FullPriceLine({ row: { fullPrice } }: { row: NegotiationView }) {
  const idiom = useIdiom();
  const text = fullPrice === null ? null : fullPriceText(fullPrice, idiom);
  return text === null ? null : (
    <p data-testid="full-price" className="text-sm text-ink-2">
      {text}
    </p>
  );
}

/** The label of a row's amount; the price at which another user bought an offer is not shown. */
function valueName({
  bought,
  hasBid,
  active,
}: NegotiationView): 'final' | 'starting' | 'current' | 'highest' {
  if (bought) return 'final';
  if (!hasBid) return 'starting';
  return active ? 'current' : 'highest';
}

function StatusBadge({ row }: { row: NegotiationView }) {
  const { negotiations: texts } = useTexts();
  const proposals = useProposalTexts();
  const { badge } = useSecondChanceTexts();
  if (row.active && row.unavailable !== null) {
    return <Badge tone="warn">{texts.unavailable[row.unavailable]}</Badge>;
  }
  if (row.secondChance !== null) return <Badge tone="warn">{badge}</Badge>;
  if (row.leading) return <Badge tone="ok">{texts.leading}</Badge>;
  if (row.status !== null) return <Badge tone={toneOf(row)}>{texts.status[row.status]}</Badge>;
  if (row.active && row.proposal !== null && row.kind !== 'bid') {
    const { situation } = row.proposal;
    const tone = situation === 'contraproposta' ? 'warn' : situation === 'pendente' ? 'info' : 'plain';
    return <Badge tone={tone}>{proposals.situation[situation]}</Badge>;
  }
  if (row.conditional) return <Badge tone="info">{texts.conditional}</Badge>;
  return row.active ? null : <Badge>{texts.offerEnded}</Badge>;
}

function toneOf({ status }: NegotiationView): Tone {
  switch (status) {
    case 'overcome':
    case 'cancelAnalyze':
      return 'warn';
    case 'checkout':
      return 'ok';
    case 'missedOffer':
    case 'cancelled':
    case 'regretted':
    case null:
      return 'plain';
    case 'cancelReject':
    case 'cancelRejectBuy':
      return 'danger';
    case 'negotiation':
    case 'waitingContact':
    case 'waitingLiberation':
    case 'waitingWithdrawal':
      return 'info';
  }
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

function RowHistory({ row }: { row: NegotiationView }) {
  const { negotiations: texts } = useTexts();
  const { dateTime } = useDates();
  if (row.history.length === 0) return null;
  return (
    <details className="relative z-10 text-sm">
      <summary className="inline-flex min-h-9 items-center font-medium text-accent hover:underline pointer-coarse:min-h-11">
        {texts.history} ({row.history.length})
      </summary>
      <ul className="mt-1">
        {row.history.map((line, index) => (
          <li
            key={index}
            className={`flex justify-between gap-4 border-t border-line py-1.5 ${line.own ? '' : 'text-ink-3'}`}
          >
            <span className="tabular-nums">{dateTime(line.at)}</span>
            <span>{line.label === null ? '' : texts.historyStatus[line.label]}</span>
            <span className="money whitespace-nowrap">{formatMoney(line.value)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
