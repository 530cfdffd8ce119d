import { lazy } from 'react';

/** The cancel dialog, loaded when a user opens it. */
export const LateCancelDialog = lazy(() =>
  import('./cancel-dialog.tsx').then(({ CancelDialog }) => ({ default: CancelDialog })),
);
