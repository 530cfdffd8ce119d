import { lazy } from 'react';

/** The dialogs of an offer page, loaded when the first of them opens. */
export const LateOfferDialogs = lazy(() =>
  import('./offer-dialogs.tsx').then(({ OfferDialogs }) => ({ default: OfferDialogs })),
);
