import { lazy } from 'react';

/** Fetched where money has to go back. */
export const LateAccountSections = lazy(() =>
  import('./account-sections.tsx').then(({ AccountSections: it }) => ({ default: it })),
);
