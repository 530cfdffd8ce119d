import { lazy } from 'react';

/** Fetched only where the reader has bid. */
export const LateWithdrawalNotice = lazy(() =>
  import('./withdrawal-notice.tsx').then((it) => ({ default: it.WithdrawalNotice })),
);
