import type { SavedSearch } from '@patio/contract/catalogue/saved-searches/saved-search.ts';
import { buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { EmptyState, ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { Link, useRevalidator } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { PrivateData } from '../../../platform/session/load-private.ts';
import { usePrivatePage } from '../../../platform/session/use-private-page.ts';
import { SearchRow } from './search-row.tsx';
import { useSearches } from './use-searches.ts';

/** The saved searches: loading, failed, none, or the list. */
export function SearchesPage({ searches }: { searches: PrivateData<readonly SavedSearch[]> }) {
  const { savedSearches: texts, shell } = useTexts();
  const { revalidate } = useRevalidator();
  usePrivatePage(searches);
  if (searches.state === 'stale') {
    return (
      <div role="status" aria-label={shell.loading} className="flex flex-col gap-3">
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} className="h-32" />
        ))}
      </div>
    );
  }
  if (searches.state === 'failed') {
    return <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void revalidate()} />;
  }
  return <Full loaded={searches.value} />;
}

function Full({ loaded }: { loaded: readonly SavedSearch[] }) {
  const { savedSearches: texts } = useTexts();
  const link = useLink();
  const { searches, change, remove } = useSearches(loaded);
  if (searches.length === 0) {
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        drawing={<Icon name="bookmark" size={80} className="text-line-strong" />}
        action={
          <Link to={link('/home')} className={buttonLook('bid')}>
            {texts.seeOffers}
          </Link>
        }
      />
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {searches.map((search) => (
        <SearchRow key={search.codigo} search={search} onChange={change} onRemove={remove} />
      ))}
    </ul>
  );
}
