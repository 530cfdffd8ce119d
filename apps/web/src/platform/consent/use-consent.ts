import { isAllowed, type ConsentKind } from '@patio/domain/identity/consents/consent.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { currentConsent } from './consent-cookie.ts';
import { setAsking, subscribe } from './consent-store.ts';

/** The visitor's answer about cookies, for components. */
export interface ConsentView {
  /** Whether there is an answer; null while rendering on the server and until hydration. */
  readonly answered: boolean | null;
  /** Whether a kind may be used: `necessary` always, the others after consent. */
  allows(kind: ConsentKind): boolean;
  /** Opens the preferences. */
  ask(): void;
}

const ask = (): void => setAsking(true);

/** The visitor's answer about cookies. On the server nobody has answered, so that every visitor gets the same HTML. */
export function useConsent(): ConsentView {
  const consent = useSyncExternalStore(subscribe, currentConsent, () => undefined);
  return useMemo(
    () => ({
      answered: consent === undefined ? null : consent !== null,
      allows: (kind) => isAllowed(consent ?? null, kind),
      ask,
    }),
    [consent],
  );
}
