import { Suspense, lazy, useEffect, useRef, useState, type RefObject } from 'react';
import { useConsent } from '../../../platform/consent/use-consent.ts';
import { recentOffers, rememberOffer } from './recent-offers.ts';

const RecentRow = lazy(() =>
  import('./recent-row.tsx').then(
    ({ RecentRow: it }) => ({ default: it }),
    () => ({ default: () => null }),
  ),
);

/**
 * The offers this browser viewed last, below everything else. They are loaded once the page is idle, and shown only while their place is
 * still below the window, so that nothing in view moves. `seen`: the offer of the page, which is recorded and not shown.
 */
export function LateRecentRow({ seen = null }: { seen?: number | null }) {
  const allowed = useConsent().allows('functionality');
  const place = useRef<HTMLDivElement>(null);
  const quiet = useQuietMoment(place);
  const [codes, setCodes] = useState<readonly number[]>([]);
  useEffect(() => {
    setCodes(recentOffers().filter((code) => code !== seen));
    if (seen !== null) rememberOffer(seen);
  }, [allowed, seen]);
  return (
    <div ref={place}>
      {allowed && quiet && codes.length > 0 ? (
        <Suspense>
          <RecentRow codes={codes} onChange={setCodes} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Becomes true when the browser is idle and the place of the row is out of view below. */
function useQuietMoment(place: RefObject<HTMLElement | null>): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const below = entries.some(
        ({ isIntersecting, boundingClientRect }) => !isIntersecting && boundingClientRect.top > 0,
      );
      if (!below) return;
      setQuiet(true);
      observer.disconnect();
    });
    const begin = (): void => observer.observe(element);
    // Safari has no idle callbacks.
    const idle = 'requestIdleCallback' in window;
    const waiting = idle ? requestIdleCallback(begin, { timeout: 3000 }) : window.setTimeout(begin, 600);
    return () => {
      observer.disconnect();
      if (idle) cancelIdleCallback(waiting);
      else clearTimeout(waiting);
    };
  }, [place]);
  return quiet;
}
