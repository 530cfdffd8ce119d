import { Button, buttonLook } from '@patio/ui/button.tsx';
import { useSyncExternalStore, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { unavailableIdiom } from '../api/unavailable.ts';
import { useTexts } from '../i18n/texts.ts';
import { useLink } from '../partner/use-link.ts';

/**
 * Shown in place of a page: 404, temporarily unavailable, or something went wrong (ROUT-27, ERRS-04). The links work without scripts too.
 */
export function MissingPage({ missing, error }: { missing: boolean; error?: unknown }) {
  const { shell } = useTexts();
  const link = useLink();
  const { pathname, search } = useLocation();
  const online = useSyncExternalStore(subscribeToNetwork, isOnline, () => true);
  const away = unavailableIdiom(error) !== null;
  const failure = online ? shell.failedText : shell.failedOffline;
  useReloadOnceOnline(!missing && !online);
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-6 py-24 text-center">
      {missing ? <p className="money text-6xl font-semibold text-ink-3">404</p> : null}
      <h1 className="text-2xl font-semibold">
        {missing ? shell.notFoundTitle : away ? shell.unavailableTitle : shell.failedTitle}
      </h1>
      <p className="text-ink-2">{missing ? shell.notFoundText : away ? shell.unavailableText : failure}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {missing || away || !online ? null : (
          <Button onClick={() => window.location.reload()}>{shell.retry}</Button>
        )}
        <Link
          to={away ? pathname + search : link('/home')}
          reloadDocument={away}
          className={buttonLook('bid')}
        >
          {away ? shell.retry : shell.notFoundAction}
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

/** Reloads the page as soon as the connection is back, while `waiting`. */
function useReloadOnceOnline(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return undefined;
    const reload = (): void => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [waiting]);
}
