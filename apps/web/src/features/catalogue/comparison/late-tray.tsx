import { Suspense, lazy, type ComponentProps, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useChosenOffers } from '../comparison-choice/public.ts';
import type { ComparisonTray } from './comparison-tray.tsx';

const Tray = lazy<ComponentType<ComponentProps<typeof ComparisonTray>>>(() =>
  import('./comparison-tray.tsx').then(
    ({ ComparisonTray: it }) => ({ default: it }),
    () => ({ default: () => null }),
  ),
);

/** Screens where offers are selected; elsewhere the tray would be in the way. */
const CHOOSING = /^\/(?:[a-z-]+\/)?(?:home|oferta|favoritos)(?:\/|$)/;

/** The tray of selected offers at the bottom of the window; its code is loaded with the first selection. */
export function LateTray() {
  const offers = useChosenOffers();
  const { pathname } = useLocation();
  if (offers.length === 0 || !CHOOSING.test(pathname)) return null;
  return (
    <Suspense>
      <Tray offers={offers} />
    </Suspense>
  );
}
