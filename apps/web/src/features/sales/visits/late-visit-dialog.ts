import { lazy } from 'react';

/** The dialog for booking, loaded when it opens. */
export const LateVisitDialog = lazy(() =>
  import('./visit-dialog.tsx').then(({ VisitDialog }) => ({ default: VisitDialog })),
);
