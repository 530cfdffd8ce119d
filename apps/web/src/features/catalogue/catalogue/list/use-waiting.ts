import { useEffect, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';

const LONG_MS = 400;

/** `short`: something is loading; `long`: for so long that placeholders are shown. */
export type Waiting = 'no' | 'short' | 'long';

/** Whether a list is waiting for new content of its own: another filter, another page, or a retry after a failure. */
export function useWaiting({ failed }: { failed: boolean }): Waiting {
  const { pathname, search } = useLocation();
  const { state, location: next } = useNavigation();
  const again = useRevalidator().state === 'loading' && failed;
  const elsewhere = state === 'loading' && !isHome(next.pathname, pathname);
  const same = next !== undefined && next.pathname === pathname && next.search === search;
  const busy = (state === 'loading' && !elsewhere && !same) || again;
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!busy) {
      setLong(false);
      return undefined;
    }
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  if (!busy) return 'no';
  return long ? 'long' : 'short';
}

/** Whether both paths are the same list, in any category. */
function isHome(one: string, other: string): boolean {
  const base = (path: string): string => path.replace(/\/\d+\/?$/, '').replace(/\/$/, '');
  return base(one) === base(other);
}
