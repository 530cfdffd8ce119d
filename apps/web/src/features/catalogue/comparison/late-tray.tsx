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

/** Screens on which offers are chosen; elsewhere the tray would stand in the way. */
const CHOOSING = /^\/(?:[a-z-]+\/)?(?:home|oferta|favoritos)(?:\/|$)/;

/** What was chosen for comparing, at the foot of the window; its code comes with the first choice. */
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
