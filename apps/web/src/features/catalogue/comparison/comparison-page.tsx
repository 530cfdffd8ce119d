import { Button, buttonLook } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState, Notice } from '@patio/ui/states.tsx';
import { Link, useRevalidator } from 'react-router';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { useRoot } from '../../../platform/shell/use-frame.ts';
import { EmptyDrawing } from '../catalogue/public.ts';
import { ShareButton } from '../share/public.ts';
import { isIncomplete } from './compared-offer.ts';
import { chooseAll } from '../comparison-choice/public.ts';
import { comparisonAddress } from './comparison-address.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { comparisonTexts } from './comparison-texts.ts';
import type { ComparisonData } from './load-comparison.ts';
import { useFreshFigures } from './use-fresh-figures.ts';

/** Offers side by side; the address names them and is the only state. */
export function ComparisonPage({ data }: { data: ComparisonData }) {
  const texts = comparisonTexts(useIdiom());
  useFreshFigures(data);
  return (
    <div className="mx-auto max-w-[1444px] px-4 py-6 lg:max-w-[1214px] xl:max-w-[1460px]">
      <h1 className="text-2xl font-bold">{texts.title}</h1>
      <p className="mt-1 text-ink-2">{texts.intro}</p>
      <Toolbar data={data} />
      <Notes data={data} />
      <Content data={data} />
    </div>
  );
}

function Content({ data }: { data: ComparisonData }) {
  const { shell } = useTexts();
  const texts = comparisonTexts(useIdiom());
  const link = useLink();
  const { revalidate } = useRevalidator();
  if (data.failed) {
    return <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void revalidate()} />;
  }
  if (data.offers.length > 0) return <ComparisonTable data={data} />;
  return (
    <EmptyState
      title={texts.emptyTitle}
      text={texts.emptyText}
      drawing={<EmptyDrawing />}
      action={
        <Link to={link('/home')} className={buttonLook('bid')}>
          {texts.seeOffers}
        </Link>
      }
    />
  );
}

/** Share, show only differences, and start over. */
function Toolbar({ data: { offers, onlyDifferences } }: { data: ComparisonData }) {
  const texts = comparisonTexts(useIdiom());
  const origin = useRoot()?.origin ?? '';
  const link = useLink();
  if (offers.length === 0) return null;
  const codes = offers.map(({ card }) => card.code);
  const address = comparisonAddress(link('/comparar'), codes);
  return (
    <div className="no-print mt-3 mb-4 flex flex-wrap items-center gap-2">
      {offers.length < 2 ? null : (
        <Link
          to={comparisonAddress(link('/comparar'), codes, !onlyDifferences)}
          preventScrollReset
          replace
          className={buttonLook('quiet')}
        >
          {onlyDifferences ? texts.everything : texts.onlyDifferences}
        </Link>
      )}
      <ShareButton
        title={texts.title}
        address={origin + address}
        className={`${buttonLook('quiet')} needs-script`}
      />
      <Link to={link('/comparar')} onClick={() => chooseAll([])} className={buttonLook('plain')}>
        {texts.clear}
      </Link>
    </div>
  );
}

/** What was left out, what is missing, and what the symbol means. */
function Notes({ data }: { data: ComparisonData }) {
  const { shell } = useTexts();
  const texts = comparisonTexts(useIdiom());
  const { revalidate } = useRevalidator();
  const { offers, unknown, beyond } = data;
  return (
    <div className="mb-4 flex flex-col gap-2 empty:hidden">
      {unknown.length === 0 ? null : (
        <Notice tone="warn" icon="info">
          {texts.unknown(unknown.join(', '), unknown.length > 1)}
        </Notice>
      )}
      {beyond.length === 0 ? null : (
        <Notice tone="warn" icon="info">
          {texts.beyond(beyond.join(', '), beyond.length > 1)}
        </Notice>
      )}
      {offers.length === 1 ? (
        <Notice tone="info" icon="info">
          {texts.oneOnly}
        </Notice>
      ) : null}
      {offers.some((offer) => isIncomplete(offer)) ? (
        <Notice tone="danger" icon="alert">
          {texts.incomplete}{' '}
          <Button look="quiet" size="small" onClick={() => void revalidate()}>
            {shell.retry}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}
