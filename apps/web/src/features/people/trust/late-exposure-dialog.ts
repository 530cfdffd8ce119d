import { lazy } from 'react';

/** The dialog of the limit, fetched when it opens. */
export const LateExposureDialog = lazy(() =>
  import('./exposure-dialog.tsx').then(({ ExposureDialog }) => ({ default: ExposureDialog })),
);
