import type { OwnVisit } from '@patio/contract/sales/visits/visit-fields.ts';
import { buttonLook } from '@patio/ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { Link, useRevalidator } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { AccountNav } from '../../../platform/navigation/account-nav.tsx';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { PrivateData } from '../../../platform/session/load-private.ts';
import { usePrivatePage } from '../../../platform/session/use-private-page.ts';
import { VisitItem } from './visit-item.tsx';
import { useVisitTexts } from './visit-texts.ts';

/** The visits of the user: loading, failed, empty, or the list. */
export function VisitsPage({ data }: { readonly data: PrivateData<readonly OwnVisit[]> }) {
  const texts = useVisitTexts();
  const { shell } = useTexts();
  const { revalidate } = useRevalidator();
  usePrivatePage(data);
  const reload = (): void => void revalidate();
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:py-10">
      <h1 className="mb-3 text-2xl font-bold">{texts.list}</h1>
      <AccountNav />
      {data.state === 'stale' ? (
        <div role="status" aria-label={shell.loading}>
          <Skeleton className="h-80" />
        </div>
      ) : null}
      {data.state === 'failed' ? (
        <ErrorState text={texts.listFailed} retryLabel={shell.retry} onRetry={reload} />
      ) : null}
      {data.state === 'full' && data.value.length === 0 ? <NoVisits /> : null}
      {data.state === 'full' && data.value.length > 0 ? (
        <ul className="flex flex-col gap-4">
          {data.value.map((visit) => (
            <VisitItem key={visit.codigo} visit={visit} onChanged={reload} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function NoVisits() {
  const texts = useVisitTexts();
  const link = useLink();
  return (
    <EmptyState
      title={texts.emptyTitle}
      text={texts.empty}
      action={
        <Link to={link('/home')} className={buttonLook('quiet')}>
          {texts.offers}
        </Link>
      }
    />
  );
}
