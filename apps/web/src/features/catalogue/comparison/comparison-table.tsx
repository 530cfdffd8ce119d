import { Icon } from '@patio/ui/icon.tsx';
import { Fragment, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useCount } from '../../../platform/i18n/counts.ts';
import { useTerm } from '../../../platform/i18n/terms.ts';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';
import { useTermLang } from '../../../platform/i18n/written-lang.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { ComparedOffer } from './compared-offer.ts';
import { chooseAll } from '../comparison-choice/public.ts';
import { ComparisonHead } from './comparison-head.tsx';
import { comparisonRows, differingRows, type Row, type RowGroup } from './comparison-rows.ts';
import { comparisonTexts } from './comparison-texts.ts';
import type { ComparisonData } from './load-comparison.ts';
import { useServerTime } from '../../trading/auctions/public.ts';

const MOST = 4;

/** The table: offers across, facts down. On a narrow screen it scrolls in its own box with sticky headers. */
export function ComparisonTable({ data }: { data: ComparisonData }) {
  const texts = comparisonTexts(useIdiom());
  const { card, condition, offer } = useTexts();
  const words = { term: useTerm(), langOf: useTermLang(), count: useCount() };
  const now = useComparisonClock(data.serverNow);
  const { offers, onlyDifferences } = data;
  const isOver = ({ status, end }: ComparedOffer): boolean => status !== 'A' || now >= end;
  const all = comparisonRows(offers, { texts, dictionary: { card, condition, offer }, ...words, isOver });
  const shown = onlyDifferences && offers.length > 1 ? differingRows(all) : all;
  const room = offers.length < MOST;
  const columns = offers.length + (room ? 2 : 1);
  return (
    <>
      {offers.length > 1 ? <p className="mb-2 text-sm text-ink-2">{texts.legend}</p> : null}
      <div
        role="group"
        aria-label={texts.table}
        // A box that scrolls must be reachable, or its hidden part is not.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="-mx-4 max-h-[calc(100dvh-72px)] overflow-auto overscroll-contain border-y border-line md:mx-0 md:max-h-none md:overflow-visible md:border-y-0"
      >
        <table className="w-full table-fixed border-separate border-spacing-0 text-left text-[15px] max-md:w-max">
          <caption className="sr-only">{texts.table}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky top-0 left-0 z-20 w-32 border-b border-line bg-page md:top-16 md:w-44 lg:top-0"
              >
                <span className="sr-only">{texts.row}</span>
              </th>
              {offers.map((offer) => (
                <ComparisonHead
                  key={offer.card.code}
                  offer={offer}
                  offers={offers}
                  over={isOver(offer)}
                  now={now}
                />
              ))}
              {room ? <AddColumn offers={offers} /> : null}
            </tr>
          </thead>
          {shown.map((group) => (
            <Group key={group.title} group={group} columns={columns} />
          ))}
        </table>
      </div>
      {shown.length === 0 ? <p className="py-6 text-center text-ink-2">{texts.nothingDiffers}</p> : null}
    </>
  );
}

/** Space for one more: a link back to the offers, keeping the selection. */
function AddColumn({ offers }: { offers: readonly ComparedOffer[] }) {
  const texts = comparisonTexts(useIdiom());
  const link = useLink();
  const store = (): void =>
    chooseAll(offers.map(({ card: { code, title, photos } }) => ({ code, title, photo: photos[0] ?? null })));
  return (
    <td className="sticky top-0 z-10 w-40 border-b border-line bg-page p-2 md:top-16 md:w-auto lg:top-0">
      <Link
        to={link('/home')}
        onClick={store}
        className="flex min-h-32 flex-col items-center justify-center gap-2 rounded-card border border-dashed border-line-strong p-3 text-center font-medium text-accent hover:bg-sunken"
      >
        <Icon name="plus" size={24} />
        {texts.add}
      </Link>
    </td>
  );
}

function Group({ group, columns }: { group: RowGroup; columns: number }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns} className="border-b border-line bg-sunken p-0">
          <span className="sticky left-0 inline-block px-3 py-2 text-sm font-semibold text-ink-2">
            {group.title}
          </span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <Line key={row.title} row={row} />
      ))}
    </tbody>
  );
}

const TONES = { danger: 'text-danger', quiet: 'text-ink-3' } as const;

function Line({ row: { title, lang, cells, differs } }: { row: Row }) {
  const texts = comparisonTexts(useIdiom());
  return (
    <tr data-differs={differs} className="align-top">
      <th
        scope="row"
        className="sticky left-0 z-[5] border-b border-line bg-page px-3 py-2.5 text-sm font-medium wrap-anywhere text-ink-2"
      >
        <span lang={lang}>
          {title.split(/(?<=\/)/).map((part, index) => (
            <Fragment key={part}>
              {index === 0 ? null : <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
        {differs ? (
          <span className="ml-1.5 inline-block rounded bg-accent-soft px-1 text-accent-strong">
            <span aria-hidden="true">≠</span>
            <span className="sr-only">{texts.differs}</span>
          </span>
        ) : null}
      </th>
      {cells.map(({ text, note, tone }, at) => (
        <td
          key={at}
          className={`border-b border-line px-3 py-2.5 wrap-anywhere tabular-nums ${differs ? 'font-semibold' : ''} ${tone === undefined ? '' : TONES[tone]}`}
        >
          {text}
          {note === undefined ? null : <span className="block text-sm font-normal text-ink-3">{note}</span>}
        </td>
      ))}
    </tr>
  );
}

/** The server's time in epoch milliseconds, updated every second, starting from the time of loading. */
function useComparisonClock(serverNow: number): number {
  const [offset, setOffset] = useState<number | null>(null);
  useEffect(() => setOffset(serverNow - Date.now()), [serverNow]);
  return useServerTime(offset) ?? serverNow;
}
