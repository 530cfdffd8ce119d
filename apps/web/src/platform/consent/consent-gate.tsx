import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { isAsking, subscribe } from './consent-store.ts';
import { isUnsent } from './unsent.ts';
import { useConsent } from './use-consent.ts';

const ConsentBar = lazy(() => import('./consent-bar.tsx').then((file) => ({ default: file.ConsentBar })));
const ConsentDialog = lazy(() =>
  import('./consent-dialog.tsx').then((file) => ({ default: file.ConsentDialog })),
);

/** Asks about cookies while there is no answer, and shows the preferences to whoever wants them. Fetched only when needed. */
export function ConsentGate() {
  const { answered } = useConsent();
  const asking = useSyncExternalStore(subscribe, isAsking, () => false);
  useEffect(() => {
    if (isUnsent()) void import('./answer.ts').then(({ sendAnswer }) => sendAnswer(), ignore);
  }, []);
  return (
    <Suspense>
      {answered === false ? <ConsentBar /> : null}
      {asking ? <ConsentDialog /> : null}
    </Suspense>
  );
}

function ignore(): void {
  // The next page tries again.
}
