import { lazy } from 'react';

/** Loaded only where the user has bid. */
export const LateWithdrawalNotice = lazy(() =>
  import('./withdrawal-notice.tsx').then((it) => ({ default: it.WithdrawalNotice })),
);
