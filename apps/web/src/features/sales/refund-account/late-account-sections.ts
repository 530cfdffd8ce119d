import { lazy } from 'react';

/** Loaded when money has to be refunded. */
export const LateAccountSections = lazy(() =>
  import('./account-sections.tsx').then(({ AccountSections: it }) => ({ default: it })),
);
