import { Suspense, lazy, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { house } from '../house/house.ts';
import { isAsking, subscribe } from './consent-store.ts';
import { isUnsent } from './unsent.ts';
import { useConsent } from './use-consent.ts';

// Without its code the question is not asked on this page; the frame of the page must render anyway.
const ConsentBar = lazy<() => ReactNode>(() =>
  import('./consent-bar.tsx').then((file) => ({ default: file.ConsentBar }), nothing),
);
const ConsentDialog = lazy<() => ReactNode>(() =>
  import('./consent-dialog.tsx').then((file) => ({ default: file.ConsentDialog }), nothing),
);

/** Asks about cookies while there is no answer, and shows the preferences on request. Loaded only when needed. */
export function ConsentGate() {
  const { answered, allows } = useConsent();
  useTagManager(allows('performance'));
  const asking = useSyncExternalStore(subscribe, isAsking, () => false);
  useEffect(() => {
    if (isUnsent()) void import('./answer.ts').then(({ sendAnswer }) => sendAnswer(), ignore);
  }, []);
  return (
    <>
      {/* Separate, so that the bar stays and gets the focus back while the preferences are loaded. */}
      <Suspense>{answered === false ? <ConsentBar /> : null}</Suspense>
      <Suspense>{asking ? <ConsentDialog /> : null}</Suspense>
    </>
  );
}

/** Of this page, once it was wanted. */
let container: Promise<typeof import('../analytics/container.ts')> | null = null;

/** Loads the tag manager, if configured, with consent to statistics, and removes it when that is withdrawn, in every tab. */
function useTagManager(allowed: boolean): void {
  useEffect(() => {
    const { analyticsContainer: address } = house();
    if (address === null) return;
    if (allowed) container ??= import('../analytics/container.ts');
    container?.then((part) => (allowed ? part.beginContainer(address) : part.endContainer()), ignore);
  }, [allowed]);
}

function nothing(): { default: () => ReactNode } {
  return { default: () => null };
}

function ignore(): void {
  // The next page retries.
}
