import { useEffect } from 'react';

/** Loads the page again as soon as there is a connection again, while `waiting`. */
export function useReloadOnceOnline(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return undefined;
    const reload = (): void => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [waiting]);
}
