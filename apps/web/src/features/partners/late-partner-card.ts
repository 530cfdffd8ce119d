import { lazy } from 'react';

/** Whose store this is, fetched only inside a store. */
export const LatePartnerCard = lazy(() =>
  import('./partner-card.tsx').then(({ PartnerCard: it }) => ({ default: it })),
);
