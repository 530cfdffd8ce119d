import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { isKeptInPlace } from './is-kept-in-place.ts';

/**
 * Scrolls to the top before a page is left for another (ROUT-32); after it, `ScrollRestoration` does. Going back or forward is left
 * alone: the view returns to where it was.
 */
export function useScrollBefore(): void {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const stepping = useRef(false);
  const next = location?.pathname;
  useEffect(() => {
    const step = (): void => {
      stepping.current = true;
    };
    window.addEventListener('popstate', step);
    return () => window.removeEventListener('popstate', step);
  }, []);
  useEffect(() => {
    if (next === undefined) stepping.current = false;
    else if (!stepping.current && !isKeptInPlace(pathname, next)) window.scrollTo(0, 0);
  }, [next, pathname]);
}
