import { lazy } from 'react';

/** The cancel dialog, fetched when somebody opens it. */
export const LateCancelDialog = lazy(() =>
  import('./cancel-dialog.tsx').then(({ CancelDialog }) => ({ default: CancelDialog })),
);
