import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { signInAddress } from '../../../platform/session/load-private.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { storePending, takePending } from './pending-search.ts';
import type { SearchToSave, SearchRequest } from './search-request.ts';

const SavingSearch = lazy(() =>
  import('./saving-search.tsx').then(({ SavingSearch: it }) => ({ default: it })),
);

/** "Salvar esta busca": asks for name and alert. A visitor signs in first; when they return, the search is saved. */
export function SaveSearch(search: SearchToSave) {
  const { home } = useTexts();
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const { partner = null } = useParams();
  const [request, setRequest] = useState<SearchRequest | null>(null);
  useEffect(() => {
    if (user !== null && takePending(pathname + query)) setRequest('at-once');
  }, [pathname, query, user]);
  const begin = (): void => {
    if (user !== null) return setRequest('new');
    storePending(pathname + query);
    void navigate(signInAddress(partner, { pathname, search: query }));
  };
  return (
    <>
      <Button look="quiet" onClick={begin}>
        <Icon name="bookmark" size={18} />
        {home.saveSearch}
      </Button>
      {request === null ? null : (
        <Suspense>
          <SavingSearch search={search} request={request} onRequest={setRequest} />
        </Suspense>
      )}
    </>
  );
}
