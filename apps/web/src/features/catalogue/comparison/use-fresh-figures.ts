import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { ComparisonData } from './load-comparison.ts';

const EVERY_MS = 30_000;

/** While an offer is open, prices and ends are refreshed every half minute, and whenever the user returns to the window. */
export function useFreshFigures({ offers }: ComparisonData): void {
  const { revalidate } = useRevalidator();
  const open = offers.some(({ status }) => status === 'A');
  useEffect(() => {
    if (!open) return undefined;
    const renew = (): void => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(renew, EVERY_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [open, revalidate]);
}
