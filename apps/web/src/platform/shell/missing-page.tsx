import { Button, buttonLook } from '@patio/ui/button.tsx';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { unavailableIdiom } from '../api/unavailable.ts';
import { useTexts } from '../i18n/texts.ts';
import { useReloadOnceOnline } from '../navigation/use-reload-once-online.ts';
import { useLink } from '../partner/use-link.ts';

/** What stands where a page is not: 404, or something went wrong (ROUT-27, ERRS-04). */
export function MissingPage({ missing, error }: { missing: boolean; error?: unknown }) {
  return unavailableIdiom(error) === null ? <LostPage missing={missing} /> : <UnavailablePage />;
}

/** The house cannot answer for a moment. The link works without scripts too. */
function UnavailablePage() {
  const { shell } = useTexts();
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-6 py-24 text-center">
      <h1 className="text-2xl font-semibold">{shell.unavailableTitle}</h1>
      <p className="text-ink-2">{shell.unavailableText}</p>
      <Link to={pathname + search} reloadDocument className={buttonLook('bid')}>
        {shell.retry}
      </Link>
    </div>
  );
}

function LostPage({ missing }: { missing: boolean }) {
  const { shell } = useTexts();
  const link = useLink();
  const online = useSyncExternalStore(subscribeToNetwork, isOnline, () => true);
  const failure = online ? shell.failedText : shell.failedOffline;
  useReloadOnceOnline(!missing && !online);
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-6 py-24 text-center">
      {missing ? <p className="money text-6xl font-semibold text-ink-3">404</p> : null}
      <h1 className="text-2xl font-semibold">{missing ? shell.notFoundTitle : shell.failedTitle}</h1>
      <p className="text-ink-2">{missing ? shell.notFoundText : failure}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {missing || !online ? null : <Button onClick={() => window.location.reload()}>{shell.retry}</Button>}
        <Link to={link('/home')} className={buttonLook('bid')}>
          {shell.notFoundAction}
        </Link>
      </div>
    </div>
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function isOnline(): boolean {
  return navigator.onLine;
}
