import { lazy } from 'react';

/** The user's own proposal on the page of an offer, loaded for signed-in users only. */
export const LateOwnProposal = lazy(() =>
  import('./own-proposal.tsx').then(({ OwnProposal }) => ({ default: OwnProposal })),
);
