import { isAllowed, type ConsentKind } from '@patio/domain/identity/consents/consent.ts';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { currentConsent } from './consent-cookie.ts';
import { subscribe } from './consent-store.ts';

/** The visitor's answer about cookies, for components. */
export interface ConsentView {
  /** Whether there is an answer; null while rendering on the server and until hydration. */
  readonly answered: boolean | null;
  /** Whether a kind may be used: `necessary` always, the others after consent. */
  allows(kind: ConsentKind): boolean;
}

/** The visitor's answer about cookies. On the server nobody has answered, so that every visitor gets the same HTML. */
export function useConsent(): ConsentView {
  const consent = useDeferredValue(useSyncExternalStore(subscribe, currentConsent, () => undefined));
  return useMemo(
    () => ({
      answered: consent === undefined ? null : consent !== null,
      allows: (kind) => isAllowed(consent ?? null, kind),
    }),
    [consent],
  );
}
