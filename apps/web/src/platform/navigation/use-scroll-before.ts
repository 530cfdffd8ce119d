import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Scrolls to the top before a navigation, including to home with another category (ROUT-32, decision 0072); after it, `ScrollRestoration`
 * takes over. Going back or forward is left alone: the scroll position is restored.
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
    else if (!stepping.current && next !== pathname) window.scrollTo(0, 0);
  }, [next, pathname]);
}
