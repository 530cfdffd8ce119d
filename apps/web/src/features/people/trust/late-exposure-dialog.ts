import { lazy } from 'react';

/** The dialog of the limit, loaded when it opens. */
export const LateExposureDialog = lazy(() =>
  import('./exposure-dialog.tsx').then(({ ExposureDialog }) => ({ default: ExposureDialog })),
);
