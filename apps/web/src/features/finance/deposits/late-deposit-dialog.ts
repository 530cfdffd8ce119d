import { lazy } from 'react';

/** The dialog of a deposit, loaded when it opens. */
export const LateDepositDialog = lazy(() =>
  import('./deposit-dialog.tsx').then(({ DepositDialog }) => ({ default: DepositDialog })),
);
